import { toCents } from '@riffle/money';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { due } from './due.ts';
import { proposals } from './proposal.ts';
import { at, Evening, g, holdem, MINUTE, t } from './testing.ts';
import { listOf } from './waiting-list.ts';

const first = (room: Evening) => proposals(room.state, room.now)[0];
const paid = (amount: number) => ({ amount: toCents(amount), box: 'A', means: 'cash' }) as const;

describe('a free seat', () => {
  it('[gcb:C2.e] goes to whoever sits at the table before the list', () => {
    const room = new Evening().tables(9).list(11);
    room.do({ type: 'WishSeat', guest: g(8) });
    room.do({ type: 'StandUp', guest: g(2) });
    expect(first(room)).toMatchObject({ kind: 'seatChange', guest: g(8), to: at(1, 2) });
  });

  it('[gcb:C2.f] of several by the order in which they said so, at the same moment the lower seat', () => {
    const room = new Evening().tables(9);
    for (const no of [9, 4]) room.do({ type: 'WishSeat', guest: g(no) });
    room.do({ type: 'StandUp', guest: g(2) });
    expect(first(room)).toMatchObject({ guest: g(4) });
    const later = new Evening().tables(9);
    later.do({ type: 'WishSeat', guest: g(9) });
    later.wait(1).do({ type: 'WishSeat', guest: g(4) });
    later.do({ type: 'StandUp', guest: g(2) });
    expect(first(later)).toMatchObject({ guest: g(9) });
  });

  it('is proposed to nobody who is away: he is asked when he is back', () => {
    const room = new Evening().tables(9, 9);
    for (const type of ['WishSeat', 'WishTable'] as const) room.do({ type, guest: g(8) });
    room.do({ type: 'Interrupt', guest: g(8), kind: 'pause', stake: toCents(9000) });
    for (const no of [2, 12]) room.do({ type: 'StandUp', guest: g(no) });
    expect(first(room)).toBeUndefined();
    room.do({ type: 'ComeBack', guest: g(8), stake: toCents(9000) });
    expect(first(room)).toMatchObject({ kind: 'seatChange', guest: g(8), to: at(1, 2) });
  });

  it('[gcb:C4.c2] goes to who wants to change tables before newcomers, who get his old seat', () => {
    const room = new Evening().tables(9, 9).list(31);
    room.do({ type: 'WishTable', guest: g(5), table: t(2) });
    room.do({ type: 'StandUp', guest: g(12) });
    expect(first(room)).toMatchObject({ kind: 'tableChange', guest: g(5), to: at(2, 3) });
    room.do({ type: 'MoveGuest', guest: g(5), to: at(2, 3), stake: toCents(9000), takes: toCents(9000) });
    expect(first(room)).toMatchObject({ kind: 'call', guest: g(31), to: at(1, 5) });
  });

  const changing = {
    type: 'MoveGuest',
    guest: g(1),
    to: at(2, 8),
    stake: toCents(9000),
    takes: toCents(9000),
  } as const;

  it('[gcb:C4.b1] he changes only where the tables then differ by one at most', () => {
    const room = new Evening().tables(6, 7);
    expect(room.refusal(changing)).toMatchObject({
      code: 'tables-differ',
      most: 1,
      refs: [expect.stringContaining('C4.b1'), expect.anything()],
    });
    for (const no of [13, 12]) room.do({ type: 'StandUp', guest: g(no) });
    expect(room.refusal({ ...changing, to: at(2, 6) })).toBeUndefined();
  });

  it('[gcb:C4.c1] where that is not so he waits for it, and is proposed the seat once it is', () => {
    const room = new Evening().tables(6, 7);
    room.do({ type: 'WishTable', guest: g(1), table: t(2) });
    expect(proposals(room.state, room.now)).toEqual([]);
    for (const no of [13, 12]) room.do({ type: 'StandUp', guest: g(no) });
    expect(first(room)).toMatchObject({ kind: 'tableChange', guest: g(1) });
  });

  it('[gcb:C1.b1] he takes his whole stake along at the same limit', () => {
    const room = new Evening().tables(6, 5);
    const move = {
      type: 'MoveGuest',
      guest: g(1),
      to: at(2, 8),
      stake: toCents(90_000),
      takes: toCents(40_000),
    } as const;
    expect(room.refusal(move)).toMatchObject({
      code: 'stake-reduced',
      stake: 90_000,
      refs: [expect.stringContaining('C1.b1'), expect.anything()],
    });
    expect(room.refusal({ ...move, takes: move.stake })).toBeUndefined();
  });

  it('[gcb:C1.b2] at another limit he sits down with what he likes', () => {
    const room = new Evening().tables(6);
    room.do({ type: 'PlanTable', table: t(9), game: 'omaha' as never, name: '9', seats: 9 });
    room.do({ type: 'OpenTable', table: t(9) });
    room.do({ type: 'StandUp', guest: g(1), cashOut: paid(90_000) });
    expect(room.refusal({ type: 'TakeSeat', guest: g(1), place: at(9, 1), buyIn: paid(40_000) })).toBeUndefined();
  });
});

