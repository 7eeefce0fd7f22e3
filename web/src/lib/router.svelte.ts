import { routeOf } from './routes.ts';

/** Which page is open: follows links, the back button, and `go`. */
export class Router {
  #address = $state(here());
  #moves = $state(0);

  readonly route = $derived(routeOf(new URL(this.#address, location.origin).pathname));

  /** Pages opened since the document was loaded: only then is the focus to be moved. */
  get moves(): number {
    return this.#moves;
  }

  /** Open a page of this site. */
  go(address: string): void {
    history.pushState(null, '', address);
    scrollTo(0, 0);
    this.#read();
  }

  /** Follow links and the back button, until the function that is returned gets called. */
  start(): () => void {
    const click = (event: MouseEvent) => {
      this.#follow(event);
    };
    const back = () => {
      this.#read();
    };
    document.addEventListener('click', click);
    addEventListener('popstate', back);
    return () => {
      document.removeEventListener('click', click);
      removeEventListener('popstate', back);
    };
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event) || !isPage(link)) return;
    event.preventDefault();
    if (addressOf(link) !== here() || link.hash !== location.hash) this.go(link.href);
  }

  #read(): void {
    if (here() === this.#address) return;
    this.#address = here();
    this.#moves += 1;
  }
}

function here(): string {
  return addressOf(location);
}

function addressOf(place: Location | HTMLAnchorElement): string {
  return place.pathname + place.search;
}

/** Not one that should open a new tab or that something else has dealt with. */
function isPlainClick(event: MouseEvent): boolean {
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Whether a link leads to another page of the client; links within a page are the browser's business. */
function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  if (link.hash !== '' && addressOf(link) === here()) return false;
  return routeOf(link.pathname).page !== 'missing';
}
