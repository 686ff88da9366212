import type { HandSetRight } from '../bust-out-event.ts';
import type { TournamentEvent } from '../event.ts';
import { firstAfterHand } from '../hand-for-hand/hand-of-bust-out.ts';
import type { BustOutId, EntryId } from '../ids.ts';
import type { RankedOut } from '../ranked-out.ts';
import type { Seated } from '../seated.ts';
import type { BustOut, Tournament } from '../state.ts';
import { withoutLastTogether } from './hand-for-hand.ts';
import { seat, unseat, withEntries } from './seating.ts';
import { withTable } from './tables.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export function bustedOut(state: Tournament, event: Named<'BustedOut'>): Tournament {
  const { bustOut: id, out, at, level, together, hand, before, dealtWithout = [] } = event;
  const bustOut: BustOut = {
    id,
    at,
    level,
    out,
    ...(together && { together }),
    ...(hand !== undefined && { hand }),
  };
  const next = before ?? (hand === undefined ? undefined : firstAfterHand(state, hand));
  const gone = takeOut({ ...state, bustOuts: inserted(state.bustOuts, bustOut, next) }, id, idsOf(bustOut));
  const told = hand === undefined && before === undefined ? withoutLastTogether(gone, out) : gone;
  return dealtWithout.reduce(setRight, told);
}

/** The hand that runs was dealt without who is told only now to be out: nothing is counted anew. */
const setRight = (state: Tournament, { table, no: _, ...positions }: HandSetRight): Tournament =>
  withTable(state, table, ({ marker, ...one }) => ({
    ...one,
    ...(marker !== undefined && one.positions?.button === positions.button && { marker }),
    positions,
  }));

export const playEnded = (state: Tournament, { bustOut: id, out, at, level }: Named<'PlayEnded'>): Tournament => {
  const bustOut: BustOut = { id, at, level, out, ended: true };
  return takeOut({ ...state, bustOuts: [...state.bustOuts, bustOut] }, id, idsOf(bustOut));
};

/** Who has won stays in; where all had as many chips nobody goes out. */
export function endedByTime(
  state: Tournament,
  { bustOut: id, tables, out, at, level }: Named<'EndedByTime'>,
): Tournament {
  const bustOut: BustOut = { id, at, level, out, ended: true };
  const next = { ...state, endedByTime: [...(state.endedByTime ?? []), ...tables] };
  return out.length === 0 ? next : takeOut({ ...next, bustOuts: [...next.bustOuts, bustOut] }, id, idsOf(bustOut));
}

export function bustOutChanged(
  state: Tournament,
  { bustOut: id, out, back = [] }: Named<'BustOutChanged'>,
): Tournament {
  const hand = state.bustOuts.find((bustOut) => bustOut.id === id);
  if (hand === undefined) return state;
  const again = new Set(hand.out.flatMap((one) => (one.back === true ? [one.entry] : [])));
  const changed = out.map((one) => (again.has(one.entry) ? { ...one, back: true as const } : one));
  const bustOuts = state.bustOuts.map((bustOut) => (bustOut.id === id ? { ...bustOut, out: changed } : bustOut));
  return takeOut(
    bringBack({ ...state, bustOuts }, back),
    id,
    out.flatMap(({ entry }) => (again.has(entry) ? [] : [entry])),
  );
}

export function stackRemoved(state: Tournament, event: Named<'StackRemoved'>): Tournament {
  const { bustOut: id, entry, from, at, level, last, why, chips, shares } = event;
  const out: RankedOut = { entry, rank: 1, by: [], ...(from && { from }) };
  const bustOut: BustOut = { id, at, level, out: [out], removed: { why, chips, ...(shares && { shares }) } };
  const bustOuts = last === true ? [bustOut, ...state.bustOuts] : [...state.bustOuts, bustOut];
  return takeOut({ ...state, bustOuts }, id, [entry]);
}

