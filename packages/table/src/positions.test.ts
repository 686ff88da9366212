import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { actsFirst, actsLast, handPositions, nextPositions, type Positions, postsSmallBlind } from './positions.ts';
import { ringOf } from './ring.ts';
import { SEAT_NOS, type SeatNo } from './seat.ts';

const six: readonly SeatNo[] = [1, 2, 3, 4, 5, 6];
const last: Positions = { button: 1, smallBlind: 2, bigBlind: 3 };
const without = (...gone: readonly SeatNo[]) =>
  ringOf(
    6,
    six.filter((seat) => !gone.includes(seat)),
  );

/** Two hands on, as a dealer would call them: where the marker's holder sits, who posts what. */
function twoHands(gone: readonly SeatNo[]) {
  const ring = without(...gone);
  const first = nextPositions(ring, last);
  const second = first && nextPositions(ring, first);
  return [first, second].map(
    (hand) => hand && { ...hand, smallBlind: postsSmallBlind(ring, hand), last: actsLast(ring, hand) },
  );
}

describe('the dead button with three players and more', () => {
  test('[bdpv:3.2] [oepbl:6.4 button moves] nobody out: all three move on', () => {
    expect(nextPositions(without(), last)).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
    expect(nextPositions(without(), { button: 5, smallBlind: 6, bigBlind: 1 })).toEqual({
      button: 6,
      smallBlind: 1,
      bigBlind: 2,
    });
  });

  test('[tda55:49.a] [bdpv:3.2 Button-Lage] [pvb:27(1)] [oepbl:6.5 Dealer Button: small blind busts] the small blind goes out', () => {
    expect(twoHands([2])).toEqual([
      { button: 2, smallBlind: 3, bigBlind: 4, last: 1 },
      { button: 3, smallBlind: 4, bigBlind: 5, last: 3 },
    ]);
  });

  test('[bdpv:3.2 BB ausgeschieden] [oepbl:6.5 Dealer Button: big blind busts] the big blind goes out', () => {
    expect(twoHands([3])[0]).toEqual({ button: 2, smallBlind: undefined, bigBlind: 4, last: 2 });
  });

  test('[oepbl:6.5 Dealer Button: dead button] in the second hand afterwards the button stays, and both blinds are posted', () => {
    const [first, second] = twoHands([3]);
    expect(second).toEqual({ button: 3, smallBlind: 4, bigBlind: 5, last: 2 });
    expect(second?.last).toBe(first?.last);
  });

  test('[bdpv:3.2 kein alleiniger Small Blind] whoever goes out, nobody posts a small blind without a big one', () => {
    for (const one of six)
      for (const other of six)
        for (const hand of twoHands([one, other])) {
          expect(without(one, other).taken).toContain(hand?.bigBlind);
          expect(hand?.smallBlind).not.toBe(hand?.bigBlind);
        }
  });

  test('[tda55:49.b] the same player may have it twice in a row', () => {
    const [first, second] = twoHands([2, 3]);
    expect([first?.last, second?.last]).toEqual([1, 1]);
  });

  test('[tda55:49.a] [bdpv:3.2 Button-Lage] [oepbl:6.5 Dealer Button: several bust] [pvb:27(1)] both blinds go out', () => {
    expect(twoHands([2, 3])).toEqual([
      { button: 2, smallBlind: undefined, bigBlind: 4, last: 1 },
      { button: 3, smallBlind: 4, bigBlind: 5, last: 1 },
    ]);
  });

  test('[bdpv:3.2] [tda55:49.a] [pvb:27(1)] the button goes out: nothing stands still', () => {
    expect(twoHands([1])[0]).toEqual({ button: 2, smallBlind: 3, bigBlind: 4, last: 2 });
  });

  test('[oepbl:6.5 Dealer Button] [bdpv:3.2 BB-Ausfall nächste Hand] the coming big blind goes out: the duty passes to the left', () => {
    expect(twoHands([4])).toEqual([
      { button: 2, smallBlind: 3, bigBlind: 5, last: 2 },
      { button: 3, smallBlind: 5, bigBlind: 6, last: 3 },
    ]);
    expect(nextPositions(without(4, 5), last)).toEqual({ button: 2, smallBlind: 3, bigBlind: 6 });
    expect(nextPositions(without(3, 4), last)).toEqual({ button: 2, smallBlind: 3, bigBlind: 5 });
  });

  test('[oepbl:6.5 Dealer Button: several bust] button and small blind go out: the button lies before its empty seat', () => {
    const next = nextPositions(without(1, 2), last);
    expect(next).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
    expect(next && actsLast(without(1, 2), next)).toBe(6);
  });

  test.each([
    { gone: [4], next: { button: 4, smallBlind: 5, bigBlind: 6 }, posts: 5 },
    { gone: [5], next: { button: 4, smallBlind: 5, bigBlind: 6 }, posts: undefined },
    { gone: [4, 5], next: { button: 4, smallBlind: 5, bigBlind: 6 }, posts: undefined },
    { gone: [3], next: { button: 4, smallBlind: 5, bigBlind: 6 }, posts: 5 },
    { gone: [6], next: { button: 4, smallBlind: 5, bigBlind: 7 }, posts: 5 },
  ] as const)('[gcb:T31] nine players, button 3: $gone out', ({ gone, next, posts }) => {
    const ring = ringOf(
      9,
      SEAT_NOS.slice(0, 9).filter((seat) => !(gone as readonly SeatNo[]).includes(seat)),
    );
    const found = nextPositions(ring, { button: 3, smallBlind: 4, bigBlind: 5 });
    expect(found).toEqual(next);
    expect(found && postsSmallBlind(ring, found)).toBe(posts);
  });

  test('[gcb:T10.A2] a single big blind stays for one hand, and the button with it', () => {
    const ring = ringOf(9, SEAT_NOS.slice(0, 9));
    const single = nextPositions(ring, { button: 2, smallBlind: 3, bigBlind: 4 }, { singleBigBlind: 4 });
    expect(single).toEqual({ button: 3, bigBlind: 4 });
    expect(single && nextPositions(ring, single)).toEqual({ button: 3, smallBlind: 4, bigBlind: 5 });
  });

  test('[pvb:27(1)] a third player joins as big blind: the button stays', () => {
    expect(nextPositions(ringOf(9, [1, 2, 3]), { button: 1, smallBlind: 1, bigBlind: 2 })).toEqual({
      button: 1,
      smallBlind: 2,
      bigBlind: 3,
    });
  });

  test('[pvb:27(1)] a newcomer on the coming big blind at a full table: nothing has to stand still', () => {
    expect(nextPositions(without(), last)).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
  });

  test('a third player between button and big blind never makes the button the big blind', () => {
    expect(nextPositions(ringOf(9, [1, 3, 5]), { button: 1, smallBlind: 1, bigBlind: 5 })).toEqual({
      button: 3,
      smallBlind: 5,
      bigBlind: 1,
    });
  });
});

