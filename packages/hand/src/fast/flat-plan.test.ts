import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { everybody, setupOf } from '../rules/told.ts';
import type { ForcedBet, HandSetup } from '../setup.ts';
import type { Street, Variant } from '../variant.ts';
import { flatPlan } from './flat-plan.ts';
import { newShufflingDeck } from './shuffling-deck.ts';

const deck = newShufflingDeck('full');
const setup = setupOf({ stacks: everybody(4, 5000), button: 4, showdown: 'automatic' });
const { variant, rules } = setup;
const isFlat = (change: Partial<HandSetup>): boolean => flatPlan({ ...setup, ...change }, deck) !== undefined;

/** Hold’em but for one thing. */
const street = (nth: number, change: Partial<Street>): Partial<Variant> => ({
  streets: variant.streets.map((one, at) => (at === nth ? { ...one, ...change } : one)),
});
const forced = (count: number, amount = 1): readonly ForcedBet[] =>
  Array.from({ length: count }, () => ({ seat: toSeatNo(1), kind: 'ante', amount: toChips(amount) }));

describe('a hand is played on numbers', () => {
  it.each<[string, Partial<HandSetup>]>([
    ['as it is', {}],
    ['with one chip in the pot', { forced: forced(1) }],
    ['with one own card each', { variant: { ...variant, ...street(0, { hole: ['down'] }) } }],
    ['with 64 posts', { forced: forced(64) }],
    [
      'with chips up to 28 bits',
      { players: setup.players.slice(0, 2).map(({ seat }) => ({ seat, stack: toChips(2 ** 27 - 1) })) },
    ],
  ])('%s', (_, change) => {
    expect(isFlat(change)).toBe(true);
  });

  it.each<[string, Partial<HandSetup>]>([
    ['without a chip in the pot', { forced: [] }],
    ['with more posts than there is room for', { forced: forced(65) }],
    ['where seats are asked to show', { showdown: 'asked' }],
    [
      'where the board may be run twice',
      { rules: { ...rules, pots: { ...rules.pots, runs: { ...rules.pots.runs, atMost: 2 } } } },
    ],
    ['with too many chips', { players: setup.players.map(({ seat }) => ({ seat, stack: toChips(2 ** 26) })) }],
    ['with too large a bet', { bets: { small: toChips(2 ** 28), big: toChips(2 ** 28) } }],
    ['with too large a blind', { forced: forced(1, 2 ** 28) }],
  ])('not %s', (_, change) => {
    expect(isFlat(change)).toBe(false);
  });

  it.each<[string, Partial<Variant>]>([
    ['of another family', { family: 'draw' }],
    ['with a low half', { low: 'eightOrBetter' }],
    ['with no streets', { streets: [] }],
    ['without own cards', street(0, { hole: [] })],
    ['with an open card of one’s own', street(0, { hole: ['down', 'up'] })],
    ['with a board before the first bets', street(0, { board: 1 })],
    ['with a card burned before the first', street(0, { burns: true })],
    ['with a draw at once', street(0, { draws: true })],
    ['that the left of the button opens', street(0, { opens: 'leftOfButton' })],
    ['with two cards on the flop', street(1, { board: 2 })],
    ['with a card of one’s own on the turn', street(2, { hole: ['down'] })],
    ['with a river that is not burned for', street(3, { burns: false })],
    ['with a draw on the river', street(3, { draws: true })],
    ['with a river that the best board opens', street(3, { opens: 'bestShowing' })],
    ['without a river', { streets: variant.streets.slice(0, 3) }],
  ])('nor a game %s', (_, change) => {
    expect(isFlat({ variant: { ...variant, ...change } })).toBe(false);
  });

  it('nor with fewer cards than all own ones, the board and what is burned', () => {
    const of = (cards: number) => flatPlan(setup, deck.slice(0, cards)) !== undefined;
    expect([of(4 * 2 + 8), of(4 * 2 + 7)]).toEqual([true, false]);
  });
});
