/** What axe complains of; colours it cannot judge here, since jsdom lays nothing out. */
import axe from 'axe-core';

export async function complaints(element: Element = document.body, ...ignored: string[]): Promise<unknown[]> {
  const rules = Object.fromEntries(['color-contrast', ...ignored].map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(element, { rules });
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
