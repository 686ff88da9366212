import { toCents } from '@riffle/money';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomCommand } from './command.ts';
import type { GameId } from './ids.ts';
import { proposals } from './proposal.ts';
import { at, Evening, g, holdem, t } from './testing.ts';

const feeds = 'feeds' as GameId;
const stake = toCents(50_000);
const paid = { amount: stake, box: 'A', means: 'cash' } as const;
let room: Evening;

/** Tables of three seats: the first is the main one. */
function open(...players: readonly number[]): void {
  let no = 0;
  for (const [index, count] of players.entries()) {
    room.do({ type: 'PlanTable', table: t(index + 1), game: feeds, name: String(index + 1), seats: 3 });
    room.do({ type: 'OpenTable', table: t(index + 1) });
    room.wait(1);
    for (let seat = 1; seat <= count; seat += 1) {
      no += 1;
      room.sit(no, at(index + 1, seat));
      room.wait(1);
    }
  }
}
const list = (no: number): void => {
  room.welcome(no);
  room.do({ type: 'PutOnList', guest: g(no), game: feeds });
};
const leave = (no: number) => room.do({ type: 'StandUp', guest: g(no), cashOut: paid });
const move = (no: number, table: number, seat: number, reason?: string): RoomCommand => ({
  ...{ type: 'MoveGuest', guest: g(no), to: at(table, seat), stake, takes: stake },
  ...(reason !== undefined && { reason }),
});
const told = () =>
  proposals(room.state, room.now).map((one) =>
    one.kind === 'balance' ? 'balance' : `${one.kind} ${one.guest} ${one.to.table}`,
  );

beforeEach(() => {
  room = new Evening();
  const game = room.state.games.get(holdem);
  if (game !== undefined) room.do({ type: 'AddGame', game: feeds, is: { ...game, name: 'feeds', mustMove: true } });
});

describe('must-move', () => {
  it('whoever has sat longest at a table that feeds the main one moves there when a seat is free', () => {
    open(3, 2, 1);
    expect(told()).toEqual([]);
    leave(2);
    expect(told()).toEqual(['mustMove g4 t1']);
    expect(proposals(room.state, room.now)[0]).toMatchObject({
      since: room.state.tables.get(t(2))?.seated.get(at(2, 1).seat)?.since,
    });
    room.do(move(4, 1, 2));
    expect(room.events.at(-1)).toMatchObject({ type: 'GuestMoved', by: 'mustMove', guest: g(4) });
    expect(room.seated(1)).toEqual(['1:g1', '2:g4', '3:g3']);
  });

  it('whoever is away, or sits in a seat that was lent, is passed over', () => {
    open(3, 3);
    room.do({ type: 'Interrupt', guest: g(4), kind: 'pause', stake });
    leave(1);
    expect(told()).toEqual(['mustMove g5 t1']);
  });

  it('another than who is next takes a reason', () => {
    open(3, 3);
    leave(1);
    expect(room.refusal(move(6, 1, 1))).toMatchObject({ code: 'others-first', guests: [g(4)] });
    room.do(move(6, 1, 1, 'Gast 4 möchte erst zu Ende essen'));
    expect(room.events.at(-1)).toMatchObject({ by: 'mustMove', reason: 'Gast 4 möchte erst zu Ende essen' });
  });

  it('the stake goes along', () => {
    open(3, 2);
    leave(1);
    const less = { ...move(4, 1, 1), takes: toCents(10_000) } as RoomCommand;
    expect(room.refusal(less)).toMatchObject({ code: 'stake-reduced' });
  });

  it('whoever comes from the list is called to a table that feeds it, and to the main one where nobody can move', () => {
    open(3, 2);
    list(9);
    expect(told()).toEqual(['call g9 t2']);
    leave(1);
    expect(told()).toEqual(['mustMove g4 t1', 'call g9 t2']);
    for (const no of [4, 5]) leave(no);
    expect(told()).toEqual(['call g9 t2']);
    expect(room.refusal({ type: 'TakeSeat', guest: g(9), place: at(1, 1), buyIn: paid })).toBeUndefined();
  });

  it('a seat change at the main table goes first, since it only changes which seat is free', () => {
    open(3, 2);
    room.do({ type: 'WishSeat', guest: g(3) });
    leave(1);
    expect(told()).toEqual(['seatChange g3 t1']);
  });

  it('its tables are not balanced, and nobody changes to the main one by wishing it', () => {
    open(3, 0, 0);
    expect(told()).toEqual([]);
    room = new Evening();
    room.tables(3, 0);
    expect(told()).toEqual(['balance']);
  });

  it('a game without the switch has no such rule', () => {
    room.tables(8, 3);
    leave(1);
    expect(told().some((one) => one.startsWith('mustMove'))).toBe(false);
  });
});