describe('the change to heads-up', () => {
  test.each([
    { gone: 1, bigBlind: 2, button: 3 },
    { gone: 2, bigBlind: 1, button: 3 },
    { gone: 3, bigBlind: 1, button: 2 },
  ] as const)(
    '[pvb:28(2)] [tda55:55.b] [oepbl:6.5 Heads Up: blinds] three players, seat $gone out',
    ({ gone, bigBlind, button }) => {
      const ring = ringOf(
        6,
        ([1, 2, 3] as const).filter((seat) => seat !== gone),
      );
      expect(nextPositions(ring, last)).toEqual({ button, smallBlind: button, bigBlind });
    },
  );

  test.each([
    { gone: 2, bigBlind: 5, button: 8 },
    { gone: 5, bigBlind: 2, button: 8 },
    { gone: 8, bigBlind: 2, button: 5 },
  ] as const)('[gcb:T33.3] button 2, small blind 5, big blind 8; seat $gone out', ({ gone, bigBlind, button }) => {
    const ring = ringOf(
      9,
      ([2, 5, 8] as const).filter((seat) => seat !== gone),
    );
    expect(nextPositions(ring, { button: 2, smallBlind: 5, bigBlind: 8 })).toEqual({
      button,
      smallBlind: button,
      bigBlind,
    });
  });

  test('[tda55:55.b] four players, two out in one hand', () => {
    expect(nextPositions(ringOf(6, [3, 4]), last)).toEqual({ button: 3, smallBlind: 3, bigBlind: 4 });
    expect(nextPositions(ringOf(6, [2, 3]), last)).toEqual({ button: 3, smallBlind: 3, bigBlind: 2 });
  });

  test('[tda55:55.a] [bdpv:3.4] [gcb:T33.1] heads-up the button is the small blind, and changes hands', () => {
    const ring = ringOf(9, [3, 8]);
    const now = handPositions(ring, { button: 3 });
    expect(now).toEqual({ button: 3, smallBlind: 3, bigBlind: 8 });
    expect(now && nextPositions(ring, now)).toEqual({ button: 8, smallBlind: 8, bigBlind: 3 });
  });

  test('a big blind that went out heads-up leaves no gap: who comes for him posts it, and the button posts the small one', () => {
    const next = { bigBlindGoneHeadsUp: 'bigBlindOnly' } as const;
    const posts = { button: 1, smallBlind: 1, bigBlind: 3 };
    expect(nextPositions(ringOf(9, [1, 3]), { button: 1, smallBlind: 1, bigBlind: 2 }, next)).toEqual(posts);
    expect(nextPositions(ringOf(9, [1, 2]), last, next)).toEqual({ button: 2, bigBlind: 1 });
  });

  const headsUp: Positions = { button: 2, smallBlind: 2, bigBlind: 7 };
  test('[pvb:28(1)] [gcb:T33.1] [tda55:55.a] [oepbl:6.5 Heads Up: order] the button acts first before the flop', () => {
    expect(actsFirst(ringOf(9, [2, 7]), headsUp, 'beforeFlop')).toBe(2);
  });

  test('[pvb:28(1)] [gcb:T33.2] [tda55:55.a] [oepbl:6.5 Heads Up: order] the big blind afterwards', () => {
    expect(actsFirst(ringOf(9, [2, 7]), headsUp, 'afterFlop')).toBe(7);
  });

  test('[oepbl:6.4 first to act] [bdpv:3.2 Button-Lage] with more players left of the big blind, then left of the button', () => {
    expect(actsFirst(without(), last, 'beforeFlop')).toBe(4);
    expect(actsFirst(ringOf(6, [1, 2, 3]), last, 'beforeFlop')).toBe(1);
    expect(actsFirst(without(2), { button: 2, smallBlind: 3, bigBlind: 4 }, 'afterFlop')).toBe(3);
  });
});

