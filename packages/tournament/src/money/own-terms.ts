import { type Chips, toChips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import type { Objection } from '../decision.ts';
import { amountFrom } from './boxes.ts';
import { type Part, type Profile, priceOf } from './money-setup.ts';

/** What a director says of one sale in place of what its profile says: the price, the chips, or both. */
export type OwnTerms = { readonly price?: Cents | undefined; readonly chips?: Chips | undefined };

/** A profile as it is sold, and what of it is otherwise. */
export type OnTerms = { readonly profile: Profile; readonly listed?: Cents; readonly listedChips?: Chips };
type Found = ({ readonly ok: true } & OnTerms) | { readonly ok: false; readonly why: NonNullable<Objection> };

/** As far as a stack can be told over the wire. */
const MOST_CHIPS = 1_000_000_000;

/**
 * A profile on the terms that are asked for, with a reason. Of another price the prizes take the difference, so that the sum
 * is exact and each other part stays what it is; below these it cannot be sold. Other chips are as many as are said.
 */
export function onTerms(
  profile: Profile,
  { reason, ...own }: OwnTerms & { readonly reason: string | undefined },
): Found {
  const price = own.price === priceOf(profile) ? undefined : own.price;
  const chips = own.chips === profile.chips ? undefined : own.chips;
  if (price === undefined && chips === undefined) return { ok: true, profile };
  const others = profile.parts.filter((part) => part.for !== 'prizes');
  const wrong = (price === undefined ? undefined : amountFrom(priceOf({ parts: others }), price)) ?? noChips(chips);
  if (wrong !== undefined) return { ok: false, why: wrong };
  if (!reason) return { ok: false, why: { code: 'reason-needed' } };
  return {
    ok: true,
    profile: {
      ...profile,
      ...(price !== undefined && { parts: withPrizes(others, price) }),
      ...(chips !== undefined && { chips: toChips(chips) }),
    },
    ...(price !== undefined && { listed: priceOf(profile) }),
    ...(chips !== undefined && { listedChips: profile.chips }),
  };
}

function withPrizes(others: readonly Part[], price: Cents): readonly Part[] {
  const rest = (price - priceOf({ parts: others })) as Cents;
  return rest === 0 ? others : [{ for: 'prizes', amount: rest }, ...others];
}

const noChips = (chips: number | undefined): Objection =>
  chips === undefined || (Number.isSafeInteger(chips) && chips >= 1 && chips <= MOST_CHIPS)
    ? undefined
    : { code: 'sale-chips', least: 1, most: MOST_CHIPS };
