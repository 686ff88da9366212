import type { Cents } from '@riffle/money';
import type { Objection } from '../decision.ts';
import { amountFrom } from './boxes.ts';
import { type Part, type Profile, priceOf } from './money-setup.ts';

type Asked = { readonly price: Cents | undefined; readonly reason: string | undefined };
type Priced =
  | { readonly ok: true; readonly profile: Profile; readonly listed?: Cents }
  | { readonly ok: false; readonly why: NonNullable<Objection> };

/**
 * A profile at the price that is asked for it, with a reason. The prizes take the difference, so that the sum is exact and each
 * other part stays what it is; below these it cannot be sold. `listed`: what it costs otherwise.
 */
export function atPrice(profile: Profile, { price, reason }: Asked): Priced {
  const listed = priceOf(profile);
  if (price === undefined || price === listed) return { ok: true, profile };
  const others = profile.parts.filter((part) => part.for !== 'prizes');
  const least = priceOf({ parts: others });
  const wrong = amountFrom(least, price);
  if (wrong !== undefined) return { ok: false, why: wrong };
  if (!reason) return { ok: false, why: { code: 'reason-needed' } };
  const prizes: Part = { for: 'prizes', amount: (price - least) as Cents };
  return { ok: true, listed, profile: { ...profile, parts: price === least ? others : [prizes, ...others] } };
}
