import { portion } from './portion.ts';

/** A weight, and what it gets at least and at most. */
export type Bounded = { readonly weight: number; readonly least: number; readonly most: number };

/**
 * An amount by weights, rounded down, where nobody gets less than his least or more than his most: who would is given just that,
 * and the others share what is then left. All by one measure, so that where weights, leasts and mosts fall from place to place,
 * the parts do too. Where the leasts alone are more than there is, these are the parts.
 */
export function shareWithin(amount: number, all: readonly Bounded[]): readonly number[] {
  const parts = new Map<Bounded, number>();
  let open = all;
  let rest = amount;
  while (open.length > 0) {
    const whole = open.reduce((sum, { weight }) => sum + weight, 0);
    const asked = open.map((one) => ({ one, part: rest > 0 ? portion(rest, one.weight, whole) : 0 }));
    const below = asked.filter(({ one, part }) => part < one.least);
    const above = asked.filter(({ one, part }) => part > one.most);
    if (below.length + above.length === 0) {
      for (const { one, part } of asked) parts.set(one, part);
      break;
    }
    const missing = below.reduce((sum, { one, part }) => sum + one.least - part, 0);
    const tooMuch = above.reduce((sum, { one, part }) => sum + part - one.most, 0);
    const held = missing >= tooMuch ? below : above;
    for (const { one } of held) parts.set(one, missing >= tooMuch ? one.least : one.most);
    open = open.filter((one) => !parts.has(one));
    rest = amount - [...parts.values()].reduce((sum, part) => sum + part, 0);
  }
  return all.map((one) => parts.get(one) ?? 0);
}
