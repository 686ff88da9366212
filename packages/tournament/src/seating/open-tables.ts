import type { Instant, Random } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import { seatsOf } from '@riffle/table';
import type { TournamentEvent } from '../event.ts';
import type { EntryId } from '../ids.ts';
import type { Proposal } from '../proposal.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Seated } from '../seated.ts';
import { playersLeft } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { moreTables } from './draw-tables.ts';
import { evenSizes } from './even-sizes.ts';
import { firstButtons } from './first-button.ts';
import { freeSeats, room, type TableInPlay, tablesInPlay } from './table-in-play.ts';

type OpenTables = Extract<Proposal, { readonly kind: 'openTables' }>;

/** The game allows fewer at a table than sit there, and the others have no room for them. */
export function openTablesProposal(state: Tournament): OpenTables | undefined {
  const most = state.mostAtTable;
  if (most === undefined) return undefined;
  const players = playersLeft(state);
  const tables = tablesInPlay(state);
  if (!tables.some((at) => at.players.size > most)) return undefined;
  const missing = players - tables.reduce((sum, { table }) => sum + room(table), 0);
  if (missing <= 0) return undefined;
  const more = Math.ceil(missing / Math.min(most, setupOf(state).seatsPerTable));
  return {
    kind: 'openTables',
    key: `open/${String(most)}/${String(players)}-${String(tables.length)}`,
    tables: more,
    players: sum(leavingFrom(tables, players, tables.length + more)),
    seats: most,
    because: [
      { code: 'level-table-size', facts: { seats: most } },
      { code: 'seat-by-lot', facts: {} },
    ],
  };
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** How many leave each table, so that all are even once there are so many tables. */
function leavingFrom(tables: readonly TableInPlay[], players: number, count: number): readonly number[] {
  const even = Math.floor(players / count);
  let larger = players % count;
  return tables.map(({ players: { size } }) => {
    const stays = size > even && larger > 0 ? even + 1 : even;
    if (stays > even) larger -= 1;
    return Math.max(0, size - stays);
  });
}

/** Whoever leaves is drawn, and where he goes too; who has a fixed seat stays. */
export function openTables(
  state: Tournament,
  { tables: more, because }: OpenTables,
  { now, random }: { readonly now: Instant; readonly random: Random },
): readonly TournamentEvent[] {
  const setup = setupOf(state);
  const there = tablesInPlay(state);
  const { tables: added, events } = moreTables(state, more);
  const goes = leavingFrom(there, playersLeft(state), there.length + added.length);
  const leaving = there.flatMap((at, nth) => {
    const movable = [...at.players.values()].filter((id) => state.entries.get(id)?.locked !== true);
    return shuffled(movable, random).slice(0, goes[nth]);
  });
  const most = state.mostAtTable ?? setup.seatsPerTable;
  const targets = [
    ...added.map(({ id, seats }) => ({
      id,
      size: seats,
      players: 0,
      free: seatsOf(seats).slice(0, most),
      isNew: true,
    })),
    ...there.filter((_, nth) => goes[nth] === 0).map((at) => ({ ...freed(at), isNew: false })),
  ];
  const given = evenSizes(
    targets.map(({ players, free }) => ({ players, free: free.length })),
    leaving.length,
  );
  const drawn = [...shuffled(leaving, random)];
  const seats = targets.flatMap(({ id, free }, nth): readonly Seated[] => {
    const open = shuffled(free, random);
    return drawn.splice(0, given[nth]).flatMap((entry, at): readonly Seated[] => {
      const seat = open[at];
      return seat === undefined ? [] : [{ entry, to: { table: id, seat } }];
    });
  });
  const taken = targets
    .filter(({ isNew }) => isNew)
    .map(({ id, size }) => ({ id, size, taken: seats.flatMap(({ to }) => (to.table === id ? [to.seat] : [])) }));
  return [
    ...events,
    ...seats.flatMap(({ entry, to }) => movedTo(state, entry, to, because, now)),
    ...(taken.length === 0 ? [] : [firstButtons(setup, taken, random)]),
  ];
}

const freed = (at: TableInPlay) => ({
  id: at.id,
  size: at.table.seats,
  players: at.players.size,
  free: freeSeats(at).slice(0, Math.max(0, room(at.table) - at.players.size)),
});

function movedTo(
  state: Tournament,
  entry: EntryId,
  to: Seated['to'],
  because: OpenTables['because'],
  at: Instant,
): readonly TournamentEvent[] {
  const from = state.entries.get(entry)?.at;
  if (from === undefined) return [];
  return [{ v: 1, type: 'EntryMoved', moved: { entry, from, to }, how: 'proposed', waitsOneHand: false, because, at }];
}
