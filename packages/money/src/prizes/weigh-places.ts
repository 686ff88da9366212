import type { Cents } from '../cents.ts';
import { downTo, portion, upTo } from './portion.ts';
import type { PrizePlan, Rounding } from './prize-plan.ts';
import type { PrizeNote, Prizes } from './prizes.ts';
import type { Row, Rows } from './rows-of.ts';
import { type Bounded, shareWithin } from './share-within.ts';

export const TO_THE_CENT: Rounding = { unit: 1 as Cents, leftOver: 'first' };

type Weighed = {
  readonly amounts: readonly number[];
  readonly left: Prizes['left'];
  readonly notes: readonly PrizeNote[];
};

/** What is promised first, and of the rest each weight its part, in whole units; what that leaves over by the plan's rule. */
export function weighPlaces({ rows: planned, share }: Rows, plan: PrizePlan, available: number): Weighed {
  const rounding = plan.rounding ?? TO_THE_CENT;
  const promised = planned.reduce((sum, row) => sum + ('promised' in row ? row.promised : 0), 0);
  const rest = Math.max(0, available - promised);
  const toShare = portion(rest, share, 1000);
  const { rows, bounds, notes } = withLeast(planned, toShare, rounding.unit, plan.least ?? (0 as Cents));
  const open = bounds.filter((bound) => bound !== undefined);
  const exact = new Map(shareWithin(toShare, open).map((part, nth) => [open[nth], part]));
  const inUnits = rows.map((row, nth) => {
    if ('promised' in row) return row.promised;
    const bound = bounds[nth];
    return Math.max(bound?.least ?? 0, downTo(rounding.unit, exact.get(bound) ?? 0));
  });
  const given = inUnits.reduce((sum, amount, nth) => sum + (bounds[nth] === undefined ? 0 : amount), 0);
  const rounded = open.length === 0 ? 0 : Math.max(0, toShare - given);
  const keeps = rounding.leftOver === 'kept';
  const { amounts, rest: nobodys } = keeps
    ? { amounts: inUnits, rest: rounded }
    : handDown(inUnits, bounds, rounded, rounding);
  const all = [
    { why: 'plan', amount: (rest - (open.length === 0 ? 0 : toShare)) as Cents },
    { why: keeps ? 'rounding' : 'held', amount: nobodys as Cents },
  ] as const;
  return { amounts, left: all.filter(({ amount }) => amount > 0), notes };
}

type Bounds = readonly (Bounded | undefined)[];

/** Where not everybody who is planned to be paid can have the least, fewer are paid; where not even one can, nobody is promised it. */
function withLeast(planned: readonly Row[], toShare: number, unit: number, least: Cents) {
  let rows = planned;
  let bounds = boundsOf(rows, unit, least);
  while (rows.length > 1 && 'weight' in (rows.at(-1) ?? {}) && leastsOf(bounds) > toShare) {
    rows = rows.slice(0, -1);
    bounds = boundsOf(rows, unit, least);
  }
  const notes: PrizeNote[] = [];
  if (leastsOf(bounds) > toShare && least > 0) {
    rows = planned;
    bounds = boundsOf(rows, unit, 0);
    notes.push({ code: 'leastNotMet', least });
  } else if (rows.length < planned.length) {
    notes.push({ code: 'fewerPaid', planned: planned.length, paid: rows.length, least });
  }
  return { rows, bounds, notes };
}

const leastsOf = (bounds: Bounds): number => bounds.reduce((sum, bound) => sum + (bound?.least ?? 0), 0);

/** Between the next better and the next worse amount that is promised, in whole units where one lies between them. */
function boundsOf(rows: readonly Row[], unit: number, least: number): Bounds {
  const worse: number[] = [];
  for (const [nth, row] of [...rows.entries()].reverse())
    worse[nth] = 'promised' in row ? row.promised : (worse[nth + 1] ?? 0);
  let better = Number.POSITIVE_INFINITY;
  return rows.map((row, nth) => {
    if ('promised' in row) {
      better = row.promised;
      return undefined;
    }
    const floor = worse[nth] ?? 0;
    const most = Number.isFinite(better) ? downTo(unit, better) : better;
    const atLeast = Math.max(floor, Math.min(upTo(unit, Math.max(floor, least)), most));
    return { weight: row.weight, least: atLeast, most: Math.max(atLeast, most) };
  });
}

/** Says what each has then, and what is nobody's because none may have more. */
function handDown(given: readonly number[], bounds: Bounds, over: number, { unit, leftOver }: Rounding) {
  const amounts = [...given];
  let rest = over;
  const room = (nth: number): number => {
    const most = bounds[nth]?.most ?? amounts[nth] ?? 0;
    return Math.min(most, nth === 0 ? most : (amounts[nth - 1] ?? 0)) - (amounts[nth] ?? 0);
  };
  const give = (nth: number, amount: number): void => {
    amounts[nth] = (amounts[nth] ?? 0) + amount;
    rest -= amount;
  };
  let before = Number.POSITIVE_INFINITY;
  while (leftOver === 'spread' && rest >= unit && rest < before) {
    before = rest;
    for (const nth of amounts.keys()) if (rest >= unit && room(nth) >= unit) give(nth, unit);
  }
  for (const nth of amounts.keys()) give(nth, Math.min(rest, room(nth)));
  return { amounts, rest };
}
