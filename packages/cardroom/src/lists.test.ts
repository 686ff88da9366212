import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { due } from './due.ts';
import { proposals } from './proposal.ts';
import { at, Evening, g, holdem, MINUTE, t } from './testing.ts';
import { listOf } from './waiting-list.ts';

const GCB = findRulebook('gcb')?.edition ?? '';
const house: HouseRulebook = {
  ...{ format: 'riffle-house-rulebook', v: 1, id: 'haus', edition: '1', name: 'Haus' },
  extends: { id: 'gcb', edition: GCB },
  answers: { 'cash.listPriority': { value: 'orderOnly' } },
} as HouseRulebook;
const order = (room: Evening) => listOf(room.state, holdem).map(({ guest }) => guest);
const full = () => new Evening().tables(9).list(11, 12, 13);
const free = () => {
  const room = full();
  room.do({ type: 'StandUp', guest: g(3) });
  return room;
};
const first = (room: Evening) => proposals(room.state, room.now)[0];

describe('the waiting list', () => {
  it('[gcb:C2.i1] the next is called to a seat that becomes free, and whoever has the higher status before others', () => {
    const room = free();
    expect(first(room)).toMatchObject({ kind: 'call', guest: g(11), to: at(1, 3) });
    room.do({ type: 'WelcomeGuest', guest: g(14), status: 1 });
    room.list(14);
    expect(order(room)).toEqual([g(14), g(11), g(12), g(13)]);
    expect(first(room)).toMatchObject({ kind: 'call', guest: g(14) });
    expect(room.refusal({ type: 'CallGuest', guest: g(11), place: at(1, 3) })).toMatchObject({
      code: 'others-first',
      guests: [g(14)],
      refs: expect.arrayContaining([expect.stringContaining('C2.i1')]),
    });
    // somebody else with a reason, which stands in the log
    expect(
      room.do({ type: 'CallGuest', guest: g(11), place: at(1, 3), reason: 'wartet seit Stunden' })[0],
    ).toMatchObject({
      reason: 'wartet seit Stunden',
    });
  });

  it('takes the order alone where a rulebook has no status count', () => {
    const room = full();
    room.do({ type: 'WelcomeGuest', guest: g(14), status: 0 });
    room.list(14);
    const other = new Evening('gcb', { rulebook: { id: 'gcb', edition: GCB, house } }).tables(9).list(11, 12);
    other.do({ type: 'WelcomeGuest', guest: g(14), status: 0 });
    other.list(14);
    expect([order(room)[0], order(other)[0]]).toEqual([g(14), g(11)]);
  });

  it('[gcb:C2.i2] who does not come within five minutes goes to the end, and his successor is called', () => {
    const room = free();
    room.do({ type: 'CallGuest', guest: g(11), place: at(1, 3) });
    expect(due(room.state)).toEqual({ at: room.now + 5 * MINUTE, command: { type: 'LapseCall', guest: g(11) } });
    room.wait(4);
    expect(room.refusal({ type: 'LapseCall', guest: g(11) })?.code).toBe('not-due-yet');
    room.wait(1);
    room.do({ type: 'LapseCall', guest: g(11) });
    expect(order(room)).toEqual([g(12), g(13), g(11)]);
    expect(room.state.calls).toMatchObject([{ guest: g(12), place: at(1, 3) }]);
  });

  it('[gcb:C2.i2] his status does not bring him before those who were there', () => {
    const room = free();
    room.do({ type: 'WelcomeGuest', guest: g(14), status: 0 });
    room.list(14);
    room.do({ type: 'CallGuest', guest: g(14), place: at(1, 3) });
    room.wait(5).do({ type: 'LapseCall', guest: g(14) });
    expect(order(room)).toEqual([g(11), g(12), g(13), g(14)]);
  });

  it('[gcb:C2.i3] who gives up his turn is first of the list again, and his direct successor gets the seat', () => {
    const room = free();
    room.do({ type: 'CallGuest', guest: g(11), place: at(1, 3) });
    room.do({ type: 'GiveUpTurn', guest: g(11) });
    expect(room.state.calls).toMatchObject([{ guest: g(12), place: at(1, 3) }]);
    expect(order(room)).toEqual([g(11), g(12), g(13)]);
    room.do({
      type: 'TakeSeat',
      guest: g(12),
      place: at(1, 3),
      buyIn: { amount: 50_000 as never, box: 'A', means: 'cash' },
    });
    expect([order(room), room.seated(1)[2]]).toEqual([[g(11), g(13)], '3:g12']);
    room.do({ type: 'StandUp', guest: g(5) });
    expect(first(room)).toMatchObject({ guest: g(11) });
  });

  it('[gcb:C4.a] a seat is given through the list alone: whoever has no claim gets it with a reason', () => {
    const room = free().welcome(20);
    const buyIn = { amount: 50_000 as never, box: 'A', means: 'cash' } as const;
    expect(room.refusal({ type: 'TakeSeat', guest: g(20), place: at(1, 3), buyIn })).toMatchObject({
      code: 'others-first',
      guests: [g(11)],
    });
    expect(room.try({ type: 'TakeSeat', guest: g(20), place: at(1, 3), buyIn, reason: 'Ehrengast' }).ok).toBe(true);
  });

  it('[gcb:C5] a newcomer goes to the table of his limit with the fewest players', () => {
    const room = new Evening().tables(7, 5, 6).list(30);
    expect(first(room)).toMatchObject({ kind: 'call', guest: g(30), to: { table: t(2) } });
  });

  it('passes over who comes later, and he keeps his place', () => {
    const room = free();
    room.do({ type: 'ComeLater', guest: g(11), game: holdem, later: true });
    expect(first(room)).toMatchObject({ guest: g(12) });
    room.do({ type: 'ComeLater', guest: g(11), game: holdem, later: false });
    expect(first(room)).toMatchObject({ guest: g(11) });
  });

  it('[gcb:C2.c] a wish for a seat is noted and met where it can be', () => {
    const room = full();
    room.do({ type: 'TakeOffList', guest: g(11), game: holdem });
    room.do({ type: 'PutOnList', guest: g(11), game: holdem, wish: { seat: 7 as never } });
    for (const no of [12, 13]) room.do({ type: 'TakeOffList', guest: g(no), game: holdem });
    for (const no of [2, 7]) room.do({ type: 'StandUp', guest: g(no) });
    expect(first(room)).toMatchObject({ guest: g(11), to: at(1, 7) });
  });
});

