import {
  COUNTED,
  type Currency,
  type Curve,
  type CurveShape,
  deductionsOf,
  type LeftOver,
  type PlacesPlan,
  type PlanFault,
  type PoolDeduction,
  type PrizePlan,
  type PrizeRow,
  planFault,
  READY_PLANS,
  type ReadyPlan,
  readyPlan,
  type TableStep,
  toCents,
} from '@riffle/money';
import type { Language } from '@riffle/words';
import { parseMoney, plainMoney } from '../../money/typed-amount.ts';
import { type BesideDraft, besideDraft, besideOf, NOTHING_BESIDE } from './beside-draft.ts';

export const DRAFT_KINDS = ['table', 'curve', 'satellite'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];
export const UNITS = [1, 100, 500, 1_000, 5_000] as const;

type Taken = { share: string; amount: string };
export const NO_DEDUCTION = { name: '', share: '', amount: '' } as const;

/** A plan as the form holds it; `hand` where prizes are typed in. */
export type PlanDraft = {
  /** What its amounts are typed in. */
  readonly currency: Currency;
  kind: 'hand' | DraftKind;
  steps: { from: string; shares: string }[];
  shape: CurveShape;
  steepness: string;
  field: string;
  bands: boolean;
  seat: string;
  price: string;
  rest: Extract<PlacesPlan, { readonly by: 'satellite' }>['rest'];
  unit: number;
  leftOver: LeftOver;
  least: string;
  beside: BesideDraft;
  /** What goes off the pool: percent of it, and an amount. The first is the house's share, all others have a name. */
  house: Taken;
  deductions: (Taken & { name: string })[];
  /** What is counted to choose the line of a table. */
  counts: (typeof COUNTED)[number][];
  /** Chooses the line instead, where there is one. */
  formula: string;
  /** How many places, of a satellite seats: at least, at most; empty for no bound. */
  fewest: string;
  most: string;
};

const EMPTY: Omit<PlanDraft, 'kind' | 'currency'> = {
  steps: [{ from: '2', shares: '50 30 20' }],
  ...{ shape: 'power', steepness: '100', field: '15', bands: false },
  ...{ seat: '', price: '', rest: 'nextPlace' },
  ...{ unit: 500, leftOver: 'spread', least: '', fewest: '', most: '', counts: ['entries'], formula: '' },
  ...{ beside: NOTHING_BESIDE, house: { share: '', amount: '' }, deductions: [] },
};

export function draftOf(plan: PrizePlan | undefined, language: Language, currency: Currency): PlanDraft {
  const money = writing(language, currency);
  if (plan === undefined) return { ...structuredClone(EMPTY), kind: 'hand', currency };
  const { places, rounding, least, house: _, deductions: __, ...others } = plan;
  const deductions = deductionsOf(plan);
  const typed = ({ share, amount }: PoolDeduction): Taken => ({
    share: share === undefined ? '' : decimal(share / 10, language),
    amount: amount === undefined ? '' : money(amount),
  });
  return {
    ...structuredClone(EMPTY),
    currency,
    ...placesDraft(places, language, money),
    unit: rounding?.unit ?? 1,
    leftOver: rounding?.leftOver ?? 'first',
    least: least === undefined || least === 0 ? '' : money(least),
    house: typed(deductions.find(({ name }) => name === undefined) ?? {}),
    deductions: deductions.flatMap((one) => (one.name === undefined ? [] : [{ name: one.name, ...typed(one) }])),
    beside: besideDraft(others, { money, decimal: (value) => decimal(value, language) }),
  };
}

type Writing = (amount: number) => string;
const writing =
  (language: Language, currency: Currency): Writing =>
  (amount) =>
    plainMoney(amount, currency, language === 'de' ? ',' : '.');

function placesDraft(
  places: PlacesPlan,
  language: Language,
  money: Writing,
): Partial<PlanDraft> & Pick<PlanDraft, 'kind'> {
  switch (places.by) {
    case 'hand':
      if (places.amounts === undefined) return { kind: 'hand' };
      return { kind: 'table', steps: [{ from: '0', shares: written(amountRows(places.amounts), language, money) }] };
    case 'list':
      return { kind: 'table', steps: [{ from: '0', shares: written(places.rows, language, money) }] };
    case 'table':
      return {
        kind: 'table',
        counts: [...(places.counts ?? ['entries'])],
        formula: places.formula ?? '',
        steps: places.steps.map(({ from, rows }) => ({ from: String(from), shares: written(rows, language, money) })),
      };
    case 'curve': {
      const { by: _, shape, steepness, field, bands = false, fewest, most } = places;
      return {
        kind: 'curve',
        shape,
        steepness: String(steepness),
        field: decimal(field / 10, language),
        bands,
        fewest: bound(fewest),
        most: bound(most),
      };
    }
    case 'satellite':
      return {
        kind: 'satellite',
        seat: places.seat.name,
        price: money(places.seat.price),
        rest: places.rest,
        most: bound(places.most),
      };
  }
}

const amountRows = (amounts: readonly number[]): readonly PrizeRow[] =>
  amounts.map((amount) => ({ amount: toCents(amount) }));

/** `50 30 20`; an amount that is taken first stands as `=25`. */
const written = (rows: readonly PrizeRow[], language: Language, money: Writing): string =>
  rows.map((row) => ('amount' in row ? `=${money(row.amount)}` : decimal(row.share / 10, language))).join(' ');

const decimal = (value: number, language: Language): string =>
  language === 'de' ? String(value).replace('.', ',') : String(value);

/** Whether amounts can be fixed for places: not where they are typed in, nor where places win seats. */
export const canLock = ({ kind }: Pick<PlanDraft, 'kind'>): boolean => kind === 'table' || kind === 'curve';

