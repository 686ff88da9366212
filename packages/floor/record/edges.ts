import type { Rulebook } from '@riffle/rulebooks';
import type { Fact, FactsAsked, FactsOf } from '../src/fact.ts';
import type { IncidentKind } from '../src/incident-kind.ts';
import { inquiryInto } from '../src/inquiry.ts';
import { readFacts } from '../src/read-facts.ts';
import type { Facts } from './neighbours.ts';

/** What comes out but for its amounts: a list, or why it is refused. */
export type Shape = (facts: Facts) => string;

/** The same as a ruling finds, and quicker: asked some thousand times to find where it changes. */
export const shapeUnder =
  (kind: IncidentKind, book: Rulebook): Shape =>
  (facts) => {
    const read = readFacts(kind.facts, facts);
    if (!read.ok) return 'refused';
    const its = read.value as FactsOf<FactsAsked>;
    const clashes = kind.clashes?.(its) ?? [];
    if (clashes.length > 0) return clashes.map(({ fact }) => fact).join();
    const { floor, kept } = inquiryInto(book);
    const { outcome, steps, discretion } = kind.find(its, floor);
    const asked = kept().because.map((link) => (link.is === 'note' ? link.key : link.policy));
    return JSON.stringify([outcome, steps, discretion, asked], (_, value: unknown) =>
      typeof value === 'number' ? 0 : value,
    );
  };

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
