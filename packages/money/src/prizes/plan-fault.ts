import { checkNames, type FormulaProblem, readFormula } from '@riffle/formula';
import type { Cents } from '../cents.ts';
import { deductionsOf } from './deductions.ts';
import { FIELD_NAMES, POINTS_NAMES } from './formula-names.ts';
import { isPoints } from './points-share.ts';
import {
  COUNTED,
  CURVE_SHAPES,
  type Curve,
  LEFT_OVER,
  type PlacesPlan,
  type PrizePlan,
  type PrizeRow,
  SPECIAL_KINDS,
} from './prize-plan.ts';

const MOST_PLACES = 1_000;
const MOST_PRIZE = 100_000_000_000;
const MOST_BESIDE = 100;
const LONGEST_TEXT = 120;

/** What is wrong with a plan, and where: place and step count from 1. */
export type PlanFault = {
  readonly part: 'places' | 'deductions' | 'rounding' | 'least' | 'locks' | 'things' | 'special' | 'points' | 'scoring';
  /**
   * `rises`: a worse place has more than the better one before it. `tooMuch`: more than the whole pool. `notShared`: places win
   * seats, or amounts that are typed, and share nothing that could be locked or have a least.
   */
  readonly code: 'empty' | 'invalid' | 'rises' | 'tooMuch' | 'tooMany' | 'twice' | 'formula' | 'notShared';
  /** What is wrong with the formula, and where in it. */
  readonly formula?: FormulaProblem;
  readonly place?: number;
  readonly step?: number;
};

/** The first thing that is wrong; a plan without one gives prizes for every field and pool. */
export function planFault(plan: PrizePlan): PlanFault | undefined {
  const { rounding, things = [], special = [], points = [] } = plan;
  return (
    placesFault(plan.places) ??
    deductionsFault(plan) ??
    (rounding && !(isCount(rounding.unit, 1) && LEFT_OVER.includes(rounding.leftOver))
      ? fault('rounding')
      : undefined) ??
    leastFault(plan) ??
    locksFault(plan) ??
    (things.length > MOST_BESIDE ? fault('things', 'tooMany') : undefined) ??
    (things.every(({ place, thing }) => isCount(place, 1) && isText(thing)) ? undefined : fault('things')) ??
    specialFault(special) ??
    (points.length > MOST_PLACES ? fault('points', 'tooMany') : undefined) ??
    (points.every((one) => isCount(one, 0)) ? undefined : fault('points')) ??
    scoringFault(plan)
  );
}

function placesFault(places: PlacesPlan): PlanFault | undefined {
  switch (places.by) {
    case 'hand':
      return rowsFault((places.amounts ?? []).map((amount) => ({ amount })));
    case 'list':
      return places.rows.length === 0 ? fault('places', 'empty') : rowsFault(places.rows);
    case 'table':
      return (
        tableFault(places.steps, places.counts ?? ['entries']) ?? formulaFault('places', places.formula, FIELD_NAMES)
      );
    case 'curve':
      return isCurve(places) ? undefined : fault('places');
    case 'satellite': {
      const { seat, most = 1 } = places;
      return isText(seat.name) && isCount(seat.price, 1) && isCount(most, 1) ? undefined : fault('places');
    }
  }
}

function scoringFault({ scoring }: PrizePlan): PlanFault | undefined {
  if (scoring === undefined) return undefined;
  const { formula, perHit } = scoring;
  if (perHit !== undefined && !isPoints(perHit)) return fault('scoring');
  return formulaFault('scoring', formula, POINTS_NAMES);
}

/** It can be read, and asks nothing that a night does not know. */
function formulaFault(
  part: PlanFault['part'],
  text: string | undefined,
  names: readonly string[],
): PlanFault | undefined {
  if (text === undefined) return undefined;
  const read = readFormula(text);
  const checked = read.ok ? checkNames(read.value, names) : read;
  return checked.ok ? undefined : { ...fault(part, 'formula'), formula: checked.problem };
}

/** All of it may be taken off; a share of nothing is no share, and each is for something else. */
function deductionsFault(plan: PrizePlan): PlanFault | undefined {
  const all = deductionsOf(plan);
  if (all.length > MOST_BESIDE) return fault('deductions', 'tooMany');
  const fine = all.every(
    ({ name, share = 0, amount = 0 as Cents }) =>
      (name === undefined || isText(name)) && isCount(share, 0) && isAmount(amount) && share + amount > 0,
  );
  if (!fine) return fault('deductions');
  if (new Set(all.map(({ name }) => name?.trim())).size < all.length) return fault('deductions', 'twice');
  return all.reduce((sum, { share = 0 }) => sum + share, 0) > 1000 ? fault('deductions', 'tooMuch') : undefined;
}

function rowsFault(rows: readonly PrizeRow[], step?: number): PlanFault | undefined {
  const at = (nth: number, code: PlanFault['code']): PlanFault => ({
    ...fault('places', code),
    place: nth + 1,
    ...(step !== undefined && { step }),
  });
  if (rows.length > MOST_PLACES) return at(MOST_PLACES, 'tooMany');
  const before: { amount?: number; share?: number } = {};
  let whole = 0;
  for (const [nth, row] of rows.entries()) {
    if ('amount' in row) {
      if (!isAmount(row.amount)) return at(nth, 'invalid');
      if (row.amount > (before.amount ?? row.amount)) return at(nth, 'rises');
      before.amount = row.amount;
    } else {
      if (!isCount(row.share, 0)) return at(nth, 'invalid');
      if (row.share > (before.share ?? row.share)) return at(nth, 'rises');
      before.share = row.share;
      whole += row.share;
      if (whole > 1000) return at(nth, 'tooMuch');
    }
  }
  return undefined;
}

