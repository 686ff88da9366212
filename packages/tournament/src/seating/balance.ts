import type { SeatNo } from '@riffle/table';
import type { EntryId } from '../ids.ts';
import type { Proposal } from '../proposal.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import { destinations, sources } from './balancing-tables.ts';
import { freeSeats, lastHandAt, type TableInPlay, tableSizes, tablesInPlay } from './table-in-play.ts';
import { type Transfer, transfer } from './transfer.ts';
import { transferReasons } from './transfer-reasons.ts';
import { entryAt } from './waits-one-hand.ts';

type Balance = Extract<Proposal, { readonly kind: 'balance' }>;

/** From this difference on tables are evened out; where the rulebook names none, the usual two. */
function balancingTrigger(setup: Setup): number {
  const { value } = policyOf(setup, 'balancing.trigger');
  return value === 'managementDecides' ? 2 : Math.max(2, value);
}

const mostAllowed = ({ mostAtTable = Number.POSITIVE_INFINITY }: Tournament): number => mostAtTable;

/** All moves that even out the tables, each reckoned as if those before it were made. */
export function balanceProposals(state: Tournament): readonly Balance[] {
  const setup = setupOf(state);
  const { fewest, most } = tableSizes(state);
  if (fewest > most - balancingTrigger(setup) && most <= mostAllowed(state)) return [];
  const moves: Balance[] = [];
  let tables = tablesInPlay(state);
  for (;;) {
    const best = nextTransfer(state, setup, tables);
    if (best === undefined) return moves;
    moves.push(toProposal(setup, best, tables));
    tables = tables.map((table) => after(table, best));
  }
}

function nextTransfer(state: Tournament, setup: Setup, tables: readonly TableInPlay[]): Transfer | undefined {
  const most = tables.reduce((size, { players }) => Math.max(size, players.size), 0);
  const fewEnough = most - balancingTrigger(setup);
  // too many for the game: one fewer at the fullest, wherever there is room
  const isOver = most > mostAllowed(state);
  const short = tables.filter(
    (table) => (isOver || table.players.size <= fewEnough) && table.players.size < most && freeSeats(table).length > 0,
  );
  if (short.length === 0) return undefined;
  let best: Transfer | undefined;
  const fillFirst = destinations(setup, short);
  for (const from of sources(tables, most)) {
    for (const to of fillFirst) {
      const found = transfer(state, setup, from, to);
      if (found?.leaving.burden === 0) return found;
      if (found !== undefined && (best === undefined || found.leaving.burden < best.leaving.burden)) best = found;
    }
  }
  return best;
}

function after(table: TableInPlay, { from, to, leaving, arriving }: Transfer): TableInPlay {
  if (table.id !== from.id && table.id !== to.id) return table;
  const players = new Map<SeatNo, EntryId>(table.players);
  if (table.id === from.id) players.delete(leaving.seat);
  else players.set(arriving.seat, leaving.entry.id);
  return { ...table, players };
}

function toProposal(setup: Setup, best: Transfer, tables: readonly TableInPlay[]): Balance {
  const { from, to, leaving, arriving } = best;
  const enters = entryAt(setup, to, arriving.seat);
  const entry = leaving.entry.id;
  const places = { from: { table: from.id, seat: leaving.seat }, to: { table: to.id, seat: arriving.seat } };
  return {
    kind: 'balance',
    key: `balance/${entry}/${from.id}.${leaving.seat}/${to.id}.${arriving.seat}/${from.players.size}-${to.players.size}`,
    entry,
    ...places,
    waitsOneHand: enters.waits,
    ...(postsBigBlindAlone(setup, to, arriving.seat) && { bigBlindAlone: true }),
    because: [...tableReasons(setup, best, tables), ...transferReasons(setup, best), enters.because],
  };
}

/** The worst position is never the small blind: on the seat of the last big blind he posts that one again. */
const postsBigBlindAlone = (setup: Setup, to: TableInPlay, seat: SeatNo): boolean =>
  policyOf(setup, 'balancing.seat').value === 'worstPosition' && lastHandAt(to)?.bigBlind === seat;

function tableReasons(setup: Setup, { from, to }: Transfer, tables: readonly TableInPlay[]): readonly Reason[] {
  const trigger = policyOf(setup, 'balancing.trigger');
  const [most, fewest] = [from.players.size, to.players.size];
  const differ: Reason = {
    code: 'tables-differ',
    facts: { most, fewest, difference: most - fewest },
    because: trigger,
  };
  const management: readonly Reason[] =
    trigger.value === 'managementDecides' ? [{ code: 'management-decides', facts: {}, because: trigger }] : [];
  const several = (size: number) =>
    tables.findIndex(({ players }) => players.size === size) !==
    tables.findLastIndex(({ players }) => players.size === size);
  return [
    differ,
    ...management,
    ...(most > (from.table.most ?? most)
      ? [{ code: 'level-table-size', facts: { seats: from.table.most ?? 0 } } as const]
      : []),
    ...(several(most) ? [sourceReason(setup)] : []),
    ...(several(fewest) ? [destinationReason(setup)] : []),
  ];
}

function sourceReason(setup: Setup): Reason {
  const because = policyOf(setup, 'balancing.sourceTable');
  switch (because.value) {
    case 'fullest':
      return { code: 'source-fullest', facts: {}, because };
    case 'presetOrder':
      return { code: 'source-preset-order', facts: {}, because };
    case 'managementChoice':
      return { code: 'source-by-management', facts: {}, because };
  }
}

function destinationReason(setup: Setup): Reason {
  const because = policyOf(setup, 'balancing.destinationTable');
  switch (because.value) {
    case 'shortest':
      return { code: 'destination-shortest', facts: {}, because };
    case 'brokenLatest':
      return { code: 'destination-broken-latest', facts: {}, because };
    case 'managementChoice':
      return { code: 'destination-by-management', facts: {}, because };
  }
}
