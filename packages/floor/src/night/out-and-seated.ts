import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import type { CarriedOut, EntryId, OutTogether, Place, TableId } from '@riffle/tournament';
import type { FactsAsked, FactsOf } from '../fact.ts';
import type { wrongSeat } from '../presence/wrong-seat.ts';
import type { bustedTogether } from '../tournament/places/busted-together.ts';
import type { InNight } from './in-night.ts';
import type { NightEffect } from './night-effect.ts';
import type { Stand } from './stand.ts';

type Facts<K extends { readonly facts: FactsAsked }> = FactsOf<K['facts']>;
type Told = {
  /** As they were told: what is as usual may be left out. */
  readonly bustedTogether: Partial<Omit<Facts<typeof bustedTogether>, 'out'>> & {
    readonly out?: readonly { readonly seat: number; readonly table?: number; readonly stack: number }[];
  };
  readonly wrongSeat: Partial<Facts<typeof wrongSeat>>;
};

/** What was told of an incident of this kind. */
const told = <K extends keyof Told>({ incident }: InNight, kind: K): Told[K] | undefined =>
  incident?.kind === kind ? (incident.facts as Told[K]) : undefined;

/** Who sits where, as the night knows it. */
export const seatsTaken = ({ view }: InNight): readonly { readonly entry: EntryId; readonly at: Place }[] =>
  (Object.keys(view.entries) as EntryId[]).flatMap((entry) => {
    const at = view.entries[entry]?.at;
    return at === undefined ? [] : [{ entry, at }];
  });

/** All of them in one step, ranked by the night as its rulebook has it; nothing while one of them is not known. */
export function outTogether(night: InNight): readonly NightEffect[] {
  const facts = told(night, 'bustedTogether');
  if (facts?.out === undefined) return [];
  const { view, bustOut } = night;
  const taken = seatsTaken(night);
  const tables = new Set(facts.out.map(({ table = 1 }) => table));
  const idOf = (no: number): TableId | undefined =>
    tables.size === 1
      ? night.table
      : (Object.keys(view.tables) as TableId[]).find((id) => view.tables[id]?.name === String(no));
  const out = facts.out.flatMap(({ seat, table = 1, stack }) => {
    const id = idOf(table);
    const found = taken.find(({ at }) => at.table === id && at.seat === seat);
    return found === undefined ? [] : [{ entry: found.entry, stackAtStart: toChips(stack), by: [] }];
  });
  if (out.length < facts.out.length) return [];
  const together = tables.size === 1 ? {} : { together: howTogether(facts) };
  const { left } = view.figures;
  return [
    {
      command: { type: 'BustOut', bustOut, out, ...together },
      before: { is: 'players', left },
      after: { is: 'players', left: left - out.length },
    },
  ];
}

function howTogether({ how, orderKnown = true }: Told['bustedTogether']): OutTogether {
  if (how !== 'sameTime') return 'handForHand';
  return orderKnown ? 'sameTime' : 'orderUnknown';
}

/** He stays where he sits: the night is told so, and whoever belongs there has his seat. */
export function keepsSeat(night: InNight): readonly NightEffect[] {
  const onSeat = told(night, 'wrongSeat')?.onSeat;
  const { view, table, entry, reason } = night;
  const at = entry === undefined ? undefined : view.entries[entry]?.at;
  if (onSeat === undefined || table === undefined || entry === undefined || at === undefined) return [];
  const to = { table, seat: toSeatNo(onSeat) };
  if ((at.table === table && at.seat === to.seat) || onSeat > (view.tables[table]?.seats ?? 0)) return [];
  const other = seatsTaken(night).find((one) => one.at.table === table && one.at.seat === to.seat)?.entry;
  const command: CarriedOut =
    other === undefined
      ? { type: 'MoveEntry', entry, to, reason }
      : { type: 'SwapEntries', a: entry, b: other, reason };
  const called = (place: Place): Stand => ({
    is: 'seat',
    table: view.tables[place.table]?.name ?? '',
    seat: place.seat,
  });
  return [{ command, before: called(at), after: called(to) }];
}

/** Each table at which nobody sits on a seat that goes; the others are smaller once somebody has moved. */
export function fewerSeats(night: InNight, seats: number): readonly NightEffect[] {
  const { view } = night;
  const taken = seatsTaken(night);
  return (Object.keys(view.tables) as TableId[]).flatMap((table): readonly NightEffect[] => {
    const { seats: now = 0, name = '' } = view.tables[table] ?? {};
    if (now <= seats || taken.some(({ at }) => at.table === table && at.seat > seats)) return [];
    const stand = (count: number): Stand => ({ is: 'seatsAt', table: name, seats: count });
    return [{ command: { type: 'ChangeTable', table, seats }, before: stand(now), after: stand(seats) }];
  });
}
