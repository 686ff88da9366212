import { expect, it } from 'vitest';
import { deckOf, start } from './beginning-steps.ts';
import { record } from './decide.ts';
import { EventLog } from './fast/event-log.ts';
import { offeredCommand } from './fuzz/random-command.ts';
import { randomSetup } from './fuzz/random-setup.ts';
import { seeded } from './fuzz/seeded.ts';
import { clearHand, copyOf, type HandInPlay, initialHand, newHand } from './hand.ts';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody } from './rules/told.ts';
import type { Variant } from './variant.ts';
import { VARIANTS } from './variants.ts';
import { view } from './view.ts';

const named = VARIANTS.map((variant) => [variant.id, variant] as const);

/** Tables on which a hand of the game has been played to its end. */
function* endedTables(variant: Variant): Generator<HandInPlay> {
  for (let seed = 1; seed <= 6; seed += 1) {
    const random = seeded(seed * 7919 + VARIANTS.indexOf(variant));
    const hand = newHand();
    const setup = randomSetup(random, [variant]);
    record(hand, { type: 'StartHand', setup }, { random }, new EventLog());
    for (let command = offeredCommand(hand, random); hand.phase !== 'ended'; command = offeredCommand(hand, random)) {
      if (command === undefined) throw new Error(`waits for nobody in ${hand.phase}`);
      record(hand, command, { random }, new EventLog());
    }
    yield hand;
  }
}

/** Without the arrays for cards that only the table has, and without what the first street sets anew. */
const told = (hand: HandInPlay) => ({ ...hand, shelf: undefined, aggressor: -1, boardDue: 0 });

it.each(named)('%s: a table is cleared of all that a hand has left on it, but for who sits there', (_, variant) => {
  for (const hand of endedTables(variant)) {
    clearHand(hand);
    const { phase, setup, players, live, withChips, deck } = hand;
    expect(told(hand)).toEqual({ ...newHand(), phase, setup, players, live, withChips, deck });
  }
});

it.each(named)('%s: a hand begins there as on a new table', (_, variant) => {
  for (const hand of endedTables(variant)) {
    const { setup } = hand;
    const other = newHand();
    clearHand(hand);
    for (const table of [hand, other]) start(table, setup, deckOf(setup));
    expect(told(hand)).toEqual(told(other));
  }
});

it('a bring-in that nobody was left to post is not due in the next hand', () => {
  const stud = atTheTable({ game: 'limit-stud', stacks: everybody(2, 9000), button: 2, bringIn: 50 }).play('1 kill');
  const hand = copyOf(stud.hand);
  expect([hand.phase, hand.bringInDue]).toEqual(['ended', true]);
  clearHand(hand);
  expect(hand.bringInDue).toBe(false);
});

it('before the first hand nothing lies on a table, and nobody is asked', () => {
  expect(view(initialHand, { is: 'dealer' })).toEqual({
    phase: 'notBegun',
    variant: 'none',
    street: 'none',
    players: [],
    boards: [[]],
    undealt: [],
    pots: [],
    toAct: 'nobody',
    price: 0,
    legal: [],
    dealer: [],
  });
});