describe('positions counted from the button', () => {
  test('[bdpv:6.5] [pvb:26a(1)] the first hand with the button on seat 1, taken or not', () => {
    const nine = SEAT_NOS.slice(0, 9);
    expect(handPositions(ringOf(9, nine), { button: 1 })).toEqual({ button: 1, smallBlind: 2, bigBlind: 3 });
    expect(
      handPositions(
        ringOf(
          9,
          nine.filter((seat) => seat !== 2),
        ),
        { button: 1 },
      ),
    ).toEqual({ button: 1, smallBlind: 3, bigBlind: 4 });
    const empty = ringOf(9, nine.slice(1));
    expect(handPositions(empty, { button: 1 })).toEqual({ button: 1, smallBlind: 2, bigBlind: 3 });
    expect(actsLast(empty, { button: 1 })).toBe(9);
    expect(handPositions(ringOf(9, [1, 5]), { button: 1 })).toEqual({ button: 1, smallBlind: 1, bigBlind: 5 });
  });

  it('knows no positions with fewer than two players', () => {
    expect(handPositions(ringOf(9, [4]), { button: 4 })).toBeUndefined();
    expect(nextPositions(ringOf(9, [4]), last)).toBeUndefined();
  });

  test('[bdpv:3.2 einmal pro Runde] without bust-outs everybody posts each blind once a round', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...SEAT_NOS), { minLength: 3, maxLength: 12 }), (seats) => {
        const ring = ringOf(12, seats);
        let hand = handPositions(ring, { button: seats[0] ?? 1 });
        const big: (SeatNo | undefined)[] = [];
        const small: (SeatNo | undefined)[] = [];
        for (const _ of seats) {
          big.push(hand?.bigBlind);
          small.push(hand?.smallBlind);
          hand = hand && nextPositions(ring, hand);
        }
        expect(new Set(big)).toEqual(ring.taken);
        expect(new Set(small)).toEqual(ring.taken);
      }),
    );
  });

  test('[bdpv:3.2 einmal pro Runde] [oepbl:6.5 Dealer Button: several bust] whoever goes out, nobody is big blind twice before all others were', () => {
    const seats = fc.uniqueArray(fc.constantFrom(...SEAT_NOS), { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(seats, fc.array(fc.nat(11), { maxLength: 10 }), (start, busts) => {
        let taken = [...start];
        let hand = handPositions(ringOf(12, taken), { button: start[0] ?? 1 });
        let owed = new Set(taken);
        for (const bust of busts) {
          if (hand === undefined) return;
          expect(owed.has(hand.bigBlind)).toBe(true);
          owed.delete(hand.bigBlind);
          if (taken.length > 2 && bust % 3 === 0) {
            const gone = taken[bust % taken.length];
            taken = taken.filter((seat) => seat !== gone);
            owed = new Set([...owed].filter((seat) => seat !== gone));
          }
          if (owed.size === 0) owed = new Set(taken);
          hand = nextPositions(ringOf(12, taken), hand);
        }
      }),
    );
  });
});
