/** Events that are seen, or said with others: the banner is about what everybody did and what came of it. */
export const QUIET = [
  'committed',
  'taken_back',
  'paid',
  'traded',
  'gained',
  'passed',
  'turn_begun',
  'chosen',
  'scored',
];
