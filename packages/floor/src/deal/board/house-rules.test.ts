import { type Answers, type PolicyName, policyChoices, type Rulebook } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { rule } from '../../rule-incident.ts';
import type { Ruling } from '../../ruling.ts';
import { bookOf } from '../../testing.ts';
import { aside, burn, move, stubShuffled, stubTop } from '../card-move.ts';

/** A rulebook that answers as no edition of the five does. */
const house = (answers: Answers): Rulebook => ({ ...bookOf('tda55'), answers });
const under = (answers: Answers, kind: string, facts: object): Ruling => {
  const verdict = rule({ kind, facts }, house(answers));
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
  return verdict.value;
};

describe('what only a house rulebook says', () => {
  it('leaves the flop without a burn as it lies', () => {
    const answers: Answers = { 'dealing.missingBurnOrderLost': { value: 'stands', refs: ['1'] } };
    expect(under(answers, 'noBurn', { street: 'flop', orderKnown: false })).toMatchObject({
      outcome: { is: 'boardStands', street: 'flop' },
      moves: [],
    });
  });

  it('puts a burn right until the next street', () => {
    const answers: Answers = { 'dealing.burnRepairDeadline': { value: 'nextStreet', refs: ['1'] } };
    const facts = { street: 'turn', acted: 6, betMade: true };
    expect(under(answers, 'noBurn', facts).outcome.is).toBe('boardPutRight');
    expect(under(answers, 'noBurn', { ...facts, dealtSince: 'river' }).outcome.is).toBe('boardStands');
  });

  it('burns one card as usual after a missing burn that stands, and drops a surplus one', () => {
    const answers: Answers = { 'dealing.laterCards': { value: 'asUsual', refs: ['1'] } };
    const facts = { street: 'turn', acted: 1, players: 9 };
    expect(under(answers, 'noBurn', facts).outcome).toEqual({
      is: 'boardStands',
      street: 'turn',
      cards: [{ is: 'nthOfDeck', nth: 23 }],
      burnNext: 1,
      following: { is: 'nthOfDeck', nth: 25 },
    });
    expect(under(answers, 'doubleBurn', facts).moves).toEqual([]);
  });

  it('leaves the board after a double burn, the second being the next', () => {
    const answers: Answers = { 'dealing.doubleBurn': { value: 'boardStands', refs: ['1'] } };
    expect(under(answers, 'doubleBurn', { street: 'turn' })).toMatchObject({
      outcome: { is: 'boardStands', street: 'turn', burnNext: 1 },
      moves: [move(burn(3), stubTop)],
    });
  });

  it('draws the river from the two burned', () => {
    const answers: Answers = { 'dealing.riverBurned': { value: 'draw', refs: ['1'] } };
    expect(under(answers, 'riverBurned', {})).toMatchObject({
      outcome: { is: 'boardDrawn', street: 'river', from: 2 },
      moves: [
        move({ is: 'river' }, aside, { faceUp: true }),
        move(burn(3), { is: 'mixed' }),
        move(burn(4), { is: 'mixed' }),
        move({ is: 'mixed' }, { is: 'river' }, { card: { is: 'drawn' }, faceUp: true }),
      ],
    });
  });

  it('asks for the usual deadline with an all-in too', () => {
    const answers: Answers = { 'dealing.allInBurnRepair': { value: 'asUsual', refs: ['1'] } };
    const facts = { street: 'flop', allIn: true };
    expect(under(answers, 'noBurn', facts).outcome.is).toBe('burnDrawn');
    expect(under(answers, 'noBurn', { ...facts, dealtSince: 'turn' }).outcome.is).toBe('boardStands');
    expect(under(answers, 'noBurn', { ...facts, potPaid: true }).outcome.is).toBe('boardStands');
  });

  it('lets the early card stand where all fold, but never because all want it', () => {
    const answers: Answers = { 'dealing.prematureIfAllFold': { value: 'stand', refs: ['1'] } };
    expect(under(answers, 'boardTooEarly', { rest: 'allFolded' }).outcome.is).toBe('boardStands');
    expect(under(answers, 'boardTooEarly', { rest: 'allWantTheCard' }).outcome.is).toBe('dealtAnew');
  });

  it('takes the early card back whatever has been done since', () => {
    const answers: Answers = { 'dealing.wrongBoardStands': { value: 'never', refs: ['1'] } };
    const facts = { acted: 4, betMade: true };
    expect(under(answers, 'boardTooEarly', facts).outcome.is).toBe('dealtAnew');
    expect(under({}, 'boardTooEarly', facts).outcome.is).toBe('boardStands');
  });

  it('voids the hand for a flop of five, or of four that nobody can tell apart', () => {
    const answers: Answers = { 'dealing.fiveCardFlop': { value: 'misdeal', refs: ['1'] } };
    expect(under(answers, 'fiveCardFlop', {}).outcome).toEqual({ is: 'misdeal' });
  });

  it('burns, shuffles or shows a card of the stub that was seen', () => {
    const seen = (value: 'inPlaceShown' | 'burnCard' | 'reshuffled') =>
      under({ 'dealing.flashedStubCard': { value, refs: ['1'] } }, 'boardCardFlashed', { shown: 'Kd', players: 9 });
    expect(seen('inPlaceShown')).toMatchObject({ answer: 'proposed', outcome: { is: 'stubCardStays' }, moves: [] });
    expect(seen('burnCard')).toMatchObject({
      outcome: { is: 'stubCardBurned', card: { is: 'known', card: 'Kd' } },
      moves: [{ to: burn(2) }, { card: { is: 'nthOfDeck', nth: 23 }, to: { is: 'turn' } }],
    });
    expect(seen('reshuffled')).toMatchObject({ outcome: { is: 'stubReshuffled' }, moves: [{ to: stubShuffled }] });
  });
});