describe('tables that differ', () => {
  it('[gcb:C6.a] by three or more: so many move that they do not, the willing first', () => {
    expect(proposals(new Evening().tables(8, 6).state, 0)).toEqual([]);
    const room = new Evening().tables(9, 5);
    room.wait(60).do({ type: 'WishTable', guest: g(4), table: t(2) });
    const balance = proposals(room.state, room.now).find(({ kind }) => kind === 'balance');
    expect(balance).toMatchObject({ players: 2, willing: [g(4)], last: [], lot: 1 });
  });

  it('asks nobody to move who is away, and no more than are there', () => {
    const room = new Evening().tables(8, 2).wait(40);
    for (let no = 1; no <= 6; no += 1)
      room.do({ type: 'Interrupt', guest: g(no), kind: 'restaurant', stake: toCents(9000) });
    const one = first(room);
    expect(one).toMatchObject({ kind: 'balance', players: 2, lot: 2, among: [g(7), g(8)] });
    room.do({ type: 'BalanceTables', from: t(1), to: t(2) });
    expect(room.seated(1).map((seat) => seat.split(':')[1])).not.toContain(g(7));
  });

  it('[gcb:C6.b] then who came last within thirty minutes', () => {
    const room = new Evening().tables(7, 5);
    room.wait(40).sit(20, at(1, 8)).wait(5).sit(21, at(1, 9)).wait(10);
    expect(proposals(room.state, room.now)[0]).toMatchObject({ players: 2, willing: [], last: [g(21), g(20)], lot: 0 });
    room.do({ type: 'BalanceTables', from: t(1), to: t(2) });
    expect([room.seated(1).length, room.seated(2).length]).toEqual([7, 7]);
    expect(room.seated(2)).toContain('6:g21');
  });

  it('[gcb:C6.c] else by lot, which is written down, without whom the floor exempts with a reason', () => {
    const room = new Evening().tables(8, 5).wait(31);
    const command = { type: 'BalanceTables', from: t(1), to: t(2), exempt: [g(1), g(2)] } as const;
    expect(room.refusal(command)?.code).toBe('reason-needed');
    const events = room.do({ ...command, reason: 'Gehbehinderung' });
    const lots = events.find(({ type }) => type === 'LotsDrawn');
    expect(lots).toMatchObject({ among: [3, 4, 5, 6, 7, 8].map(g), exempt: [g(1), g(2)], drawn: [expect.any(String)] });
    expect([room.seated(1).length, room.seated(2).length]).toEqual([7, 6]);
    expect(room.refusal({ type: 'BalanceTables', from: t(1), to: t(2) })).toMatchObject({ code: 'balanced', from: 3 });
  });
});

