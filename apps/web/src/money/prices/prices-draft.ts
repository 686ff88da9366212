import type { Instant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { type Currency, toCents } from '@riffle/money';
import type {
  BountyForm,
  Limited,
  Limits,
  MoneySetup,
  Offered,
  Profile,
  ProfileId,
  PURPOSES,
  SaleKind,
} from '@riffle/tournament';
import { parseCount } from '../../language/typed-count.ts';
import { timeOfDay } from '../../live/club-day.ts';
import { type EveningOf, onEvening } from '../evening.ts';
import { parseMoney, plainMoney } from '../typed-amount.ts';
import { plainPoints, readPoints } from '../typed-points.ts';

type Purpose = (typeof PURPOSES)[number];

export type PartDraft = { for: Purpose; name: string; amount: string };
export type ProfileDraft = {
  readonly id: string;
  readonly kind: SaleKind;
  name: string;
  parts: PartDraft[];
  chips: string;
  from: string;
  through: string;
  /** Times of day, `HH:MM`. */
  since: string;
  until: string;
  /** The moments that were meant before, for as long as their times are left as they are. */
  readonly was?: Pick<Offered, 'since' | 'until'>;
  breaks: '' | 'also' | 'only';
  whileIn: boolean;
  /** For whoever buys it; a minus takes some. */
  points: string;
};
type LimitsDraft = { perPerson: string; total: string; through: string; fewestLeft: string };

/** What a night sells, as the form holds it. */
export type PricesDraft = {
  readonly currency: Currency;
  profiles: ProfileDraft[];
  limits: { [K in Limited]: LimitsDraft };
  /** Matters only where something stands on a head; `toKiller` in percent. */
  bounty: { by: BountyForm['by']; toKiller: string; buyersOnly: boolean };
  guarantee: string;
};

/** What is wrong, and in which profile. */
export type PricesFault = {
  readonly at?: string;
  readonly field:
    | 'name'
    | 'amount'
    | 'deduction'
    | 'chips'
    | 'period'
    | 'points'
    | 'limit'
    | 'bounty'
    | 'guarantee'
    | 'noEntry';
};

export function draftOfPrices(money: MoneySetup, currency: Currency, decimal: ',' | '.', zone?: string): PricesDraft {
  const typed = (amount: number) => plainMoney(amount, currency, decimal);
  const count = (value: number | undefined) => (value === undefined ? '' : String(value));
  const limited = (limits: Limits = {}): LimitsDraft => ({
    perPerson: count(limits.perPerson),
    total: count(limits.total),
    through: count(limits.through),
    fewestLeft: count(limits.fewestLeft),
  });
  return {
    currency,
    profiles: money.profiles.map(({ id, kind, name, parts, chips, offered = {}, whileIn, points }) => ({
      ...{ id, kind, name, chips: String(chips) },
      parts: parts.map((part) => ({ for: part.for, name: part.name ?? '', amount: typed(part.amount) })),
      from: count(offered.from),
      through: count(offered.through),
      ...timesOf(offered, zone),
      breaks: offered.breaks ?? '',
      whileIn: whileIn === true,
      points: points === undefined ? '' : plainPoints(points, decimal),
    })),
    limits: {
      reEntry: limited(money.limits?.reEntry),
      rebuy: limited(money.limits?.rebuy),
      addOn: limited(money.limits?.addOn),
    },
    bounty: {
      by: money.bounty?.by ?? 'head',
      toKiller: money.bounty?.by === 'progressive' ? percent(money.bounty.toKiller, decimal) : '50',
      buyersOnly: money.bounty?.buyersOnly === true,
    },
    guarantee: money.guarantee === undefined ? '' : typed(money.guarantee),
  };
}

/** What the form says, or all that is wrong with it. */
export function pricesOf(
  draft: PricesDraft,
  evening: EveningOf,
): { readonly ok: true; readonly money: MoneySetup } | { readonly ok: false; readonly faults: readonly PricesFault[] } {
  const faults: PricesFault[] = [];
  const profiles = draft.profiles.map((profile) => profileOf(profile, { currency: draft.currency, evening }, faults));
  if (!draft.profiles.some(({ kind }) => kind === 'entry')) faults.push({ field: 'noEntry' });
  const limits = (['reEntry', 'rebuy', 'addOn'] as const).flatMap((kind) => {
    const found = limitsOf(draft.limits[kind], kind, faults);
    const isSold = draft.profiles.some((profile) => profile.kind === kind);
    return isSold && Object.keys(found).length > 0 ? [[kind, found] as const] : [];
  });
  const guarantee = draft.guarantee.trim() === '' ? 0 : parseMoney(draft.guarantee, draft.currency);
  if (guarantee === undefined) faults.push({ field: 'guarantee' });
  const bounty = hasBounty(draft) ? formOf(draft.bounty) : undefined;
  if (bounty === false) faults.push({ field: 'bounty' });
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    money: {
      profiles,
      ...(limits.length > 0 && { limits: Object.fromEntries(limits) }),
      ...(bounty && { bounty }),
      ...(guarantee !== undefined && guarantee > 0 && { guarantee: toCents(guarantee) }),
    },
  };
}

