/** One value at a moment. */
export type Point = { readonly at: number; readonly y: number };
export type Line = { readonly key: string; readonly points: readonly Point[] };

/** Which values stand on the axis, and which of them lies at the upper edge, which at the lower. */
export type Scale = { readonly ticks: readonly number[]; readonly top: number; readonly bottom: number };

/** From nothing up. */
export function fromNothing(most: number): Scale {
  const ticks = ticksUpTo(most);
  return { ticks, top: Math.max(1, ticks.at(-1) ?? 1), bottom: 0 };
}
/** Ranks, the first on top; of many not every one is written. */
export function ranksOf(count: number): Scale {
  const step = Math.max(1, Math.ceil(count / 7));
  const ticks = Array.from({ length: Math.ceil(count / step) }, (_, nth) => 1 + nth * step);
  return { ticks, top: 1, bottom: Math.max(2, count) };
}

/** Round figures up to which an axis goes, from nothing: some four steps. */
export function ticksUpTo(most: number): readonly number[] {
  if (most <= 0) return [0];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, nth) => Math.round(nth * step * 1000) / 1000);
}