describe('who interrupts his play', () => {
  it('[gcb:C2.j1] loses his seat after fifteen minutes, and goes to the end of the list', () => {
    const room = new Evening().tables(9).list(11);
    room.do({ type: 'Interrupt', guest: g(4), kind: 'pause', stake: toCents(73_000) });
    expect(due(room.state)).toEqual({ at: room.now + 15 * MINUTE, command: { type: 'ReleaseSeat', guest: g(4) } });
    room.wait(14);
    expect(room.refusal({ type: 'ReleaseSeat', guest: g(4) })?.code).toBe('not-due-yet');
    room.wait(1).do({ type: 'ReleaseSeat', guest: g(4) });
    expect(room.seated(1)).not.toContain('4:g4');
    expect(listOf(room.state, holdem).map(({ guest }) => guest)).toEqual([g(11), g(4)]);
    expect(room.state.guests.get(g(4))).toMatchObject({ released: 1 });
  });

  it('[gcb:C2.j3] the floor keeps what lay there, and he plays with it again', () => {
    const room = new Evening().tables(9);
    room.do({ type: 'Interrupt', guest: g(4), kind: 'pause', stake: toCents(73_000) });
    room.wait(15).do({ type: 'ReleaseSeat', guest: g(4) });
    expect(room.state.guests.get(g(4))?.deposit).toBe(73_000);
    room.do({ type: 'TakeSeat', guest: g(4), place: at(1, 4), reason: 'frei' });
    expect(room.state.guests.get(g(4))?.deposit).toBe(0);
  });

  it('[gcb:C2.j2] loses it earlier where the floor says why', () => {
    const room = new Evening().tables(9);
    room.do({ type: 'Interrupt', guest: g(4), kind: 'pause', stake: toCents(0) });
    expect(room.do({ type: 'ReleaseSeat', guest: g(4), reason: 'zum dritten Mal' })[0]).toMatchObject({
      type: 'SeatLeft',
      reason: 'zum dritten Mal',
    });
  });

  it('[gcb:C2.k1] has an hour for a meal, once an evening', () => {
    const room = new Evening().tables(9);
    room.do({ type: 'Interrupt', guest: g(4), kind: 'restaurant', stake: toCents(73_000) });
    expect(due(room.state)?.at).toBe(room.now + 60 * MINUTE);
    room.wait(59).do({ type: 'ComeBack', guest: g(4), stake: toCents(73_000) });
    const again = { type: 'Interrupt', guest: g(4), kind: 'restaurant', stake: toCents(1) } as const;
    expect(room.refusal(again)?.code).toBe('had-meal');
    expect(room.refusal({ ...again, kind: 'pause' })).toBeUndefined();
  });

  it('[gcb:C2.k2] puts all back after a meal that lay there before it', () => {
    const room = new Evening().tables(9);
    room.do({ type: 'Interrupt', guest: g(4), kind: 'restaurant', stake: toCents(73_000) });
    expect(room.refusal({ type: 'ComeBack', guest: g(4), stake: toCents(72_500) })).toMatchObject({
      code: 'full-stake',
      stake: 73_000,
      refs: expect.arrayContaining([expect.stringContaining('C2.k2')]),
    });
    expect(room.refusal({ type: 'ComeBack', guest: g(4), stake: toCents(73_000) })).toBeUndefined();
  });

  it('[gcb:C2.k3] his seat may be another guest’s meanwhile, who is next on the list when he comes back', () => {
    const room = new Evening().tables(9).list(11);
    room.do({ type: 'Interrupt', guest: g(4), kind: 'restaurant', stake: toCents(73_000) });
    room.do({ type: 'LendSeat', to: g(11), place: at(1, 4), buyIn: paid(50_000) });
    expect(room.seated(1)[3]).toBe('4:g11');
    room.list(12).do({ type: 'ComeBack', guest: g(4), stake: toCents(73_000) });
    expect(room.seated(1)[3]).toBe('4:g4');
    expect(listOf(room.state, holdem).map(({ guest }) => guest)).toEqual([g(11), g(12)]);
  });
});

