import type { Instant, Random } from '@riffle/aggregate';
import type { SeatNo } from '@riffle/table';
import { isAlternate } from '../alternate-list.ts';
import { mayNotPromote } from '../alternates.ts';
import type { Place } from '../command.ts';
import {
  type Decide,
  type Decision,
  happens,
  type Named,
  type NightContext,
  type Objection,
  refused,
} from '../decision.ts';
import { fixedInRound } from '../form/fixed-in-round.ts';
import { ownMatch } from '../form/round.ts';
import type { EntryId, TableId } from '../ids.ts';
import { unpaid } from '../money/fee-first.ts';
import { fineUnpaid } from '../money/fines.ts';
import { setupOf } from '../rulebook-of.ts';
import { isInPlay, playersAt, playersLeft, samePlace } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { checkPlace } from './check-place.ts';
import { apartFrom } from './kept-apart.ts';
import { freeSeats, roomInAll } from './table-in-play.ts';
import { entryAt } from './waits-one-hand.ts';

/** A seat for somebody who has none: a named one by hand, else by lot where the fewest sit. */
export const seatEntry: Decide<'SeatEntry'> = (state, command, context) => seatEntryBut(state, command, context, []);

/** The same, but for seats that are kept for somebody. */
export function seatEntryBut(
  state: Tournament,
  { entry, at, reason: said }: Named<'SeatEntry'>,
  { random, now }: NightContext,
  kept: readonly Place[],
): Decision {
  const objection = checkSeating(state, { entry, now, ...(said !== undefined && { reason: said }) });
  if (objection !== undefined) return refused(objection);
  const fixed = fixedInRound(state, entry, at);
  if (fixed !== undefined) return refused(fixed);
  const reason = said !== undefined && fineUnpaid(state, entry) !== undefined ? { reason: said.trim() } : {};
  if (at !== undefined) {
    const taken = checkPlace(state, at, entry);
    return taken === undefined ? seated(state, entry, { to: at, by: 'hand', ...reason }) : refused(taken);
  }
  const to = drawnPlace(state, entry, random, kept);
  if (to !== undefined) return seated(state, entry, { to, by: 'lot', ...reason });
  return refused({ code: 'no-free-seat', players: playersLeft(state), seats: roomInAll(state) });
}

type Seating = { readonly to: Place; readonly by: 'lot' | 'hand'; readonly reason?: string };

function seated(state: Tournament, entry: EntryId, { to, by, reason }: Seating) {
  const table = state.tables.get(to.table);
  const enters =
    table !== undefined && stageOf(state) === 'play'
      ? entryAt(setupOf(state), { id: to.table, table, players: playersAt(state, to.table) }, to.seat)
      : undefined;
  return happens({
    v: 1,
    type: 'EntrySeated',
    seated: { entry, to },
    by,
    ...(enters?.waits === true && { waitsOneHand: true, because: [enters.because] }),
    ...(reason && { reason }),
  });
}

type Asked = { readonly entry: EntryId; readonly now: Instant; readonly reason?: string };

function checkSeating(state: Tournament, { entry: id, now, reason }: Asked): Objection {
  const entry = state.entries.get(id);
  if (entry === undefined) return { code: 'no-such-entry', entry: id };
  if (stageOf(state) === 'over') return { code: 'over' };
  if (entry.out !== undefined) return { code: 'already-out', entry: id };
  if (isAlternate(entry)) {
    if (!entry.checkedIn) return { code: 'not-checked-in', entry: id };
    return mayNotPromote(state, now) ?? unpaid(state, entry, reason);
  }
  if (!isInPlay(entry)) return { code: 'not-checked-in', entry: id };
  return entry.at === undefined ? unpaid(state, entry, reason) : { code: 'nothing-to-do' };
}

/** Tables in play come first; an empty one that was made ready is opened only when they are full. */
function drawnPlace(state: Tournament, entry: EntryId, random: Random, kept: readonly Place[]): Place | undefined {
  const isKept = (table: TableId, seat: SeatNo) => kept.some((place) => samePlace(place, { table, seat }));
  const apart = apartFrom(state.keptApart, entry);
  const own = ownMatch(state, entry)?.match.table;
  const tables = [...state.tables.values()]
    .filter(({ id }) => own === undefined || id === own)
    .map((table) => ({ table, players: playersAt(state, table.id) }))
    .map((at) => ({
      ...at,
      free: freeSeats(at).filter((seat) => !isKept(at.table.id, seat)),
      together: [...at.players.values()].some((id) => apart.has(id)),
    }))
    .filter(({ free }) => free.length > 0);
  const playing = tables.filter(({ players }) => players.size > 0);
  const open = playing.length > 0 ? playing : tables;
  const choice = open.some(({ together }) => !together) ? open.filter(({ together }) => !together) : open;
  const fewest = Math.min(...choice.map(({ players }) => players.size));
  const places = choice
    .filter(({ players }) => players.size === fewest)
    .flatMap(({ table, free }) => free.map((seat): Place => ({ table: table.id, seat })));
  return places.length === 0 ? undefined : places[random(places.length)];
}
