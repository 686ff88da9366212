import { WALL_EVENTS, type WallEvent } from '@riffle/wire';

/** What waits to be told, since when, in milliseconds of whatever clock the caller keeps. */
export type Waiting<T extends { readonly event: WallEvent }> = T & { readonly since: number };

/** So long it may wait; what was told later than that would be no news any more. */
const NEWS_FOR = 20_000;
/** What makes these untrue: nobody is told of the last minute once the level has changed. */
const MADE_UNTRUE: { readonly [E in WallEvent]?: readonly WallEvent[] } = {
  level: ['minute', 'breakEnding', 'breakSoon', 'break'],
  break: ['minute', 'breakSoon', 'level', 'breakEnding'],
  handForHandEnds: ['hand', 'handForHand'],
  money: ['bubble'],
};
/** Of these only the last is news. */
const LAST_ALONE: readonly WallEvent[] = ['level', 'break', 'minute', 'hand', 'bubble', 'breakSoon', 'breakEnding'];

/** With what has come now. Nothing is told twice, and nothing that is no longer so. */
export function joined<T extends { readonly event: WallEvent }>(
  waiting: readonly Waiting<T>[],
  coming: readonly T[],
  now: number,
): readonly Waiting<T>[] {
  const untrue = new Set(
    coming.flatMap(({ event }) => [...(MADE_UNTRUE[event] ?? []), ...(LAST_ALONE.includes(event) ? [event] : [])]),
  );
  return [...waiting.filter(({ event }) => !untrue.has(event)), ...coming.map((one) => ({ ...one, since: now }))];
}

/** Which is told next: by rank, then by when it came; and what then still waits. */
export function nextOf<T extends { readonly event: WallEvent }>(
  waiting: readonly Waiting<T>[],
  now: number,
): { readonly next?: Waiting<T>; readonly rest: readonly Waiting<T>[] } {
  const news = waiting.filter(({ since }) => now - since <= NEWS_FOR);
  const rank = ({ event }: Waiting<T>) => WALL_EVENTS.indexOf(event);
  const [next] = news.toSorted((a, b) => rank(a) - rank(b) || a.since - b.since);
  return { ...(next && { next }), rest: news.filter((one) => one !== next) };
}