describe('chips of value', () => {
  const short = (stake: number, amount: number, told = true) =>
    ({
      type: 'TopUp',
      guest: g(1),
      stake: toCents(stake),
      paid: paid(amount),
      ...(told && { short: true as const }),
    }) as const;

  it('[gcb:C1.a2] are topped up to half of the least buy-in once an evening, else to all of it', () => {
    const room = new Evening().tables(2);
    expect(room.refusal(short(0, 19_999))).toMatchObject({ code: 'short-top-up-too-short', least: 20_000 });
    room.do(short(0, 20_000));
    expect(room.refusal(short(0, 20_000))).toMatchObject({
      code: 'short-top-up-used',
      refs: expect.arrayContaining([expect.stringContaining('C1.a2')]),
    });
    expect(room.refusal(short(0, 40_000, false))).toBeUndefined();
    expect(room.refusal(short(190_000, 20_000, false))).toMatchObject({ code: 'buy-in-out-of-range', most: 200_000 });
  });

  it('[gcb:C1.a3] are topped up short only where he has told the table', () => {
    const room = new Evening().tables(2);
    expect(room.refusal(short(0, 20_000, false))).toMatchObject({ code: 'short-top-up-used', least: 40_000 });
    expect(room.refusal(short(0, 20_000))).toBeUndefined();
  });
});

describe('a change of seat', () => {
  const playing = () => {
    const room = new Evening().tables(7);
    room.do({ type: 'PlaceButton', table: t(1), seat: toSeatNo(1) });
    // the next hand: button 1, blinds 2 and 3
    return room;
  };
  const move = (room: Evening, from: number, to: number) =>
    room.do({ type: 'MoveGuest', guest: g(from), to: at(1, to), stake: toCents(0), takes: toCents(0) })[0];

  /** With the clock, and whether he is in the hand after it. */
  const movedOn = () => {
    const room = playing();
    room.do({ type: 'DealHand', table: t(1) });
    expect(move(room, 5, 8)).toMatchObject({ type: 'GuestMoved', owes: 'waitOrPost' });
    return room;
  };
  const isDealtIn = (room: Evening): boolean => {
    const hand = room.do({ type: 'DealHand', table: t(1) })[0];
    return hand?.type === 'HandDealt' && hand.in.includes(toSeatNo(8));
  };

  it('[gcb:C7.a1] with the clock he waits until the big blind comes to him', () => {
    const room = movedOn();
    const hands = Array.from({ length: 7 }, () => {
      const isIn = isDealtIn(room);
      return { isIn, big: room.state.tables.get(t(1))?.positions?.bigBlind === toSeatNo(8) };
    });
    const comes = hands.findIndex(({ big }) => big);
    expect(comes).toBeGreaterThan(0);
    expect(hands.slice(0, comes).map(({ isIn }) => isIn)).toEqual(Array.from({ length: comes }, () => false));
    expect(hands[comes]?.isIn).toBe(true);
  });

  it('[gcb:C7.a2] or bets as much as the big blind, and is in the next hand', () => {
    const room = movedOn();
    expect(isDealtIn(room)).toBe(false);
    expect(room.do({ type: 'ReturnToGame', guest: g(5), how: 'postBoth' })[0]).toMatchObject({ live: 1000, dead: 0 });
    expect(isDealtIn(room)).toBe(true);
  });

  it('[gcb:C7.b] against the clock he changes freely, but not past the big blind', () => {
    const room = playing();
    expect(move(room, 7, 9)).toMatchObject({ owes: 'waitOrPost' });
    const other = playing();
    other.do({ type: 'StandUp', guest: g(5) });
    expect(move(other, 7, 5)).not.toHaveProperty('owes');
  });
});
