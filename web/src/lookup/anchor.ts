/** Parts of a page that an address names: they were not there yet when the browser looked for them. */
export function goToPart(id = location.hash.slice(1)): void {
  const place = document.getElementById(decodeURIComponent(id));
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
