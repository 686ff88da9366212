/** One value at a moment. */
export type Point = { readonly at: number; readonly y: number };
export type Line = { readonly key: string; readonly points: readonly Point[] };

/** Round figures up to which an axis goes, from nothing: some four steps. */
export function ticksUpTo(most: number): readonly number[] {
  if (most <= 0) return [0];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, nth) => Math.round(nth * step * 1000) / 1000);
}
