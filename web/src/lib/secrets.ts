/** Whether a seat sees something that nobody else at the same screen may see: a hand, tokens drawn. */
export function hasSecrets(own: unknown): boolean {
  if (typeof own !== 'object' || own === null) return false;
  return Object.entries(own).some(([field, value]) => field !== 'seat' && !isEmpty(value));
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
