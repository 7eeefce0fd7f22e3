/** The stages of a city as they are drawn. */
import type { Words } from '../../board/words.ts';
import type { Mark } from '../../drawing/marks.ts';
import type { Catalogue } from './catalogue.ts';
import { costOf, marksOf } from './looks.ts';
import type { City, Own } from './types.ts';
import { nameOf, stageSays } from './words.ts';

export interface StageLook {
  /** From 1. */
  number: number;
  built: boolean;
  next: boolean;
  effects: Mark[];
  cost: Mark[];
  /** All of it in words. */
  says: string[];
  /** The name of the card under it, if one may know. */
  under: string | null;
}

export function stagesOf(words: Words, catalogue: Catalogue, city: City, own: Own | null): StageLook[] {
  if (city.board === null || city.side === null) return [];
  const printed = catalogue.side(city.board, city.side).stages;
  return city.stages.map(({ built, next, under, chosen }, index) => {
    const stage = printed[index];
    if (stage === undefined) throw new Error(`there is no stage ${String(index + 1)}`);
    const number = index + 1;
    const lying = under ?? own?.under.find((one) => one.city === city.city && one.stage === number)?.card ?? null;
    const open = stage.choose;
    const effects = chosen === null ? [...stage.effects] : [...stage.effects, ...(open[chosen - 1] ?? [])];
    const choices = chosen === null ? open : [];
    const marks = choices.flatMap((one, at): Mark[] => [
      ...(at > 0 ? [{ is: 'slash' } as const] : []),
      ...marksOf(one),
    ]);
    return {
      number,
      built,
      next,
      effects: [...marksOf(effects), ...marks],
      cost: costOf(stage.cost),
      says: stageSays(words, { ...stage, effects, choose: choices }),
      under: lying === null ? null : nameOf(words, catalogue, lying),
    };
  });
}
