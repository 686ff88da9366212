import { decide, evolve, type HandCommand } from '@riffle/hand';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { situationOf, startingFacts } from './situation.ts';
import { BOOKS, ruled } from './testing.ts';
import { chipsIn, handsBetting, never, showdownOf } from './testing-hands.ts';

describe('a ruling and the engine agree', () => {
  it.each(['pvb', 'bdpv'])('[%s] in whatever hand, what a killed hand gets back is what the ruling says', (book) => {
    let killed = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      for (const hand of handsBetting(book, seed)) {
        for (const { seat, stack } of hand.players.filter(({ live }) => live)) {
          const own = startingFacts('unprotectedHandTaken', situationOf(hand, seat));
          const { outcome, effects } = ruled(book, 'unprotectedHandTaken', own);
          const verdict = decide(hand, (effects[0] as { command: HandCommand }).command, { random: never as never });
          if (!verdict.ok) continue;
          const [event] = verdict.value;
          expect(event).toMatchObject({
            type: 'HandKilled',
            seat,
            returned: (outcome as { returned: number }).returned,
          });
          const after = verdict.value.reduce(evolve, hand);
          expect(chipsIn(after)).toBe(chipsIn(hand));
          expect(after.players.find((one) => one.seat === seat)?.stack).toBeGreaterThanOrEqual(stack);
          killed += 1;
        }
      }
    }
    expect(killed).toBeGreaterThan(100);
  });

  it.each(BOOKS)('[%s] on who shows first', (book) => {
    let asked = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const hand = showdownOf(book, seed);
      if (hand === undefined) continue;
      const facts = startingFacts('wrongShowOrder', situationOf(hand, toSeatNo(1)));
      const { outcome } = ruled(book, 'wrongShowOrder', facts);
      if (outcome.is !== 'showOrder') continue;
      expect(outcome.seats[0]).toBe(hand.players[hand.actor]?.seat);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(20);
  });
});
