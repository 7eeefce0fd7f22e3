/** The ready phrases of the server, in the order in which they are offered. Their texts come with those of a game. */
export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'nice_move',
  'thanks',
  'oops',
  'take_your_time',
  'one_moment',
  'back_again',
  'have_to_go',
  'good_game',
  'again',
];

export function phraseKey(phrase: string): string {
  return `web-phrase-${phrase.replaceAll('_', '-')}`;
}
