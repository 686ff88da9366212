/** What was typed longer ago is not what lies there now. */
const LONGEST = 15 * 60_000;

type Kept<T> = { readonly at: number; readonly typed: T };

/** What is half typed in one place, for as long as this tab is open: a page that is loaded anew goes on where somebody was. */
export const typingAt = <T extends object>(place: string) => ({
  read(now: number): T | undefined {
    try {
      const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept<T> | null;
      return kept === null || !(now - kept.at <= LONGEST) ? undefined : kept.typed;
    } catch {
      return undefined;
    }
  },
  /** Where nothing is typed, nothing is kept. */
  keep(typed: T, now: number): void {
    if (Object.values(typed).every(isNothing)) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ at: now, typed } satisfies Kept<T>));
  },
  /** It was told. */
  forget: (): void => sessionStorage.removeItem(place),
});

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isNothing));
