import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { initialHand } from './hand.ts';
import { setupOf } from './rules/told.ts';
import type { HandSetup } from './setup.ts';

const setup = setupOf({ book: 'pvb', stacks: { 1: 5000, 2: 5000, 3: 5000 }, button: 1, unit: 100, deck: 'inOrder' });
const { deck: shortDeck } = setupOf({
  game: 'no-limit-short-deck',
  stacks: { 1: 5000, 2: 5000 },
  button: 1,
  deck: 'inOrder',
});
const refused = (change: Partial<HandSetup>) => {
  const verdict = decide(initialHand, { type: 'StartHand', setup: { ...setup, ...change } }, { random: () => 0 });
  return verdict.ok ? undefined : verdict.refusal;
};
const [first, ...others] = setup.players;
const small = toChips(50);
const none = toChips(0);

describe('a hand does not begin', () => {
  it.each<[string, Partial<HandSetup>]>([
    ['tooFewPlayers', { players: setup.players.slice(0, 1), forced: [] }],
    ['tooFewPlayers', { players: [], forced: [] }],
    ['seatTwice', { players: [...setup.players, ...(first === undefined ? [] : [first])] }],
    ['noStack', { players: [{ seat: toSeatNo(9), stack: none }, ...setup.players] }],
    ['notInUnits', { players: [{ seat: toSeatNo(9), stack: toChips(5050) }, ...setup.players] }],
    [
      'unknownSeatPosts',
      { players: others.length > 1 ? others : [], forced: setup.forced.map((bet) => ({ ...bet, seat: toSeatNo(9) })) },
    ],
    ['noBet', { bets: { small: none, big: small } }],
    ['noBet', { bets: { small, big: none } }],
    ['deckIncomplete', { deck: shortDeck }],
  ])('%s', (fault, change) => {
    expect(refused(change)).toMatchObject({ code: 'setup-faulty', fault, rules: [] });
  });

  it('and does where none of this is so, with two as with three', () => {
    expect(refused({})).toBeUndefined();
    expect(refused({ players: setup.players.slice(0, 2), forced: [] })).toBeUndefined();
    expect(refused({ bets: { small: toChips(1), big: toChips(1) } })).toBeUndefined();
  });
});