function tableFault(
  steps: Extract<PlacesPlan, { by: 'table' }>['steps'],
  counts: readonly string[],
): PlanFault | undefined {
  if (steps.length === 0) return fault('places', 'empty');
  if (steps.length > MOST_BESIDE) return fault('places', 'tooMany');
  if (counts.length === 0 || !counts.every((one) => (COUNTED as readonly string[]).includes(one)))
    return fault('places');
  for (const [nth, { from, rows }] of steps.entries()) {
    const step = nth + 1;
    if (!isCount(from, 0)) return { ...fault('places'), step };
    if (nth > 0 && from <= (steps[nth - 1]?.from ?? 0)) return { ...fault('places', 'twice'), step };
    if (rows.length === 0) return { ...fault('places', 'empty'), step };
    const wrong = rowsFault(rows, step);
    if (wrong) return wrong;
  }
  return undefined;
}

/** How steep each shape can be without a place that wins nothing. */
const STEEPEST = { power: 300, geometric: 90, linear: 100 } as const satisfies Record<Curve['shape'], number>;

const isCurve = ({ shape, steepness, field, fewest = 1, most = fewest }: Curve): boolean =>
  CURVE_SHAPES.includes(shape) &&
  isCount(steepness, 0) &&
  steepness <= STEEPEST[shape] &&
  isCount(field, 1) &&
  field <= 1000 &&
  isCount(fewest, 1) &&
  isCount(most, fewest) &&
  most <= MOST_PLACES;

const isShared = ({ by }: PlacesPlan): boolean => by !== 'satellite' && by !== 'hand';

/** Where fewer places can be paid, so that each has it. */
function leastFault({ places, least }: PrizePlan): PlanFault | undefined {
  if (least === undefined) return undefined;
  if (!isAmount(least)) return fault('least');
  return least === 0 || isShared(places) ? undefined : fault('least', 'notShared');
}

/** Locked and promised amounts fall from place to place as well. */
function locksFault({ places, locks = [] }: PrizePlan): PlanFault | undefined {
  if (locks.length > 0 && !isShared(places)) return fault('locks', 'notShared');
  if (locks.length > MOST_BESIDE) return fault('locks', 'tooMany');
  const inOrder = locks.toSorted((a, b) => a.place - b.place);
  for (const [nth, { place, amount }] of inOrder.entries()) {
    const before = inOrder[nth - 1];
    if (!isCount(place, 1) || place > MOST_PLACES || !isAmount(amount)) return { ...fault('locks'), place };
    if (before?.place === place) return { ...fault('locks', 'twice'), place };
    if (before !== undefined && before.amount < amount) return { ...fault('locks', 'rises'), place };
  }
  const lists =
    places.by === 'list' ? [places.rows] : places.by === 'table' ? places.steps.map(({ rows }) => rows) : [];
  const held = new Map(locks.map(({ place, amount }) => [place, amount]));
  for (const rows of lists) {
    const length = Math.max(rows.length, ...held.keys());
    const promised = Array.from({ length }, (_, nth) => {
      const row = rows[nth];
      return held.get(nth + 1) ?? (row && 'amount' in row ? row.amount : undefined);
    });
    let before = Number.POSITIVE_INFINITY;
    for (const [nth, amount] of promised.entries()) {
      if (amount === undefined) continue;
      if (amount > before) return { ...fault('locks', 'rises'), place: nth + 1 };
      before = amount;
    }
  }
  return undefined;
}

function specialFault(special: NonNullable<PrizePlan['special']>): PlanFault | undefined {
  if (special.length > MOST_BESIDE) return fault('special', 'tooMany');
  const fine = special.every(
    ({ kind, name, worth, from, thing, points, on }) =>
      SPECIAL_KINDS.includes(kind) &&
      isText(name) &&
      (from === 'pool' || from === 'added') &&
      (worth !== undefined || thing !== undefined || points !== undefined) &&
      (thing === undefined || isText(thing)) &&
      (on === undefined || (kind === 'onThePlayer' && isText(on))) &&
      (points === undefined || Number.isSafeInteger(points)) &&
      (worth === undefined ||
        ('amount' in worth ? isAmount(worth.amount) : isCount(worth.share, 0) && worth.share <= 1000)),
  );
  if (!fine) return fault('special');
  const shares = special.reduce((sum, { worth }) => sum + (worth && 'share' in worth ? worth.share : 0), 0);
  return shares > 1000 ? fault('special', 'tooMuch') : undefined;
}

const fault = (part: PlanFault['part'], code: PlanFault['code'] = 'invalid'): PlanFault => ({ part, code });
const isCount = (count: number, least: number): boolean => Number.isSafeInteger(count) && count >= least;
const isAmount = (amount: number): boolean => isCount(amount, 0) && amount <= MOST_PRIZE;
const isText = (text: string): boolean => text.trim().length >= 1 && text.length <= LONGEST_TEXT;