describe('reservations', () => {
  const planned = () => {
    const room = new Evening();
    room.do({
      type: 'PlanTable',
      table: t(1),
      game: holdem,
      name: '1',
      seats: 9,
      opensAt: (room.now + 60 * MINUTE) as never,
    });
    return room;
  };

  it('[gcb:C2.b] are taken for a scheduled opening alone', () => {
    const room = new Evening().tables(3);
    expect(room.refusal({ type: 'Reserve', guest: g(9), table: t(1) })?.code).toBe('opening-only');
    expect(planned().try({ type: 'Reserve', guest: g(9), table: t(1) }).ok).toBe(true);
  });

  it('[gcb:C2.d] lapse five minutes after it', () => {
    const room = planned();
    room.do({ type: 'Reserve', guest: g(1), table: t(1) });
    expect(due(room.state)?.at).toBe(room.now + 65 * MINUTE);
    room.wait(64);
    expect(room.refusal({ type: 'LapseReservation', guest: g(1), table: t(1) })?.code).toBe('not-due-yet');
    room.wait(1).do({ type: 'LapseReservation', guest: g(1), table: t(1) });
    expect(room.state.reservations).toEqual([]);
  });

  it('[gcb:C2.g1] mark who did not come, and nobody who has said so', () => {
    const room = planned();
    for (const no of [1, 2]) room.do({ type: 'Reserve', guest: g(no), table: t(1) });
    room.do({ type: 'CancelReservation', guest: g(2), table: t(1) });
    room.wait(65).do({ type: 'LapseReservation', guest: g(1), table: t(1) });
    expect([room.state.guests.get(g(1))?.noShows, room.state.guests.get(g(2))?.noShows]).toEqual([1, 0]);
  });

  it('[gcb:C2.g2] who comes later has no more right than a newcomer', () => {
    const room = planned();
    room.do({ type: 'Reserve', guest: g(1), table: t(1) });
    room.wait(60).do({ type: 'OpenTable', table: t(1) });
    room.list(2);
    room.welcome(1);
    const buyIn = { amount: 50_000 as never, box: 'A', means: 'cash' } as const;
    const take = { type: 'TakeSeat', guest: g(1), place: at(1, 1), buyIn } as const;
    expect(room.refusal(take)).toBeUndefined();
    room.wait(5).do({ type: 'LapseReservation', guest: g(1), table: t(1) });
    expect(room.refusal(take)).toMatchObject({ code: 'others-first', guests: [g(2)] });
  });

  it('[gcb:C2.h] are refused to whoever is excluded from them', () => {
    const room = planned().welcome(1);
    room.do({ type: 'BarGuest', guest: g(1), from: 'reservations', reason: 'zum dritten Mal nicht gekommen' });
    expect(room.refusal({ type: 'Reserve', guest: g(1), table: t(1) })).toMatchObject({
      code: 'barred',
      from: 'reservations',
    });
    // he may come and play all the same
    expect(room.try({ type: 'PutOnList', guest: g(1), game: holdem }).ok).toBe(true);
    room.do({ type: 'LiftBar', guest: g(1) });
    expect(room.try({ type: 'Reserve', guest: g(1), table: t(1) }).ok).toBe(true);
  });
});
