import { describe, expect, it } from 'vitest';
import { rule } from './rule-incident.ts';
import { bookOf, ruled } from './testing.ts';

describe('what was told stands', () => {
  it('[oepbl:6.4 ante] where the big blind pays the ante tonight, that is what is judged, and it is said', () => {
    const short = { ante: 100, blind: 200, stack: 150 };
    const asTold = ruled('oepbl', 'anteOrBlindFirst', { ...short, anteFrom: 'bigBlind' });
    expect(asTold.because).toContainEqual({ is: 'note', key: 'anteOtherThanBook', values: {} });
    const byBook = ruled('oepbl', 'anteOrBlindFirst', short);
    expect(byBook.outcome).toEqual(ruled('oepbl', 'anteOrBlindFirst', { ...short, anteFrom: 'everybody' }).outcome);
    expect(byBook.because).not.toContainEqual({ is: 'note', key: 'anteOtherThanBook', values: {} });
  });

  it('[oepbl:3.15 entry on bust] a bust whose hand is certain has its place; the card is completed besides', () => {
    const facts = { handKnown: true, best: 4, worst: 6, entries: 9, cardOpen: true };
    const { outcome, steps } = ruled('oepbl', 'notReportedBust', facts);
    expect(outcome).toEqual({ is: 'placedAt', place: 4 });
    expect(steps.map(({ key }) => key)).toEqual(['enterPlaces', 'completeRoundCard']);
    expect(ruled('oepbl', 'notReportedBust', { ...facts, handKnown: false }).outcome).toEqual({ is: 'cardReturned' });
  });

  it('[tda55:30.a] a down card in stud that is noticed late changes no street', () => {
    const late = { cardNo: 5, found: 'afterActs', actsWithChips: 1, actsWithout: 1 };
    expect(ruled('tda55', 'studCardExposed', late).outcome).toEqual({ is: 'playOn' });
    expect(ruled('tda55', 'studCardExposed', { cardNo: 5, found: 'whileDealing' }).outcome).toEqual({
      is: 'cardStaysUp',
    });
  });

  it('[gcb:T14] [gcb:T15] an all-in hand thrown over the line is dead; the duty to show is the range', () => {
    const { outcome, range, refs } = ruled('gcb', 'muckedWithAllIn', {});
    expect(outcome).toEqual({ is: 'dead', returned: 0 });
    expect(range).toEqual([{ is: 'handOpened' }]);
    expect(refs.map((ref) => ref.split(':')[1])).toEqual(expect.arrayContaining(['T14', 'T15']));
    expect(ruled('gcb', 'muckedWithAllIn', { overLine: false }).outcome).toEqual({ is: 'handOpened' });
  });
});

const problemsOf = (kind: string, facts: object): readonly object[] => {
  const verdict = rule({ kind, facts }, bookOf('tda55'));
  return verdict.ok || verdict.refusal.code !== 'facts' ? [] : verdict.refusal.problems;
};

describe('what cannot be told', () => {
  it.each([
    ['noBurn', {}],
    ['doubleBurn', {}],
    ['riverBurned', {}],
    ['boardTooEarly', {}],
    ['boardCardFlashed', {}],
    ['fourCardFlop', {}],
    ['fiveCardFlop', {}],
    ['extraBoardCard', {}],
  ])('%s: more players than the deck has cards for', (kind, facts) => {
    const most = { problem: 'notPossible', fact: 'players', allowed: { is: 'count', min: 2, max: 7 } };
    expect(problemsOf(kind, { ...facts, players: 8, holeCards: 6 })).toEqual([most]);
    expect(problemsOf(kind, { ...facts, players: 7, holeCards: 6 })).toEqual([]);
    expect(problemsOf(kind, { ...facts, players: 10 })).toEqual([]);
  });

  it('who has no chips left neither bets nor calls', () => {
    const facts = { street: 'flop', bigBlind: 200, toFace: 600, said: 'call' };
    expect(problemsOf('wordsAndChips', { ...facts, stack: 0 })).toEqual([
      { problem: 'notPossible', fact: 'stack', allowed: { is: 'chips', min: 1 } },
    ]);
    expect(ruled('gcb', 'wordsAndChips', { ...facts, stack: 1 }).outcome).toMatchObject({ is: 'call', amount: 1 });
  });

  it('one card for two chips that are raced for', () => {
    const stacks = [
      { seat: 1, smallChips: 1 },
      { seat: 2, smallChips: 1 },
    ];
    const facts = { chipValue: 25, nextValue: 100, stacks };
    expect(problemsOf('raceDispute', { ...facts, cards: ['Kd'] })).toMatchObject([{ fact: 'cards' }]);
    expect(problemsOf('raceDispute', { ...facts, cards: ['Kd', '9s'] })).toEqual([]);
    expect(problemsOf('raceDispute', { ...facts, cards: [] })).toEqual([]);
  });

  it.each([1.5, 2 ** 53, Number.NaN, '600'])('an amount of %s', (toFace) => {
    expect(problemsOf('wordsAndChips', { street: 'flop', bigBlind: 200, toFace, said: 'call' })).toMatchObject([
      { problem: 'notPossible', fact: 'toFace' },
    ]);
  });
});

describe('what is dealt and what goes back, to the last one', () => {
  it('two cards are missing on the button: he gets his first and his second', () => {
    const late = { cards: 0, onButton: true, hasActed: false, found: 'afterActs', actsWithChips: 2, actsWithout: 0 };
    const { outcome, moves } = ruled('tda55', 'wrongNumberOfCards', { ...late, seat: 4 });
    expect(outcome).toEqual({ is: 'handCompleted', cards: 2 });
    expect(moves.map(({ to }) => to)).toEqual([
      { is: 'hand', seat: 4, nth: 1 },
      { is: 'hand', seat: 4, nth: 2 },
    ]);
  });

  it('the only caller of an all-in blind gets the one chip back that nobody else put in', () => {
    const facts = { bigBlind: 200, smallBlind: 100, position: 'bigBlind', stack: 199, callers: 1 };
    expect(ruled('pvb', 'blindDuringPenalty', facts).outcome).toMatchObject({ returned: 1 });
    expect(ruled('pvb', 'blindDuringPenalty', { ...facts, stack: 200 }).outcome).not.toHaveProperty('returned');
  });

  it('three cards too many are said once', () => {
    const { because } = ruled('gcb', 'wrongNumberOfCards', { cards: 5 });
    expect(because.filter((link) => link.is === 'note' && link.key === 'surplusCards')).toHaveLength(1);
  });
});
