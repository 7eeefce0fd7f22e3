/** What the entries of all games have in common. */
import type { Entry } from './contract.ts';

/** What a piece has to say of itself; all else is empty. */
export type Sketch = Pick<Entry, 'kind' | 'id' | 'name' | 'type' | 'says'> & Partial<Entry>;

export function entryOf(sketch: Sketch): Entry {
  return {
    key: `${sketch.kind}:${sketch.id}`,
    edition: 1,
    colour: '',
    cost: '',
    notes: [],
    freedBy: [],
    frees: [],
    doubts: [],
    ...sketch,
    facets: { kind: [sketch.kind], ...sketch.facets },
  };
}
