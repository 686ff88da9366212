import { later, type Random, toInstant } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import type { GameId, TableId } from '../ids.ts';
import { toTableId } from '../ids.ts';
import { type Proposal, proposals } from '../proposal.ts';
import { type EveningReport, eveningReport } from '../report/evening-report.ts';
import type { Game } from '../room-setup.ts';
import { freeSeats, openTables, placeOf } from '../seats.ts';
import { callable, listOf } from '../waiting-list.ts';
import { Dealers } from './dealers.ts';
import { Guests, minutes } from './guests.ts';
import { WatchedEvening } from './watched-evening.ts';

export type EveningPlan = {
  readonly rulebook: string;
  readonly guests: number;
  readonly tables: number;
  readonly hours: number;
  readonly random: Random;
};
export type SimulatedEvening = {
  readonly commands: number;
  readonly events: number;
  /** What the room would not have, by code. */
  readonly refused: { readonly [code: string]: number };
  readonly report: EveningReport;
};

/** A Friday at seven in the evening. */
const BEGINS = toInstant(1_795_802_400_000);
const SEATS = 9;
/** So many wait, and the floor opens another table. */
const ENOUGH = 5;
const games: readonly (readonly [GameId, Game])[] = (['holdem', 'omaha'] as const).map((variant, no) => [
  variant as string as GameId,
  {
    ...{ name: variant, variant, limit: no === 0 ? 'noLimit' : 'potLimit' },
    ...{ smallBlind: toCents(100 * (no + 1)), bigBlind: toCents(200 * (no + 1)) },
    ...{ minBuyIn: toCents(10_000 * (no + 1)), maxBuyIn: toCents(40_000 * (no + 1)) },
  },
]);

/** A whole evening of a card room through the real aggregate, from its first guest to the last who goes home. */
export function simulateEvening({ rulebook, guests: count, tables, hours, random }: EveningPlan): SimulatedEvening {
  const room = new WatchedEvening(BEGINS, random);
  const edition = findRulebook(rulebook)?.edition ?? '';
  room.give(
    {
      type: 'OpenRoom',
      setup: {
        ...{ name: 'Simulated', currency: 'EUR', statuses: ['Gold', 'Silver'], noShows: 2 },
        rulebook: { id: rulebook, edition },
      },
    },
    { id: 'office', role: 'director' },
  );
  for (const [game, is] of games) room.give({ type: 'AddGame', game, is });
  for (let no = 1; no <= tables; no += 1) {
    const game = games[no % 3 === 0 ? 1 : 0]?.[0] as GameId;
    room.give({ type: 'PlanTable', table: toTableId(`t${String(no)}`), game, name: String(no), seats: SEATS });
  }
  const ids = games.map(([id]) => id);
  const dealers = new Dealers(room, tables, random);
  const guests = new Guests(room, ids, count, hours * 60, random);
  for (let minute = 0; minute < hours * 60; minute += 1) {
    room.until(later(BEGINS, minutes(minute)));
    openAndBreak(room, ids);
    guests.minute(minute);
    decides(room, random);
    dealers.minute();
  }
  room.until(later(BEGINS, minutes(hours * 60)));
  guests.goHome();
  for (const { id } of openTables(room.state)) room.give({ type: 'BreakTable', table: id });
  room.give({ type: 'CloseRoom' });
  const report = eveningReport(room.written);
  if (report === undefined) throw new Error('an evening without a report');
  return { commands: room.commands, events: room.events, refused: Object.fromEntries(room.refused), report };
}

/** Another table for a list that is long enough, and none for nobody. */
function openAndBreak(room: WatchedEvening, ids: readonly GameId[]): void {
  for (const game of ids) {
    const open = openTables(room.state, game);
    const waiting = callable(room.state, game).length;
    const planned = [...room.state.tables].find(
      ([, one]) => one.game === game && one.openedAt === undefined && one.closedAt === undefined,
    );
    const isFull = open.every(({ id }) => freeSeats(room.state, id).length === 0);
    if (planned !== undefined && isFull && (open.length === 0 ? waiting > 1 : waiting >= ENOUGH))
      room.give({ type: 'OpenTable', table: planned[0] });
    const [empty] = open.filter(({ id, table }) => table.seated.size === 0 && !isKept(room, id));
    if (empty !== undefined && open.length > 1 && waiting === 0) {
      room.give({ type: 'BreakTable', table: empty.id });
      const again = toTableId(`${empty.id}+`);
      room.give({ type: 'PlanTable', table: again, game, name: `${empty.table.name}+`, seats: SEATS });
    }
  }
}
const isKept = ({ state }: WatchedEvening, table: TableId): boolean =>
  state.calls.some(({ place }) => place.table === table);

/** What the rulebook proposes is done, and now and then something else, with a reason. */
function decides(room: WatchedEvening, random: Random): void {
  for (let left = 12; left > 0; left -= 1) {
    const [one] = proposals(room.state, room.now);
    if (one === undefined) return;
    if (!accepts(room, one, random)) return;
  }
}

function accepts(room: WatchedEvening, one: Proposal, random: Random): boolean {
  switch (one.kind) {
    case 'call': {
      const game = room.state.tables.get(one.to.table)?.game;
      const [, second] = game === undefined ? [] : listOf(room.state, game).filter(({ later: not }) => not !== true);
      const instead = second !== undefined && random(25) === 0;
      if (instead && placeOf(room.state, second.guest) === undefined)
        return room.ask({ type: 'CallGuest', guest: second.guest, place: one.to, reason: 'host' }) === undefined;
      return room.ask({ type: 'CallGuest', guest: one.guest, place: one.to }) === undefined;
    }
    case 'balance':
      return room.ask({ type: 'BalanceTables', from: one.from, to: one.to }) === undefined;
    default: {
      const stake = toCents(0);
      return room.ask({ type: 'MoveGuest', guest: one.guest, to: one.to, stake, takes: stake }) === undefined;
    }
  }
}
