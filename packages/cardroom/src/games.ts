import { allClockOut } from './dealers/deciding.ts';
import { type Decide, happens, refused } from './decision.ts';
import { isOpen, openTables } from './seats.ts';

const LEAST_SEATS = 2;
const MOST_SEATS = 11;

export const openRoom: Decide<'OpenRoom'> = (room, { setup }, { now }) =>
  room.setup === undefined
    ? happens({ v: 1, type: 'RoomOpened', setup, at: now })
    : refused({ code: 'room-open-already' });

export const closeRoom: Decide<'CloseRoom'> = (room, _command, { now }) => {
  const tables = openTables(room).map(({ id }) => id);
  return tables.length > 0
    ? refused({ code: 'still-playing', tables })
    : happens(...allClockOut(room, now), { v: 1, type: 'RoomClosed', at: now });
};

export const addGame: Decide<'AddGame'> = ({ games }, { game, is }) => {
  if (games.has(game)) return refused({ code: 'taken-already' });
  const { smallBlind, bigBlind, minBuyIn, maxBuyIn } = is;
  const amounts = [smallBlind, bigBlind, minBuyIn, maxBuyIn ?? minBuyIn];
  const isSound = amounts.every((one) => Number.isSafeInteger(one) && one > 0) && smallBlind <= bigBlind;
  if (!isSound || (maxBuyIn !== undefined && maxBuyIn < minBuyIn)) return refused({ code: 'amount-out-of-range' });
  return happens({ v: 1, type: 'GameAdded', game, is });
};

export const removeGame: Decide<'RemoveGame'> = ({ games, tables }, { game }) => {
  if (!games.has(game)) return refused({ code: 'no-such-game' });
  const using = [...tables].flatMap(([id, table]) => (table.game === game && table.closedAt === undefined ? [id] : []));
  return using.length > 0
    ? refused({ code: 'game-in-use', tables: using })
    : happens({ v: 1, type: 'GameRemoved', game });
};

export const planTable: Decide<'PlanTable'> = ({ games, tables }, { table, game, name, seats, opensAt }) => {
  if (!games.has(game)) return refused({ code: 'no-such-game' });
  if (tables.has(table)) return refused({ code: 'taken-already' });
  if (!Number.isSafeInteger(seats) || seats < LEAST_SEATS || seats > MOST_SEATS)
    return refused({ code: 'seats-out-of-range', least: LEAST_SEATS, most: MOST_SEATS });
  return happens({ v: 1, type: 'TablePlanned', table, game, name, seats, ...(opensAt !== undefined && { opensAt }) });
};

export const openTable: Decide<'OpenTable'> = ({ tables }, { table }, { now }) => {
  const planned = tables.get(table);
  if (planned === undefined || planned.closedAt !== undefined) return refused({ code: 'no-such-table' });
  return isOpen(planned) ? refused({ code: 'open-already' }) : happens({ v: 1, type: 'TableOpened', table, at: now });
};

/** Whoever sits there goes first, each with his chips: nobody is sent away by it. */
export const breakTable: Decide<'BreakTable'> = ({ tables, reservations }, { table: id }, { now }) => {
  const table = tables.get(id);
  if (table === undefined || table.closedAt !== undefined) return refused({ code: 'no-such-table' });
  if (table.seated.size > 0) return refused({ code: 'still-playing', tables: [id] });
  return happens(
    ...reservations
      .filter((one) => one.table === id)
      .map(({ guest }) => ({ v: 1, type: 'ReservationEnded', guest, table: id, why: 'noTable', because: [] }) as const),
    { v: 1, type: 'TableBroken', table: id, at: now },
  );
};
