import { describe, expect, it } from 'vitest';
import type { KindName } from './kinds.ts';
import { ruled } from './testing.ts';

/** Where no rulebook says anything: what common practice does, and that it is told as such. */
const practice = (kind: KindName, facts: object) => {
  const { outcome, basis, answer, steps } = ruled('tda55', kind, facts);
  expect([basis, answer]).toEqual(['base', 'notCovered']);
  return { outcome, steps: steps.map(({ key }) => key) };
};

describe('stud', () => {
  it('a bring-in of the wrong player goes back until the next has acted', () => {
    const paid = { amount: 50, seat: 3, rightSeat: 5 };
    expect(practice('wrongBringIn', paid)).toEqual({
      outcome: { is: 'bringInMoved', amount: 50, from: 3, to: 5 },
      steps: ['returnChips', 'takeBringIn', 'backToTurn'],
    });
    expect(practice('wrongBringIn', { ...paid, nextActed: true }).outcome).toEqual({ is: 'bringInStands' });
  });

  it('an exposed seventh card stays up; of two the other gets his up as well, unless he has it', () => {
    expect(practice('studLastCardExposed', { playersLeft: 2 })).toEqual({
      outcome: { is: 'lastCardUp', othersUp: true },
      steps: ['lastCardsUp', 'playOn'],
    });
    for (const facts of [{ playersLeft: 3 }, { playersLeft: 2, othersDealt: true }])
      expect(practice('studLastCardExposed', facts)).toEqual({
        outcome: { is: 'lastCardUp', othersUp: false },
        steps: ['lastCardsDown', 'mayStopBetting', 'playOn'],
      });
  });

  it.each([
    // more cards than players: nothing is wrong
    { stub: 8, outcome: { is: 'playOn' } },
    // as many: none is burned
    { stub: 7, outcome: { is: 'lastCardsDealt', direct: 7, fromBurns: 0 } },
    // fewer: the last one is mixed with the three burn cards, and one of them is burned
    { stub: 6, outcome: { is: 'lastCardsDealt', direct: 5, fromBurns: 2 } },
    { stub: 5, outcome: { is: 'lastCardsDealt', direct: 4, fromBurns: 3 } },
    { stub: 4, outcome: { is: 'lastCardsDealt', direct: 3, fromBurns: 4 } },
    // not even with them
    { stub: 3, outcome: { is: 'commonCard' } },
    { stub: 0, outcome: { is: 'commonCard' } },
  ])('seven players and $stub cards for seventh street', ({ stub, outcome }) => {
    expect(practice('studTooFewCards', { playersLeft: 7, stub }).outcome).toEqual(outcome);
  });

  it('with one card in the stub all come out of the mixed ones', () => {
    const { steps } = ruled('tda55', 'studTooFewCards', { playersLeft: 2, stub: 1 });
    expect(steps.map(({ key }) => key)).toEqual(['mixBurns', 'dealFromBurns', 'playOn']);
  });

  it('one of the mixed cards is burned where there is one to spare', () => {
    const burnFirst = (stub: number) =>
      ruled('gcb', 'studTooFewCards', { playersLeft: 7, stub }).steps.find(({ key }) => key === 'dealFromBurns')
        ?.values;
    expect(burnFirst(5)).toEqual({ cards: 3, burnFirst: true });
    expect(burnFirst(4)).toEqual({ cards: 4, burnFirst: false });
  });
});