/** Whether anything that is sold puts something on a head. */
export const hasBounty = ({ profiles }: Pick<PricesDraft, 'profiles'>): boolean =>
  profiles.some(({ parts }) => parts.some((part) => part.for === 'bounty' && part.amount.trim() !== ''));

/** Nothing where all of it is his who takes the head, as without a word; `false` where the part is none. */
function formOf({ by, toKiller, buyersOnly }: PricesDraft['bounty']): BountyForm | undefined | false {
  const only = buyersOnly && ({ buyersOnly } as const);
  if (by !== 'progressive') return by === 'head' && !buyersOnly ? undefined : { by, ...only };
  const part = Math.round(Number(toKiller.trim().replace(',', '.')) * 10);
  return part >= 1 && part <= 999 ? { by, toKiller: part, ...only } : false;
}

const percent = (thousandths: number, decimal: ',' | '.'): string => String(thousandths / 10).replace('.', decimal);

function timesOf({ since, until }: Offered, zone: string | undefined): Pick<ProfileDraft, 'since' | 'until' | 'was'> {
  const typed = (at: Instant | undefined): string => (at === undefined ? '' : timeOfDay(at, zone));
  const was = { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
  return { since: typed(since), until: typed(until), ...(Object.keys(was).length > 0 && { was }) };
}

/** Nothing typed is no moment; `false` where it is no time of day. */
function momentIn(typed: string, was: Instant | undefined, evening: EveningOf): Instant | undefined | false {
  if (typed === '') return undefined;
  return was !== undefined && timeOfDay(was, evening.zone) === typed ? was : (onEvening(typed, evening) ?? false);
}

function profileOf(
  draft: ProfileDraft,
  { currency, evening }: { readonly currency: Currency; readonly evening: EveningOf },
  faults: PricesFault[],
): Profile {
  const { id, kind, name, breaks, whileIn } = draft;
  const fault = (field: PricesFault['field']) => void faults.push({ at: id, field });
  if (name.trim() === '') fault('name');
  const parts = draft.parts.flatMap((part) => {
    if (part.amount.trim() === '') return [];
    const amount = parseMoney(part.amount, currency);
    if (amount === undefined) fault('amount');
    const isNamed = part.for === 'deduction';
    if (isNamed && part.name.trim() === '') fault('deduction');
    return [{ for: part.for, ...(isNamed && { name: part.name.trim() }), amount: toCents(amount ?? 0) }];
  });
  const chips = parseCount(draft.chips);
  if (!Number.isSafeInteger(chips) || chips < (kind === 'entry' || kind === 'reEntry' ? 1 : 0)) fault('chips');
  const from = countIn(draft.from, 1);
  const through = countIn(draft.through, 1);
  const since = momentIn(draft.since, draft.was?.since, evening);
  const until = momentIn(draft.until, draft.was?.until, evening);
  const isPeriod = from !== false && through !== false && !(from && through && through < from);
  const isTime = since !== false && until !== false && !(since && until && until <= since);
  if (!isPeriod || !isTime) fault('period');
  const points = draft.points.trim() === '' ? undefined : readPoints(draft.points);
  if (draft.points.trim() !== '' && points === undefined) fault('points');
  const offered: Offered = {
    ...(typeof from === 'number' && { from }),
    ...(typeof through === 'number' && { through }),
    ...(since && { since }),
    ...(until && { until }),
    ...(breaks !== '' && { breaks }),
  };
  return {
    ...{ id: id as ProfileId, name: name.trim(), kind, parts, chips: toChips(Math.max(0, chips || 0)) },
    ...(Object.keys(offered).length > 0 && { offered }),
    ...(kind === 'rebuy' && whileIn && { whileIn }),
    ...(points !== undefined && points.sum !== 0 && { points }),
  };
}

function limitsOf(draft: LimitsDraft, kind: Limited, faults: PricesFault[]): Limits {
  const found = Object.entries(draft).flatMap(([name, typed]) => {
    const value = countIn(typed, name === 'through' ? 1 : 0);
    if (value === false) faults.push({ at: kind, field: 'limit' });
    return typeof value === 'number' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Nothing typed is no limit; `false` where it is no count. */
function countIn(typed: string, least: number): number | undefined | false {
  if (typed.trim() === '') return undefined;
  const value = Number(typed.trim());
  return Number.isSafeInteger(value) && value >= least && value <= 100_000 ? value : false;
}