export function bustOutMoved(state: Tournament, { bustOut: id, before }: Named<'BustOutMoved'>): Tournament {
  const bustOut = state.bustOuts.find((one) => one.id === id);
  if (bustOut === undefined || before === id) return state;
  const others = state.bustOuts.filter((one) => one.id !== id);
  return { ...state, bustOuts: inserted(others, bustOut, before) };
}

export function boughtBack(state: Tournament, { entry, bustOut: id, to }: Named<'BoughtBack'>): Tournament {
  const bustOuts = state.bustOuts.map((bustOut) =>
    bustOut.id === id
      ? { ...bustOut, out: bustOut.out.map((one) => (one.entry === entry ? { ...one, back: true as const } : one)) }
      : bustOut,
  );
  return bringBack(boughtBackBy({ ...state, bustOuts }, entry, id), [{ entry, ...(to && { to }) }]);
}

/** What he bought last has brought him back. */
function boughtBackBy(state: Tournament, entry: EntryId, id: BustOutId): Tournament {
  const last = state.money?.sales.findLast((sale) => sale.entry === entry);
  if (state.money === undefined || last?.kind !== 'rebuy') return state;
  const sales = state.money.sales.map((sale) => (sale === last ? { ...sale, broughtBack: id } : sale));
  return { ...state, money: { ...state.money, sales } };
}

/** As before he bought back in. */
export function outAgain(state: Tournament, entry: EntryId, id: BustOutId): Tournament {
  const bustOuts = state.bustOuts.map((bustOut) =>
    bustOut.id === id
      ? {
          ...bustOut,
          out: bustOut.out.map(({ back, ...one }) => (one.entry === entry || !back ? one : { ...one, back })),
        }
      : bustOut,
  );
  return takeOut({ ...state, bustOuts }, id, [entry]);
}

/** Their loss counts for no place, as after a rebuy. */
export const broughtBackForThird = (
  state: Tournament,
  back: readonly { readonly entry: EntryId; readonly bustOut: BustOutId }[],
): Tournament => back.reduce((next, one) => againIn(next, one.entry, one.bustOut), state);

function againIn(state: Tournament, entry: EntryId, id: BustOutId): Tournament {
  const bustOuts = state.bustOuts.map((bustOut) =>
    bustOut.id === id
      ? { ...bustOut, out: bustOut.out.map((one) => (one.entry === entry ? { ...one, back: true as const } : one)) }
      : bustOut,
  );
  return bringBack({ ...state, bustOuts }, [{ entry }]);
}

export function reinstated(state: Tournament, { entry, bustOut: id, to }: Named<'Reinstated'>): Tournament {
  const bustOuts = state.bustOuts
    .map((bustOut) =>
      bustOut.id === id ? { ...bustOut, out: bustOut.out.filter((one) => one.entry !== entry) } : bustOut,
    )
    .filter(({ out }) => out.length > 0);
  return bringBack({ ...state, bustOuts }, [{ entry, ...(to && { to }) }]);
}

const idsOf = (bustOut: BustOut): readonly EntryId[] => bustOut.out.map(({ entry }) => entry);

/** At the end where `before` is absent or unknown. */
function inserted(bustOuts: readonly BustOut[], bustOut: BustOut, before: BustOutId | undefined): readonly BustOut[] {
  const index = before === undefined ? -1 : bustOuts.findIndex(({ id }) => id === before);
  return index < 0 ? [...bustOuts, bustOut] : bustOuts.toSpliced(index, 0, bustOut);
}

const takeOut = (state: Tournament, id: BustOutId, ids: readonly EntryId[]): Tournament =>
  unseat(state, ids, (entry) => ({ ...entry, out: id }));

function bringBack(state: Tournament, back: readonly (Pick<Seated, 'entry'> & Partial<Seated>)[]): Tournament {
  const alive = withEntries(
    state,
    back.map(({ entry }) => entry),
    ({ out: _, ...entry }) => entry,
  );
  const seats = back.flatMap(({ entry, to }) => (to === undefined ? [] : [{ entry, to }]));
  return seats.length === 0 ? alive : seat(alive, seats, 'seated');
}
