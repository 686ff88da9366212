import { seatsClockwise, toSeatNo } from '@riffle/table';
import type { Inquiry } from '../../inquiry.ts';

/** `button`: where it lay at his table, as far as it is known. */
export type WentOut = {
  readonly seat: number;
  readonly table: number;
  readonly stack: number;
  readonly button?: number | undefined;
};
export type Together = 'sameHand' | 'handForHand' | 'sameTime';

/** Who went out together, best first; who shares a place stands in one group. `out` is told in the order of time. */
export function rankTogether(
  out: readonly WentOut[],
  how: Together,
  orderKnown: boolean,
  table: { readonly seats: number; readonly button: number | undefined },
  floor: Inquiry,
): readonly (readonly WentOut[])[] {
  const tables = Map.groupBy(out, (one) => one.table);
  if (how === 'sameTime' && tables.size > 1) {
    if (floor.decides('elimination.differentTables') === 'sharePrizes') return shared(out, table, floor);
    if (!orderKnown) return unordered(out, table, floor);
    floor.notes('toldInOrder');
    // the first to go out has the worst place; one table is one hand
    return [...tables.values()].toReversed().flatMap((hand) => rankTogether(hand, 'sameHand', true, table, floor));
  }
  const byStack = [...Map.groupBy(out, ({ stack }) => stack)].toSorted(([a], [b]) => b - a).map(([, group]) => group);
  if (byStack.length > 1)
    floor.decides(how === 'handForHand' ? 'elimination.handForHandTables' : 'elimination.sameHand');
  return byStack.flatMap((group) => (group.length === 1 ? [group] : partEqual(group, table, floor)));
}

/** At each table one hand, whose order is known: the best of the tables share their places, then the next of them. */
function shared(
  out: readonly WentOut[],
  table: { readonly seats: number; readonly button: number | undefined },
  floor: Inquiry,
): readonly (readonly WentOut[])[] {
  const hands = [...Map.groupBy(out, (one) => one.table).values()].map((hand) =>
    hand.length === 1 ? [hand] : rankTogether(hand, 'sameHand', true, table, floor),
  );
  const most = Math.max(...hands.map(({ length }) => length));
  return Array.from({ length: most }, (_, nth) => hands.flatMap((hand) => hand[nth] ?? []));
}

/** Nobody can say who went out first. */
function unordered(
  out: readonly WentOut[],
  table: { readonly seats: number; readonly button: number | undefined },
  floor: Inquiry,
): readonly (readonly WentOut[])[] {
  switch (floor.decides('elimination.orderUnknown')) {
    case 'share':
      return shared(out, table, floor);
    case 'biggerStartingStack':
      return [...Map.groupBy(out, ({ stack }) => stack)]
        .toSorted(([a], [b]) => b - a)
        .flatMap(([, group]) => (group.length === 1 ? [group] : partEqual(group, table, floor)));
  }
}

function partEqual(
  group: readonly WentOut[],
  { seats, button }: { readonly seats: number; readonly button: number | undefined },
  floor: Inquiry,
): readonly (readonly WentOut[])[] {
  const on = group.some(({ seat, button: its = button }) => seat === its) ? 'onButton' : undefined;
  if (floor.decides('elimination.equalStacks', on) === 'share') return [group];
  const oneTable = group.every(({ table }) => table === group[0]?.table);
  const places = group.map((one) => ({ one, from: one.button ?? (oneTable ? button : undefined) }));
  const known = places.flatMap(({ one, from }) =>
    from === undefined ? [] : [{ one, away: seatsClockwise(seats, toSeatNo(from), toSeatNo(one.seat)) }],
  );
  if (known.length < group.length) {
    floor.notes('buttonNotKnown');
    return [group];
  }
  for (const { one, away } of known) floor.notes('fromButton', { seat: one.seat, seats: away });
  return [...Map.groupBy(known, ({ away }) => away)]
    .toSorted(([a], [b]) => a - b)
    .map(([, nearest]) => nearest.map(({ one }) => one));
}
