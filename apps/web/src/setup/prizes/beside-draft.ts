import {
  type Currency,
  type PrizePlan,
  type PrizeRow,
  type SpecialKind,
  type SpecialPrize,
  toCents,
} from '@riffle/money';
import { parseMoney } from '../../money/typed-amount.ts';
import { readPoints } from '../../money/typed-points.ts';

/** What a plan has beside its places, as it is typed. */
export type BesideDraft = {
  locks: { place: string; amount: string }[];
  things: { place: string; thing: string }[];
  special: SpecialDraft[];
  /** `10 8 6 5`, best place first. */
  points: string;
  /** Of points, as it is typed. */
  formula: string;
  perHit: string;
  /** Who put somebody out together has a part of it each. */
  parted: boolean;
};
export type SpecialDraft = {
  kind: SpecialKind;
  name: string;
  /** An amount, or a part of the pool: `25`, `5 %`. */
  worth: string;
  from: SpecialPrize['from'];
  thing: string;
  points: string;
  secret: boolean;
  on: string;
};
type Beside = Pick<PrizePlan, 'locks' | 'things' | 'special' | 'points' | 'scoring'>;
type Writing = { readonly money: (amount: number) => string; readonly decimal: (value: number) => string };

export const NOTHING_BESIDE: BesideDraft = {
  ...{ locks: [], things: [], special: [], points: '', formula: '', perHit: '', parted: false },
};

/** How much stands beside the places. */
export const besideCount = ({ locks, things, special, points, formula, perHit }: BesideDraft): number =>
  locks.length + things.length + special.length + [points, formula, perHit].filter((text) => text.trim() !== '').length;

export const NO_SPECIAL: SpecialDraft = {
  ...{ kind: 'other', name: '', worth: '', from: 'pool', thing: '', points: '', secret: false, on: '' },
};

export const besideDraft = (
  { locks = [], things = [], special = [], points = [], scoring = {} }: Beside,
  { money, decimal }: Writing,
): BesideDraft => ({
  locks: locks.map(({ place, amount }) => ({ place: String(place), amount: money(amount) })),
  things: things.map(({ place, thing }) => ({ place: String(place), thing })),
  special: special.map(({ kind, name, worth, from, thing = '', points: few, secret = false, on = '' }) => ({
    ...{ kind, name, from, thing, secret, on },
    worth: worth === undefined ? '' : 'amount' in worth ? money(worth.amount) : `${decimal(worth.share / 10)} %`,
    points: few === undefined ? '' : String(few),
  })),
  points: points.join(' '),
  formula: scoring.formula ?? '',
  perHit: scoring.perHit === undefined ? '' : decimal(scoring.perHit.sum / scoring.perHit.among),
  parted: scoring.sharedHits === 'parts',
});

/** Undefined where something is none; rows in which nothing stands are left out. */
export function besideOf(draft: BesideDraft, currency: Currency): Beside | undefined {
  const points = numbers(draft.points);
  const scoring = scoringOf(draft);
  const locks = typed(draft.locks).map(({ place, amount }) => ({
    place: Number(place),
    amount: cents(amount, currency),
  }));
  const things = typed(draft.things).map(({ place, thing }) => ({ place: Number(place), thing: thing.trim() }));
  const special = draft.special.map((one) => specialOf(one, currency));
  if (
    points === undefined ||
    scoring === undefined ||
    locks.some(({ amount }) => amount === undefined) ||
    special.includes(undefined)
  )
    return undefined;
  return {
    ...(locks.length > 0 && { locks: locks as NonNullable<Beside['locks']> }),
    ...(things.length > 0 && { things }),
    ...(special.length > 0 && { special: special as NonNullable<Beside['special']> }),
    ...(points.length > 0 && { points }),
    ...scoring,
  };
}

/** Whether hits are parted is said wherever anything counts them. */
function scoringOf({ formula, perHit, parted }: BesideDraft): Pick<Beside, 'scoring'> | undefined {
  const each = perHit.trim() === '' ? { sum: 0, among: 1 } : readPoints(perHit);
  if (each === undefined) return undefined;
  if (formula.trim() === '' && each.sum === 0) return {};
  return {
    scoring: {
      ...(formula.trim() !== '' && { formula: formula.trim() }),
      ...(each.sum !== 0 && { perHit: each }),
      ...(parted && { sharedHits: 'parts' as const }),
    },
  };
}

const typed = <R extends { readonly [field: string]: string }>(rows: readonly R[]): readonly R[] =>
  rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''));

function specialOf(draft: SpecialDraft, currency: Currency): SpecialPrize | undefined {
  const { kind, from, secret, on } = draft;
  const worth = worthOf(draft.worth.trim(), currency);
  const [thing, points] = [draft.thing.trim(), draft.points.trim()];
  if (worth === 'wrong' || !/^\d{0,5}$/.test(points)) return undefined;
  return {
    ...{ kind, name: draft.name.trim() },
    ...(worth && { worth }),
    from,
    ...(thing !== '' && { thing }),
    ...(points !== '' && { points: Number(points) }),
    ...(kind === 'onThePlayer' && on !== '' && { on }),
    ...(secret && { secret: true as const }),
  };
}

function worthOf(text: string, currency: Currency): PrizeRow | undefined | 'wrong' {
  if (text === '') return undefined;
  const [, whole, tenth = '0'] = /^(\d{1,3})(?:[.,](\d))?\s*%$/.exec(text) ?? [];
  if (whole !== undefined) return { share: Number(whole) * 10 + Number(tenth) };
  const amount = cents(text, currency);
  return amount === undefined ? 'wrong' : { amount };
}

function cents(text: string, currency: Currency) {
  const amount = parseMoney(text, currency);
  return amount === undefined ? undefined : toCents(amount);
}

function numbers(text: string): readonly number[] | undefined {
  const parts = text.split(/[\s,;/]+/).filter((part) => part !== '');
  return parts.every((part) => /^\d{1,5}$/.test(part)) ? parts.map(Number) : undefined;
}
