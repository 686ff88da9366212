import { tick } from 'svelte';
import { nightBehind } from './night-of.ts';
import { formatRoute, parseRoute, type Route } from './route.ts';

type Kept = { readonly scroll?: number; readonly night?: string | undefined } | null;

const here = (): Route => parseRoute(location.pathname, location.search);
let current = $state.raw<Route>(here());
/** Kept with each page of the history: it is there again after going back, and after loading anew. */
let night = $state.raw(nightBehind(here(), (history.state as Kept)?.night));
/** Where to scroll once the page is there. */
let scrollTo = 0;

/** The page that is shown, from the address. */
export const router = {
  get route(): Route {
    return current;
  },
  /** The night that stands behind it. */
  get night(): string | undefined {
    return night;
  },
};

export function navigate(to: Route | string, how: 'push' | 'replace' = 'push'): void {
  const address = typeof to === 'string' ? to : formatRoute(to);
  if (how === 'push') {
    history.replaceState({ scroll: scrollY, night } satisfies Kept, '');
    history.pushState(null, '', address);
  } else history.replaceState(null, '', address);
  scrollTo = 0;
  current = here();
  night = nightBehind(current, night);
  history.replaceState({ night } satisfies Kept, '');
}

/** The reader of a screen hears where they are: the heading takes the focus when another page has come. */
export async function arrived(): Promise<void> {
  await tick();
  const heading = await headingOf(current);
  if (heading !== undefined && !isAtWork()) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  scrollToKept();
}

/** A page that waits for its data has a heading a moment later. */
async function headingOf(route: Route): Promise<HTMLElement | undefined> {
  for (let wait = 0; wait < 30 && route === current; wait += 1) {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading !== null) return heading;
    await new Promise((done) => setTimeout(done, 100));
  }
  return undefined;
}
/** Somebody has begun to type or to choose: then the focus stays where it is. */
const isAtWork = (): boolean => document.activeElement?.matches(':is(main, dialog) *') === true;
export const scrollToKept = (): void => window.scrollTo({ top: scrollTo, behavior: 'instant' });

/** Plain links to our own pages change the page without loading it anew; all others stay what they are. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash !== '') return;
  event.preventDefault();
  navigate(`${url.pathname}${url.search}${url.hash}`);
}

/** Once, from `main.ts`. */
export function startRouter(): void {
  history.scrollRestoration = 'manual';
  document.addEventListener('click', follow);
  window.addEventListener('popstate', (event) => {
    const kept = event.state as Kept;
    scrollTo = kept?.scroll ?? 0;
    current = here();
    // a link within the page makes an entry of which nothing is known
    night = nightBehind(current, kept === null ? night : kept.night);
  });
}
