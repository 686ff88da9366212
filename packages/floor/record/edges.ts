import type { Fact } from '../src/fact.ts';

/** Far beyond what is told, so that what changes above is found as well. */
const FAR = 8;

/** The numbers on both sides of every change between the least, what is told, and far beyond it; and one more than is told. */
export function edgesOf(fact: Extract<Fact, { readonly min: number }>, now: unknown, shape: (value: number) => string) {
  const most = fact.type === 'count' ? fact.max : Number.MAX_SAFE_INTEGER;
  const told = typeof now === 'number' ? now : Math.max(fact.min, 1);
  const tried = [fact.min, told, told + 1, FAR * Math.max(told, 100)].map((value) => Math.min(value, most));
  const points = [...new Set(tried)].sort((a, b) => a - b);
  const between = points.slice(1).flatMap((to, nth) => edge(points[nth] ?? fact.min, to, shape));
  return [fact.min, Math.min(told + 1, most), ...(fact.type === 'count' ? [fact.max] : []), ...between];
}

/** The last number before another shape, and the first of it; none where both ends are alike. */
function edge(from: number, to: number, shape: (value: number) => string): readonly number[] {
  const before = shape(from);
  if (before === shape(to)) return [];
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (shape(middle) === before) low = middle;
    else high = middle;
  }
  return [low, high];
}
