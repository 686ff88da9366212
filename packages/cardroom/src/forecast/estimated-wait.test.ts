import { type Instant, toInstant } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardRoom } from '../cardroom.ts';
import { at, Evening, g, holdem, t } from '../testing.ts';
import { estimatedWait } from './estimated-wait.ts';

const NOW = 1_795_809_600_000;
const ago = (minutes: number): Instant => toInstant(NOW - minutes * 60_000);
const flow = { since: ago(300), freed: [170, 110, 95, 80, 60, 45, 30, 20, 5].map(ago), free: 0 };

describe('the estimated wait', () => {
  it.each([
    // eight seats in two hours, one in fifteen minutes
    { ahead: 0, is: { is: 'known', minutes: 15, freed: 8, within: 120, needed: 1 } },
    { ahead: 2, is: { is: 'known', minutes: 45, freed: 8, within: 120, needed: 3 } },
    { ahead: 9, is: { is: 'known', minutes: 150, freed: 8, within: 120, needed: 10 } },
  ])('with $ahead ahead is $is.minutes minutes at a seat every fifteen', ({ ahead, is }) => {
    expect(estimatedWait(flow, ahead, NOW)).toEqual(is);
  });

  it('looks no further back than the first table is open', () => {
    // four seats in 50 minutes: two more take 25
    expect(estimatedWait({ ...flow, since: ago(50) }, 1, NOW)).toMatchObject({ minutes: 25, freed: 4, within: 50 });
  });

  it('is rounded up to five minutes', () => {
    const three = { since: ago(40), freed: [30, 20, 10].map(ago), free: 0 };
    // 40 / 3 is 13 minutes and 20 seconds
    expect(estimatedWait(three, 0, NOW)).toMatchObject({ minutes: 15 });
  });

  it('counts the seats that are free already', () => {
    expect(estimatedWait({ ...flow, free: 2 }, 2, NOW)).toMatchObject({ minutes: 15, needed: 1 });
    expect(estimatedWait({ ...flow, free: 3 }, 2, NOW)).toEqual({ is: 'free' });
  });

  it('is none yet where there is too little to reckon it from', () => {
    expect(estimatedWait({ freed: [], free: 0 }, 0, NOW)).toEqual({ is: 'unknown', why: 'noTable' });
    expect(estimatedWait({ ...flow, since: ago(29) }, 0, NOW)).toEqual({ is: 'unknown', why: 'tooShort' });
    const two = { since: ago(300), freed: [170, 60, 5].map(ago), free: 0 };
    expect(estimatedWait(two, 0, NOW)).toEqual({ is: 'unknown', why: 'tooFew' });
  });

  it('is never shorter for who stands further behind', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 40 }), fc.nat(20), (minutes, ahead) => {
        const some = { since: ago(200), freed: minutes.toSorted((a, b) => b - a).map(ago), free: 0 };
        const [one, next] = [estimatedWait(some, ahead, NOW), estimatedWait(some, ahead + 1, NOW)];
        if (one.is === 'known' && next.is === 'known') expect(next.minutes).toBeGreaterThanOrEqual(one.minutes);
        expect(one.is).toBe(next.is);
      }),
    );
  });
});

describe('what it is reckoned from', () => {
  const stand = (room: Evening, no: number) =>
    room.do({ type: 'StandUp', guest: g(no), cashOut: { amount: toCents(50_000), box: 'A', means: 'cash' } });

  it('is seats that were left for good, and who waits is told how many are ahead', () => {
    const room = new Evening().tables(9).list(10, 11, 12);
    const since = room.now;
    room.wait(10);
    stand(room, 1);
    const first = room.now;
    room.do({ type: 'CallGuest', guest: g(10), place: at(1, 1) });
    const board = cardRoom.view(room.state, { as: 'board' });
    expect(board.lists[holdem]).toMatchObject({ waiting: 3, ahead: 2, flow: { since, freed: [first], free: 0 } });
    // whoever is called keeps nobody waiting who comes after him
    expect(cardRoom.view(room.state, { as: 'guest', guest: g(11) }).own?.waits).toMatchObject([{ place: 2, ahead: 0 }]);
    room.do({ type: 'ComeLater', guest: g(11), game: holdem, later: true });
    expect(cardRoom.view(room.state, { as: 'guest', guest: g(12) }).own?.waits).toMatchObject([{ place: 3, ahead: 0 }]);
  });

  it('is no seat that somebody changes within the game, nor one that was only lent', () => {
    const room = new Evening().tables(3, 2);
    const stake = toCents(50_000);
    room.do({ type: 'MoveGuest', guest: g(1), to: at(2, 9), stake, takes: stake, reason: 'x' });
    room.do({ type: 'Interrupt', guest: g(2), kind: 'restaurant', stake });
    room.welcome(20);
    const buyIn = { amount: stake, box: 'A', means: 'cash' } as const;
    room.do({ type: 'LendSeat', to: g(20), place: at(1, 2), buyIn });
    stand(room, 20);
    expect(cardRoom.view(room.state, { as: 'board' }).lists[holdem]?.flow?.freed).toEqual([]);
    expect(room.state.tables.get(t(1))?.seated.size).toBe(2);
  });

  it.each([
    { estimates: 'staff', shown: ['staff', 'cashier'] },
    { estimates: 'guests', shown: ['staff', 'cashier', 'guest', 'kiosk'] },
    { estimates: 'all', shown: ['staff', 'cashier', 'guest', 'kiosk', 'board'] },
  ] as const)('is shown as far as the room wants it: $estimates', ({ estimates, shown }) => {
    const room = new Evening('gcb', { estimates }).tables(9).list(10);
    const viewers = [
      { as: 'staff' },
      { as: 'cashier' },
      { as: 'guest', guest: g(10) },
      { as: 'kiosk' },
      { as: 'board' },
    ] as const;
    const seen = viewers.filter((viewer) => cardRoom.view(room.state, viewer).lists[holdem]?.flow !== undefined);
    expect(seen.map(({ as }) => as)).toEqual(shown);
  });
});
