import {
  decide,
  evolve,
  type Hand,
  type HandCommand,
  handRules,
  initialHand,
  legalActions,
  VARIANTS,
} from '@riffle/hand';
import { offeredCommand, randomSetup, seeded } from '@riffle/hand/testing';
import type { SeatNo } from '@riffle/table';
import { expect, it } from 'vitest';
import type { KindName } from '../kinds.ts';
import type { Ruling } from '../ruling.ts';
import { situationOf, startingFacts } from '../situation.ts';
import { bookOf, ruled } from '../testing.ts';

const BOOK = 'bdpv';
const flopGames = VARIANTS.filter(({ family }) => family === 'flop');

/** Moments of betting in hands that nobody would think of, with the seat that has to act. */
function moments(seed: number): readonly { readonly hand: Hand; readonly seat: SeatNo }[] {
  const random = seeded(seed);
  const found: { hand: Hand; seat: SeatNo }[] = [];
  const setup = { ...randomSetup(random, flopGames), rules: handRules(bookOf(BOOK)) };
  let hand: Hand = initialHand;
  let command: HandCommand | undefined = { type: 'StartHand', setup };
  for (let step = 0; step < 60 && command !== undefined; step += 1) {
    const verdict = decide(hand, command, { random });
    if (!verdict.ok) return found;
    hand = verdict.value.reduce(evolve, hand);
    const seat = hand.players[hand.actor]?.seat;
    if (hand.phase === 'betting' && seat !== undefined) found.push({ hand, seat });
    command = hand.phase === 'ended' ? undefined : offeredCommand(hand as never, random);
  }
  return found;
}

const rulingIn = (hand: Hand, seat: SeatNo, kind: KindName, more: object): Ruling =>
  ruled(BOOK, kind, { ...startingFacts(kind, situationOf(hand, seat)), ...more });

it('a ruling’s smallest and largest bet are those of the hand that is played, which makes the act', () => {
  let compared = 0;
  for (let seed = 1; seed <= 300; seed += 1)
    for (const { hand, seat } of moments(seed)) {
      const wager = legalActions(hand, seat).find((action) => action.type === 'BetTo');
      const { bigBlind } = situationOf(hand, seat) as { bigBlind: number };
      if (wager === undefined || bigBlind !== hand.setup.bets.small) continue;
      const said = wager.as === 'bet' ? 'bet' : 'raise';
      const smallest = rulingIn(hand, seat, 'wordsAndChips', { said, amount: 1 });
      expect(smallest.effects, JSON.stringify(situationOf(hand, seat))).toEqual([
        { to: 'hand', command: { type: 'BetTo', seat, to: wager.min } },
      ]);
      compared += 1;
      if (hand.setup.variant.structure !== 'potLimit') continue;
      const largest = rulingIn(hand, seat, 'betThePot', {});
      expect(largest.effects).toEqual([{ to: 'hand', command: { type: 'BetTo', seat, to: wager.max } }]);
    }
  expect(compared).toBeGreaterThan(200);
});

it('whatever chips are put in without a word, the hand takes the act as what it counts as', () => {
  let taken = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = seeded(seed * 7919);
    for (const { hand, seat } of moments(seed)) {
      const { stack } = situationOf(hand, seat) as { stack: number };
      const unit = hand.setup.chipUnit;
      const added = Array.from({ length: 1 + random(4) }, () => unit * (1 + random(40)));
      if (added.reduce((sum, chip) => sum + chip, 0) > stack) continue;
      const { outcome, effects } = rulingIn(hand, seat, 'silentChips', { added });
      const mayWager = legalActions(hand, seat).some((action) => action.type === 'BetTo');
      if (!mayWager && (outcome.is === 'bet' || outcome.is === 'raise')) continue;
      for (const effect of effects) {
        const verdict = decide(hand, effect.command as HandCommand, { random });
        expect(verdict.ok, JSON.stringify({ situation: situationOf(hand, seat), added, outcome, verdict })).toBe(true);
        taken += 1;
      }
    }
  }
  expect(taken).toBeGreaterThan(200);
});
