import { toCents } from '@riffle/money';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { Evening, g, t } from './testing.ts';

/** Six at seats 1 to 6 of a table of nine; the first hand has its button at seat 1. */
function playing(): Evening {
  const room = new Evening().tables(6);
  room.do({ type: 'PlaceButton', table: t(1), seat: toSeatNo(1) });
  return room;
}
const deal = (room: Evening) => {
  const hand = room.do({ type: 'DealHand', table: t(1) })[0];
  if (hand?.type !== 'HandDealt') throw new Error('no hand');
  return hand;
};
const away = (room: Evening, no: number) =>
  room.do({ type: 'Interrupt', guest: g(no), kind: 'restaurant', stake: toCents(50_000) });
const back = (room: Evening, no: number) => room.do({ type: 'ComeBack', guest: g(no), stake: toCents(50_000) });
const missedBy = (room: Evening, seat: number) => room.state.tables.get(t(1))?.seated.get(toSeatNo(seat))?.missed;

describe('blinds that go by', () => {
  it('the button goes round with blinds to its left, each hand one player on', () => {
    const room = playing();
    expect([deal(room).positions, deal(room).positions]).toEqual([
      { button: 1, smallBlind: 2, bigBlind: 3 },
      { button: 2, smallBlind: 3, bigBlind: 4 },
    ]);
  });

  it('[gcb:C3.1] are marked at the seat of who is away, and he is not dealt in before he has found a way back', () => {
    const room = playing();
    deal(room);
    away(room, 4);
    expect(deal(room).positions).toEqual({ button: 2, smallBlind: 3, bigBlind: 5 });
    expect(missedBy(room, 4)).toEqual({ big: true });
    deal(room);
    expect(missedBy(room, 4)).toEqual({ big: true, small: true });
    back(room, 4);
    expect(deal(room).in).not.toContain(4);
    expect(room.refusal({ type: 'ReturnToGame', guest: g(5), how: 'postBoth' })?.code).toBe('nothing-missed');
  });

  function missed(): Evening {
    const room = playing();
    deal(room);
    away(room, 4);
    deal(room);
    deal(room);
    back(room, 4);
    return room;
  }

  it('[gcb:C3.a] he waits and comes in as the big blind, for nothing more', () => {
    const room = missed();
    expect(room.do({ type: 'ReturnToGame', guest: g(4), how: 'waitBigBlind' })[0]).toMatchObject({ live: 0, dead: 0 });
    const hands = [deal(room), deal(room), deal(room), deal(room)];
    expect(hands.map(({ in: seats }) => seats.includes(toSeatNo(4)))).toEqual([false, false, false, true]);
    expect(hands[3]?.positions.bigBlind).toBe(4);
    expect(missedBy(room, 4)).toBeUndefined();
  });

  it('[gcb:C3.b] he pays both in the running orbit, the small one into the pot and the big one as his bet', () => {
    const room = missed();
    expect(room.do({ type: 'ReturnToGame', guest: g(4), how: 'postBoth' })[0]).toMatchObject({ live: 1000, dead: 500 });
    expect(deal(room).in).toContain(4);
  });

  it('[gcb:C3.c] he buys the button between it and the blinds: no others are posted, and the next button is his', () => {
    const room = playing();
    deal(room);
    away(room, 4);
    expect(deal(room).positions).toEqual({ button: 2, smallBlind: 3, bigBlind: 5 });
    back(room, 4);
    // without him the next has its button at 3 and its small blind at 5
    expect(room.do({ type: 'ReturnToGame', guest: g(4), how: 'buyButton' })[0]).toMatchObject({
      live: 1000,
      dead: 500,
    });
    expect(deal(room).positions).toEqual({ button: 3, bigBlind: 4 });
    expect(deal(room).positions).toEqual({ button: 4, smallBlind: 5, bigBlind: 6 });
  });

  it('[gcb:C3.c] he may not where his seat does not lie there', () => {
    const room = missed();
    expect(room.state.tables.get(t(1))?.positions).toEqual({ button: 3, smallBlind: 5, bigBlind: 6 });
    const refusal = room.refusal({ type: 'ReturnToGame', guest: g(4), how: 'buyButton' });
    expect(refusal?.code).toBe('not-between-button-and-blinds');
  });
});