describe('a blind that was posted wrongly', () => {
  it('too small a one is made good while the round lasts, and the level’s blind counts for all', () => {
    const short = { what: 'tooSmall', posted: 100, due: 200 };
    expect(practice('wrongBlind', short).outcome).toEqual({ is: 'blindPutRight', amount: 200, add: 100 });
    expect(practice('wrongBlind', { ...short, found: 'afterFlop' }).outcome).toEqual({
      is: 'blindStands',
      amount: 100,
    });
  });

  it('too large a one is put right until substantial action', () => {
    const large = { what: 'tooLarge', posted: 400, due: 200 };
    expect(practice('wrongBlind', large)).toEqual({
      outcome: { is: 'blindPutRight', amount: 200, back: 200 },
      steps: ['returnChips', 'levelBlindCounts', 'actAgainOnBlind'],
    });
    expect(practice('wrongBlind', { ...large, actsWithChips: 1 }).outcome).toEqual({ is: 'blindStands', amount: 400 });
  });

  it('so is one of the wrong player; later it stands, and the next hand is right', () => {
    const wrong = { posted: 200, seat: 3, rightSeat: 4 };
    expect(practice('wrongBlind', wrong).outcome).toEqual({ is: 'blindMoved', amount: 200, from: 3, to: 4 });
    expect(practice('wrongBlind', { ...wrong, actsWithout: 3 })).toEqual({
      outcome: { is: 'blindStands', amount: 200 },
      steps: ['announce', 'playOn', 'nextBlindsRight'],
    });
  });

  it('[pvb:31(1)a] [bdpv:2 Misdeals 1 Frist] what is substantial each rulebook says', () => {
    const twoFolds = { posted: 200, actsWithout: 2 };
    expect(ruled('pvb', 'wrongBlind', twoFolds).outcome).toMatchObject({ is: 'blindMoved' });
    expect(ruled('bdpv', 'wrongBlind', twoFolds).outcome).toMatchObject({ is: 'blindStands' });
  });
});

describe('a chip on the floor', () => {
  it('goes to its owner, and does not play in a running hand', () => {
    expect(practice('chipOnFloor', { amount: 500 }).outcome).toEqual({
      is: 'foundChipsBack',
      amount: 500,
      when: 'now',
    });
    expect(practice('chipOnFloor', { amount: 500, inHand: true })).toEqual({
      outcome: { is: 'foundChipsBack', amount: 500, when: 'afterHand' },
      steps: ['keepFoundChips', 'returnChips'],
    });
  });

  it('leaves play where nobody knows whose it is; the floor may decide otherwise', () => {
    expect(practice('chipOnFloor', { amount: 500, owner: 'unknown' }).outcome).toEqual({
      is: 'foundChipsOut',
      amount: 500,
    });
    expect(ruled('tda55', 'chipOnFloor', { amount: 500, owner: 'claimed' }).range).toEqual([
      { is: 'foundChipsBack', amount: 500, when: 'now' },
    ]);
  });
});

it('a bet that nobody paid goes back also a street later', () => {
  expect(practice('wrongSidePot', { amount: 300, what: 'notReturned' }).outcome).toEqual({
    is: 'betReturned',
    amount: 300,
  });
});

it('who stops playing takes his chips from a cash table, who plays on does not', () => {
  expect(practice('chipsOffTable', { amount: 300 }).outcome).toEqual({ is: 'putBack', amount: 300 });
  expect(practice('chipsOffTable', { amount: 300, why: 'lent' }).outcome).toEqual({ is: 'putBack', amount: 300 });
  expect(practice('chipsOffTable', { amount: 300, why: 'leavesForGood' }).outcome).toEqual({
    is: 'mayTakeAlong',
    amount: 300,
  });
});

describe('a second motion, wherever chips are told', () => {
  const string = { outcome: { is: 'call', amount: 400, change: 300 }, sanction: { offence: 'stringBet' } };

  it('[pvb:49(1)] [pvb:69(10)u] what was to be a raise is judged by its first motion', () => {
    const raise = { street: 'flop', bigBlind: 100, toFace: 400, raisedTo: 700, secondMotion: 300 };
    expect(ruled('pvb', 'underraise', raise)).toMatchObject(string);
    expect(ruled('bdpv', 'underraise', raise).outcome).toEqual({ is: 'raise', to: 800, add: 100 });
    expect(ruled('pvb', 'underraise', { ...raise, secondMotion: 0 }).outcome).toMatchObject({ is: 'raise' });
  });

  it('[oepbl:6.7 string bet] [bdpv:6.20] so are a first bet that is too small, and chips for change', () => {
    expect(ruled('oepbl', 'underbet', { bigBlind: 200, put: 150, secondMotion: 100 }).outcome).toEqual({ is: 'check' });
    const change = { street: 'flop', bigBlind: 100, toFace: 325, added: [500], secondMotion: 25 };
    expect(ruled('oepbl', 'overbetForChange', change).outcome).toEqual({ is: 'call', amount: 325, change: 200 });
    expect(ruled('bdpv', 'overbetForChange', change).outcome).toEqual({ is: 'raise', to: 650, add: 125 });
    expect(ruled('gcb', 'overbetForChange', { ...change, secondMotion: 0, added: [500, 25] }).outcome).toMatchObject({
      is: 'raise',
    });
  });
});
