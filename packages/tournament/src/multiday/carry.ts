import { type Chips, sumChips } from '@riffle/cards';
import { type Cents, toCents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { DayLeft } from '../day-end/day-left.ts';
import {
  type DayFacts,
  type Forfeited,
  feedersOf,
  type MultiDay,
  type Part,
  type PartId,
  type Stack,
} from './state.ts';

/** All that goes on into a day. What was bagged is carried or forfeited, to the chip. */
export type CarriedInto = {
  readonly stacks: readonly Stack[];
  readonly forfeited: readonly Forfeited[];
  readonly pool: Cents;
  /** What of it the house added; absent = nothing. */
  readonly added?: Cents;
  /** What of it places were paid already; absent = nothing. */
  readonly paid?: Cents;
  /** What special prizes took of it before it went on; absent = nothing. */
  readonly special?: Cents;
  /** What was paid in for envelopes, of all flights; absent = nothing. */
  readonly unsealed?: Cents;
  readonly sold: DayLeft['sold'];
  readonly start: DayLeft['start'];
};

type Over = { readonly part: Part; readonly day: DayFacts };

/** Of the flights that are over so far; nothing while none is. Biggest stack first. */
export function carriedInto(state: MultiDay, id: PartId): CarriedInto | undefined {
  const over = feedersOf(state, id).flatMap((part): readonly Over[] => {
    const day = state.told[part.id]?.day;
    return day === undefined ? [] : [{ part, day }];
  });
  if (over.length === 0) return undefined;
  const all = state.setup?.carries === 'all';
  const stacks: Stack[] = [];
  const forfeited: Forfeited[] = [];
  for (const [person, bags] of bagsOf(over)) {
    const [best, ...others] = bags.toSorted((a, b) => b.chips - a.chips);
    if (best === undefined) continue;
    const from = all ? bags : [best];
    const head = bags.reduce((sum, one) => sum + (one.head ?? 0), 0);
    stacks.push({
      ...{ person, chips: sumChips(from.map(({ chips }) => chips)) },
      ...(head > 0 && { head: toCents(head) }),
      from: from.map(({ part, chips }) => ({ part, chips })),
    });
    if (!all) forfeited.push(...others.map(({ part, chips }) => ({ person, part, chips })));
  }
  const days = over.map(({ day }) => day);
  const added = days.reduce((sum, one) => sum + (one.added ?? 0), 0);
  const paid = days.reduce((sum, one) => sum + (one.paid ?? 0), 0);
  const special = days.reduce((sum, one) => sum + (one.special ?? 0), 0);
  const unsealed = days.reduce((sum, one) => sum + (one.unsealed ?? 0), 0);
  return {
    stacks: stacks.toSorted((a, b) => b.chips - a.chips),
    forfeited,
    pool: toCents(days.reduce((sum, { pool }) => sum + pool, 0)),
    ...(added > 0 && { added: toCents(added) }),
    ...(paid > 0 && { paid: toCents(paid) }),
    ...(special > 0 && { special: toCents(special) }),
    ...(unsealed > 0 && { unsealed: toCents(unsealed) }),
    sold: {
      entries: days.reduce((sum, { sold }) => sum + sold.entries, 0),
      rebuys: days.reduce((sum, { sold }) => sum + sold.rebuys, 0),
      addOns: days.reduce((sum, { sold }) => sum + sold.addOns, 0),
    },
    start: furthest(days),
  };
}

type InBag = { readonly part: PartId; readonly chips: Chips; readonly head?: Cents };

function bagsOf(over: readonly Over[]): ReadonlyMap<PersonId, readonly InBag[]> {
  const bags = new Map<PersonId, readonly InBag[]>();
  for (const { part, day } of over)
    for (const { person, chips, head } of day.bagged)
      bags.set(person, [...(bags.get(person) ?? []), { part: part.id, chips, ...(head !== undefined && { head }) }]);
  return bags;
}

/** Where flights stopped at different moments, nobody plays a level again that somebody has played. */
function furthest(days: readonly DayFacts[]): DayLeft['start'] {
  const [first, ...others] = days.map(({ start }) => start);
  if (first === undefined) throw new Error('no flight is over');
  return others.reduce(
    (most, one) =>
      one.level > most.level || (one.level === most.level && one.remaining < most.remaining) ? one : most,
    first,
  );
}
