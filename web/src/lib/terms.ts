/** What was agreed on when a table was opened, in words: options and clock. */
import type { Clock, GameShown } from '../wire/mirabilia.ts';
import type { Text } from './texts.ts';

/** Only what differs from the usual is part of a table. */
export function optionWords(game: GameShown | undefined, options: Record<string, unknown>): string[] {
  return Object.entries(options).map(([name, value]) => {
    const option = game?.options.find((one) => one.name === name);
    const named = (choice: unknown) =>
      [...(option?.choices ?? []), ...(option?.row ?? [])].find((one) => one.choice === String(choice))?.text ??
      String(choice);
    const words = (Array.isArray(value) ? value : [value]).map((choice) => brief(named(choice))).join(', ');
    return `${brief(option?.title ?? name)}: ${words}`;
  });
}

/** The options are told with explanations; here their names are enough. */
function brief(words: string): string {
  return words.split(/[:,;.(]/)[0]?.trim() ?? words;
}

/** How long people may think; "" without a clock. */
export function clockWords({ kind, amount, lost, gain }: Clock, text: Text): string {
  if (kind === 'none') return '';
  const whole = text(`web-clock-of-${kind}`, { amount: kind === 'game' ? Math.round(amount / 60) : amount });
  const time = gain === 0 ? whole : text('web-clock-of-gain', { time: whole, gain });
  return lost ? text('web-clock-of-lost', { time }) : time;
}