/** Nothing but prizes that are typed in: no plan is wanted. */
export const isTypedAlone = ({ kind, beside, house, deductions }: PlanDraft): boolean =>
  kind === 'hand' &&
  beside.special.length + beside.things.length + deductions.length === 0 &&
  [beside.points, beside.formula, beside.perHit, house.share, house.amount].every((text) => text.trim() === '');

/** Undefined where something is no plan as it stands, and where none is wanted. */
export function planOf(draft: PlanDraft): PrizePlan | undefined {
  const plan = planAsTyped(draft);
  return plan !== undefined && planFault(plan) === undefined ? plan : undefined;
}

/** What is wrong with what can be read of it. */
export function faultIn(draft: PlanDraft): PlanFault | undefined {
  const plan = planAsTyped(draft);
  return plan && planFault(plan);
}

function planAsTyped(draft: PlanDraft): PrizePlan | undefined {
  const places = placesOf(draft);
  const beside = besideOf(draft.beside, draft.currency);
  const deductions = deductionsIn(draft);
  if (isTypedAlone(draft) || places === undefined || beside === undefined || deductions === undefined) return undefined;
  const least = draft.least.trim() === '' ? 0 : parseMoney(draft.least, draft.currency);
  if (least === undefined) return undefined;
  const { locks: _, ...withoutLocks } = beside;
  return {
    places,
    ...(deductions.length > 0 && { deductions }),
    ...(draft.kind === 'hand'
      ? withoutLocks
      : {
          rounding: { unit: toCents(draft.unit), leftOver: draft.leftOver },
          ...(least > 0 && canLock(draft) && { least: toCents(least) }),
          ...(canLock(draft) ? beside : withoutLocks),
        }),
  };
}

/** Undefined where one of them cannot be read; the house's share is none where nothing was typed, and a row in which nothing stands none either. */
function deductionsIn({ house, deductions, currency }: PlanDraft): readonly PoolDeduction[] | undefined {
  const named = deductions.filter((row) => Object.values(row).some((text) => text.trim() !== ''));
  const all = [house, ...named].map((row): PoolDeduction | undefined => {
    const share = row.share.trim() === '' ? 0 : permille(row.share);
    const amount = row.amount.trim() === '' ? 0 : parseMoney(row.amount, currency);
    if (share === undefined || amount === undefined) return undefined;
    const taken = { ...(share > 0 && { share }), ...(amount > 0 && { amount: toCents(amount) }) };
    return 'name' in row ? { name: String(row.name).trim(), ...taken } : taken;
  });
  const read = all.filter((one) => one !== undefined);
  if (read.length < all.length) return undefined;
  return read.filter((one) => one.name !== undefined || one.share !== undefined || one.amount !== undefined);
}

const bound = (count: number | undefined): string => (count === undefined ? '' : String(count));
/** What is no count is refused as one, by the plan itself. */
const bounded = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

function placesOf(draft: PlanDraft): PlacesPlan | undefined {
  const [fewest, most] = [bounded(draft.fewest), bounded(draft.most)];
  const counts = COUNTED.filter((one) => draft.counts.includes(one));
  const isUsual = counts.length === 0 || counts.join() === 'entries';
  switch (draft.kind) {
    case 'hand':
      return { by: 'hand' };
    case 'table': {
      const steps = draft.steps.map(({ from, shares }) => ({
        from: Number(from),
        rows: rowsIn(shares, draft.currency),
      }));
      if (steps.some(({ rows }) => rows === undefined)) return undefined;
      const [first, ...more] = steps as readonly TableStep[];
      if (first === undefined) return undefined;
      if (more.length === 0) return { by: 'list', rows: first.rows };
      const formula = draft.formula.trim();
      const by = formula === '' ? { ...(!isUsual && { counts }) } : { formula };
      return { by: 'table', steps: [first, ...more], ...by };
    }
    case 'curve': {
      const { shape, bands } = draft;
      const curve: Curve = {
        by: 'curve',
        shape,
        steepness: Number(draft.steepness),
        field: permille(draft.field) ?? -1,
        ...(fewest !== undefined && { fewest }),
        ...(most !== undefined && { most }),
        ...(bands && { bands }),
      };
      return curve;
    }
    case 'satellite': {
      const price = parseMoney(draft.price, draft.currency) ?? 0;
      return {
        by: 'satellite',
        seat: { name: draft.seat.trim(), price: toCents(price) },
        ...(most !== undefined && { most }),
        rest: draft.rest,
      };
    }
  }
}

/** Percentages as they are typed, with at most one decimal: `50 30 12,5 7.5`, also with signs and slashes between. */
export function rowsIn(text: string, currency: Currency): readonly PrizeRow[] | undefined {
  const parts = text.split(/[\s/;%]+/).filter((part) => part !== '');
  const rows = parts.map((part) => rowIn(part, currency));
  return parts.length === 0 || rows.includes(undefined) ? undefined : (rows as readonly PrizeRow[]);
}
function rowIn(part: string, currency: Currency): PrizeRow | undefined {
  if (part.startsWith('=')) {
    const amount = parseMoney(part.slice(1), currency);
    return amount === undefined ? undefined : { amount: toCents(amount) };
  }
  const share = permille(part);
  return share === undefined ? undefined : { share };
}
function permille(text: string): number | undefined {
  const [, whole, tenth = '0'] = /^(\d{1,3})(?:[.,](\d))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 10 + Number(tenth);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Which ready plan the draft still is. */
export function readyNow(plan: PrizePlan | undefined): ReadyPlan | undefined {
  if (plan === undefined) return undefined;
  const { places, rounding, least } = plan;
  const alone = { places, ...(rounding && { rounding }), ...(least !== undefined && { least }) };
  return READY_PLANS.find((name) => same(readyPlan(name), alone));
}
