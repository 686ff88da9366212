/** Requests a minute from one address. A club's phones may all come from one, so the common one is wide. */
export const LIMITS = { all: 3000, signIn: 20, staff: 60, files: 60, demo: 10, connect: 600, signUp: 30 } as const;

export const perMinute = (max: number) => ({ max, timeWindow: 60_000 });

const UNTOLD = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
/** How many are left is not said: to whoever shares an address with the desk it would tell that staff do something. */
export const QUIET = { addHeaders: UNTOLD, addHeadersOnExceeding: UNTOLD };

/** Built files are not counted: a phone that keeps the whole app fetches a hundred and more, once, and they cost nothing. */
export const isUncounted = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  method === 'GET' && url.startsWith('/assets/');

/** Live connections at the same time from one address: a full hall behind one, and more. */
export const MOST_SOCKETS = 1000;

/** Bytes of a body: a command may name thousands of players; a list or a whole file is larger. */
export const BODY = {
  usual: 1_000_000,
  list: 2_000_000,
  template: 8_388_608,
  demoList: 30_000,
  file: 64_000_000,
  rulebook: 30_000_000,
  logo: 500_000,
  medium: 2_000_000,
  kept: 3_000_000,
  keptAsText: 4_100_000,
  signUp: 4_000,
  own: 4_000,
  dealer: 20_000,
} as const;
/** Pictures and recordings for walls that a club keeps. */
export const MOST_MEDIA = 100;
/** Lines of a list; no tournament has more players, and each is compared with the others. */
export const MOST_LINES = 20_000;