describe('every answer that a house can give', () => {
  const asked: readonly PolicyName[] = [
    ...(['fourCardFlopKnown', 'fourCardFlopUnknown', 'fiveCardFlop', 'surplusCardLies', 'burnDrawnBy'] as const),
    ...(['burnRepairDeadline', 'missingBurn', 'missingBurnOrderLost', 'doubleBurn', 'doubleBurnOrderLost'] as const),
    ...(['riverBurned', 'allInBurnRepair', 'laterCards', 'prematureTurn', 'prematureCorrected'] as const),
    ...(['prematureIfAllFold', 'wrongBoardStands', 'flashedStubCard'] as const),
  ].map((name) => `dealing.${name}` as const);
  const incidents: readonly (readonly [string, object])[] = [
    ['fourCardFlop', {}],
    ['fourCardFlop', { surplusKnown: false }],
    ['fiveCardFlop', {}],
    ['extraBoardCard', { orderKnown: false }],
    ['noBurn', { street: 'flop', orderKnown: false }],
    ['noBurn', { street: 'flop', allIn: true, dealtSince: 'turn' }],
    ['noBurn', { street: 'turn', acted: 2, betMade: true }],
    ['doubleBurn', { street: 'flop', orderKnown: false }],
    ['doubleBurn', { street: 'turn', acted: 1 }],
    ['riverBurned', {}],
    ['boardTooEarly', { street: 'flop' }],
    ['boardTooEarly', { street: 'turn', rest: 'allFolded' }],
    ['boardTooEarly', { street: 'river', acted: 2, betMade: true }],
    ['boardCardFlashed', { street: 'flop', burnMade: true }],
  ];

  it.each(asked)('%s: each incident still gets its steps', (name) => {
    const choices: readonly unknown[] =
      (policyChoices as { readonly [policy: string]: readonly unknown[] })[name] ?? [];
    expect(choices.length).toBeGreaterThan(1);
    for (const value of choices)
      for (const [kind, facts] of incidents)
        expect(under({ [name]: { value, refs: ['1'] } } as Answers, kind, facts).steps.length).toBeGreaterThan(0);
  });
});
