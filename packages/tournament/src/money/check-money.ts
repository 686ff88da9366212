import type { Instant } from '@riffle/aggregate';
import { isPoints, toCents } from '@riffle/money';
import {
  BOUNTY_FORMS,
  LIMITED,
  type Limited,
  type Limits,
  type MoneySetup,
  type Offered,
  type Profile,
  PURPOSES,
  priceOf,
  SALE_KINDS,
  type SaleKind,
} from './money-setup.ts';
import { MOST_MONEY } from './most-money.ts';

const MOST_PROFILES = 50;
const MOST_PARTS = 20;
const LONGEST_NAME = 80;

/** Which price: as they are listed, from 1. */
export type PriceAt = { readonly no: number; readonly kind: SaleKind };

/** What is wrong with one price. Amounts in minor units. */
export type PriceFault =
  | { readonly why: 'name' | 'deductionName' | 'parts' | 'partAmount' | 'sum'; readonly most: number }
  | { readonly why: 'chips'; readonly least: number }
  | { readonly why: 'kind' | 'levels' | 'times' | 'points' };

/** What of prices, limits, bounties and guarantee nobody could sell by. */
export type MoneyFault =
  | { readonly what: 'tooManyPrices'; readonly most: number }
  | { readonly what: 'noEntryPrice' | 'priceTwice' | 'bountyPart' }
  | { readonly what: 'price'; readonly at: PriceAt; readonly fault: PriceFault }
  | { readonly what: 'limit'; readonly kind: Limited }
  | { readonly what: 'guarantee'; readonly most: number };

/** The first thing by which prices, times and limits cannot be sold. */
export function moneyFault({
  profiles,
  limits = {},
  bounty,
  guarantee = toCents(0),
}: MoneySetup): MoneyFault | undefined {
  if (profiles.length > MOST_PROFILES) return { what: 'tooManyPrices', most: MOST_PROFILES };
  if (new Set(profiles.map(({ id }) => id)).size < profiles.length) return { what: 'priceTwice' };
  if (!profiles.some(({ kind }) => kind === 'entry')) return { what: 'noEntryPrice' };
  for (const [nth, profile] of profiles.entries()) {
    const fault = priceFault(profile);
    if (fault !== undefined) return { what: 'price', at: { no: nth + 1, kind: profile.kind }, fault };
  }
  const limit = LIMITED.find((kind) => !isLimits(limits[kind] ?? {}));
  if (limit !== undefined) return { what: 'limit', kind: limit };
  if (!isForm(bounty)) return { what: 'bountyPart' };
  return isAmount(guarantee) ? undefined : { what: 'guarantee', most: MOST_MONEY };
}

const isForm = (form: MoneySetup['bounty']): boolean =>
  form === undefined ||
  (BOUNTY_FORMS.includes(form.by) &&
    (form.by !== 'progressive' || (isCount(form.toKiller, 1) && form.toKiller < 1_000)));

function priceFault(profile: Profile): PriceFault | undefined {
  const { name, kind, parts, chips, offered = {} } = profile;
  if (!isName(name)) return { why: 'name', most: LONGEST_NAME };
  if (!SALE_KINDS.includes(kind)) return { why: 'kind' };
  if (parts.length > MOST_PARTS || !parts.every((part) => PURPOSES.includes(part.for)))
    return { why: 'parts', most: MOST_PARTS };
  if (!parts.every(({ amount }) => isAmount(amount))) return { why: 'partAmount', most: MOST_MONEY };
  if (!parts.every(isNamed)) return { why: 'deductionName', most: LONGEST_NAME };
  if (!isAmount(priceOf(profile))) return { why: 'sum', most: MOST_MONEY };
  const least = kind === 'entry' || kind === 'reEntry' ? 1 : 0;
  if (!isCount(chips, least)) return { why: 'chips', least };
  if (!isInLevels(offered)) return { why: 'levels' };
  if (!isInTime(offered)) return { why: 'times' };
  return profile.points === undefined || isPoints(profile.points) ? undefined : { why: 'points' };
}

/** Of a deduction the name says which account it is. */
const isNamed = (part: Profile['parts'][number]): boolean => part.for !== 'deduction' || isName(part.name ?? '');
const isName = (name: string): boolean => name.trim().length >= 1 && name.length <= LONGEST_NAME;
const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0 && amount <= MOST_MONEY;
const isInLevels = ({ from = 1, through = from }: Offered): boolean =>
  isCount(from, 1) && isCount(through, 0) && through >= from - 1;
const isInTime = ({ since, until }: Offered): boolean =>
  [since, until].every((at = 0 as Instant) => Number.isSafeInteger(at)) &&
  (since === undefined || until === undefined || since < until);
const isLimits = ({ perPerson = 0, total = 0, through = 0, fewestLeft = 0 }: Limits): boolean =>
  [perPerson, total, through, fewestLeft].every((count) => isCount(count, 0));
const isCount = (count: number, least: number): boolean => Number.isSafeInteger(count) && count >= least;
