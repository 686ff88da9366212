import { type Profile, saidBy } from '../profile/profile.ts';

/** Points are whole, but where those who share a place get the mean: then they are kept to the hundredth, so that sums agree. */
const hundredths = (points: number): number => Math.round(points * 100) / 100;
export const sum = (points: readonly number[]): number => hundredths(points.reduce((all, one) => all + one, 0));

export type Placed<T> = {
  readonly one: T;
  /** From 1; who shares it has the same, and the next place is as many further. */
  readonly place: number;
  /** How many stand there. */
  readonly sharers: number;
};

/** Best first, by several figures of which the first that differs decides; smaller is better. */
export function placed<T>(all: readonly T[], figures: (one: T) => readonly number[]): readonly Placed<T>[] {
  const sorted = all.map((one) => ({ one, by: figures(one) })).toSorted((a, b) => compared(a.by, b.by));
  const found: Placed<T>[] = [];
  for (let from = 0; from < sorted.length; ) {
    const first = sorted[from]?.by ?? [];
    let to = from + 1;
    while (to < sorted.length && compared(first, sorted[to]?.by ?? []) === 0) to += 1;
    for (const { one } of sorted.slice(from, to)) found.push({ one, place: from + 1, sharers: to - from });
    from = to;
  }
  return found;
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [nth, figure] of a.entries()) {
    const other = b[nth] ?? 0;
    if (figure !== other) return figure - other;
  }
  return 0;
}

/** What a place gives by a list, from the first place on; nothing beyond it. */
export const byList =
  (points: readonly number[]) =>
  (place: number): number =>
    points[place - 1] ?? 0;
/** As many as there are players from that place down. */
export const fromLast =
  (players: number) =>
  (place: number): number =>
    Math.max(0, players - place + 1);

/** What each gets who stands at a place, alone or with others. */
export function pointsAt(
  profile: Profile,
  { place, sharers }: { readonly place: number; readonly sharers: number },
  worth: (place: number) => number,
): number {
  if (saidBy(profile, 'points.shared') === 'ofPlace' || sharers === 1) return worth(place);
  const spanned = Array.from({ length: sharers }, (_, nth) => worth(place + nth));
  return hundredths(spanned.reduce((all, one) => all + one, 0) / sharers);
}
