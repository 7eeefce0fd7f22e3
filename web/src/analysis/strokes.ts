/** How the lines of several players are told apart, besides their inks. */
const DASHES = ['none', '8 4', '2 3', '10 3 2 3', '5 2', '1 4', '14 4'];

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? 'none';
}
