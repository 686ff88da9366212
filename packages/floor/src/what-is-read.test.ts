import { describe, expect, it } from 'vitest';
import type { KindName } from './kinds.ts';
import { ruled } from './testing.ts';

type Row = readonly [
  rule: string,
  kind: KindName,
  facts: object,
  outcome: object,
  basis?: 'text' | 'reading' | 'base',
  answer?: 'determined' | 'proposed',
];

const beyondShort = { street: 'flop', bigBlind: 200, betBefore: 1000, wentTo: [1400], hasActed: false };
const mayRaise = (least: number) => ({
  is: 'playerChooses',
  between: [{ is: 'fold' }, { is: 'call', amount: 1400 }, { is: 'raiseFrom', least }],
});
const tooLittle = { street: 'flop', bigBlind: 200, toFace: 800, inFront: 300 };
const completeOrFold = {
  is: 'playerChooses',
  between: [{ is: 'call', amount: 800, add: 500 }, { is: 'fold' }],
};
const threeLeft = { playing: [2, 5, 9], buttonSeat: 2, smallBlindSeat: 5, bigBlindSeat: 9, out: [9] };
const twoTables = {
  how: 'sameTime',
  players: 20,
  out: [
    { seat: 1, table: 1, stack: 900 },
    { seat: 4, table: 2, stack: 500 },
  ],
};
const [first, second] = [
  { seat: 1, table: 1 },
  { seat: 4, table: 2 },
];
const placed = (...places: object[]) => ({ is: 'placed', places });
const shared = placed({ ...first, place: 19, to: 20 }, { ...second, place: 19, to: 20 });
const byStack = placed({ ...first, place: 19 }, { ...second, place: 20 });
const byTime = placed({ ...second, place: 19 }, { ...first, place: 20 });

const rows: readonly Row[] = [
  // an all-in for less leaves the increment as it was
  ['pvb:42(3)', 'shortAllIn', beyondShort, mayRaise(2400), 'reading'],
  ['tda55:22.b', 'shortAllIn', beyondShort, mayRaise(2400), 'reading'],
  ['bdpv:5.3', 'shortAllIn', beyondShort, mayRaise(2400), 'reading'],
  ['gcb:T41.A1', 'shortAllIn', beyondShort, mayRaise(2400), 'reading'],
  ['oepbl:6.4 minimum raise', 'shortAllIn', beyondShort, mayRaise(2400), 'reading'],
  // of cards that touch the muck without being thrown neither speaks
  ['bdpv:2 Dead Hand 1a', 'handTouchedMuck', {}, { is: 'live' }, 'reading', 'determined'],
  ['gcb:T14', 'handTouchedMuck', {}, { is: 'dead', returned: 0 }, 'reading', 'determined'],
  ['gcb:T14', 'handTouchedMuck', { thrown: true }, { is: 'dead', returned: 0 }, 'text', 'determined'],
  // only of who has not noticed a raise is it said
  ['oepbl:6.6 undercall', 'undercall', tooLittle, completeOrFold, 'reading'],
  ['oepbl:6.6 undercall', 'undercall', { ...tooLittle, raiseMissed: true }, completeOrFold, 'text'],
  // which of two sentences goes before the other
  ['bdpv:4.11', 'playsTheBoard', { did: 'saidAndMucked' }, { is: 'sharesPot' }, 'reading'],
  ['bdpv:4.11', 'playsTheBoard', { did: 'muckedSilently' }, { is: 'noClaim' }, 'text'],
  ['bdpv:3.2 BB ausgeschieden', 'nextBlinds', threeLeft, { button: 5, bigBlind: 2 }, 'reading', 'proposed'],
  ['oepbl:6.5 Heads Up: blinds', 'nextBlinds', threeLeft, { button: 5, smallBlind: 5, bigBlind: 2 }, 'reading'],
  // "the first or second card of the hand" is read as off the deck
  ['bdpv:4.1 andere Holecard', 'exposedByDealer', { cardNo: 10 }, { is: 'cardReplaced' }, 'reading'],
  ['bdpv:4.1 andere Holecard', 'exposedByDealer', { cardNo: 30, holeCards: 4 }, { is: 'cardReplaced' }, 'text'],
  ['bdpv:2 Misdeals 1a', 'exposedByDealer', { cardNo: 2 }, { is: 'misdeal' }, 'text'],
  ['bdpv:2 Unregelmäßigkeiten 6', 'boxedCard', { cardNo: 10 }, { is: 'cardReplaced' }, 'text'],
  ['bdpv:2 Unregelmäßigkeiten 6', 'boxedCard', { where: 'turn' }, { is: 'cardReplaced' }, 'reading'],
  // a running hand is not spoken of
  ['pvb:08a(3)', 'wrongSeat', { hasCards: true }, { is: 'moveToRightSeat', when: 'afterHand' }, 'reading'],
  ['pvb:08a(3)', 'wrongSeat', { hasCards: false }, { is: 'moveToRightSeat', when: 'now' }, 'text'],
  ['gcb:T6.2', 'wrongSeat', { hasCards: true }, { is: 'moveToRightSeat', when: 'afterHand' }, 'reading'],
  ['pvb:65(1)', 'talkedAboutHand', {}, { is: 'playOn' }, 'reading'],
  ['gcb:T58.a', 'talkedAboutHand', {}, { is: 'playOn' }, 'text'],
  ['gcb:T19.2', 'oddChip', { pot: 1325, unit: 25, buttonSeat: 6, winners: [6, 4] }, { is: 'potShared' }, 'reading'],
  ['pvb:62(1)', 'oddChip', { pot: 1325, unit: 25, buttonSeat: 6, winners: [6, 4] }, { is: 'potShared' }, 'text'],
  // several tables, and whether it is known who was first
  ['bdpv:6.28', 'bustedTogether', twoTables, byTime, 'reading', 'proposed'],
  ['gcb:T62.1', 'bustedTogether', twoTables, byTime, 'reading'],
  ['oepbl:6.6 simultaneous bust', 'bustedTogether', twoTables, byTime, 'reading'],
  ['bdpv:6.28', 'bustedTogether', { ...twoTables, orderKnown: false }, byStack, 'reading'],
  ['gcb:T62.1', 'bustedTogether', { ...twoTables, orderKnown: false }, byStack, 'reading'],
  ['oepbl:3.16', 'bustedTogether', { ...twoTables, orderKnown: false }, shared, 'reading'],
  ['pvb:64b(3)', 'bustedTogether', { ...twoTables, orderKnown: false }, shared, 'reading'],
];

describe('what is read into a rulebook is no text', () => {
  for (const [rule, kind, facts, outcome, basis = 'text', answer = 'determined'] of rows)
    it(`[${rule}] ${kind} ${JSON.stringify(facts)}`, () => {
      const ruling = ruled(rule.slice(0, rule.indexOf(':')), kind, facts);
      expect(ruling.outcome).toMatchObject(outcome);
      expect([ruling.basis, ruling.answer]).toEqual([basis, answer]);
      expect(ruling.refs.map((ref) => ref.replace(/@[^:]*/, ''))).toContain(rule);
    });
});

describe('with a side pot still played for', () => {
  const two = { allIn: true, sidePot: true, othersLeft: 2 };

  it('[bdpv:6.27] [bdpv:2 Showdown 6] all cards are turned up only where all, or all but one, are all-in', () => {
    expect(ruled('bdpv', 'mucksAtShowdown', { ...two, sidePot: false })).toMatchObject({
      outcome: { is: 'handOpened' },
      basis: 'text',
    });
    expect(ruled('bdpv', 'mucksAtShowdown', two)).toMatchObject({ outcome: { is: 'noClaim' }, basis: 'reading' });
  });

  it('[pvb:54(4)] [tda55:37] [oepbl:6.5 Showdown beim All-In: all show] elsewhere it makes no difference', () => {
    for (const book of ['pvb', 'tda55', 'gcb', 'oepbl'])
      expect(ruled(book, 'mucksAtShowdown', two).outcome).toEqual({ is: 'handOpened' });
  });
});

describe('what else the letter would allow is shown', () => {
  it('[bdpv:6.28] the bigger stack, beside the order of time', () => {
    expect(ruled('bdpv', 'bustedTogether', twoTables).range).toEqual([byStack]);
  });

  it('[bdpv:3.2] [bdpv:6.26] both blinds out of four: the empty seat, or the player who remains', () => {
    const ruling = ruled('bdpv', 'nextBlinds', {
      playing: [2, 4, 5, 7],
      buttonSeat: 4,
      smallBlindSeat: 5,
      bigBlindSeat: 7,
      out: [5, 7],
    });
    expect(ruling.outcome).toEqual({ is: 'nextBlinds', button: 5, buttonEmpty: true, bigBlind: 2 });
    expect(ruling.range).toEqual([{ is: 'nextBlinds', button: 4, smallBlind: 4, bigBlind: 2 }]);
  });
});

it('[gcb:T62.2] with bounties the fees are bounties and prizes, and nothing is kept of them', () => {
  const prize = { fees: 1_200_000, entries: 60, houseFee: 100_000, shares: [50, 30, 20], place: 1 };
  expect(ruled('gcb', 'wrongPrize', { ...prize, bounty: 5000 })).toMatchObject({
    outcome: { is: 'prizeIs', cents: 450_000 },
    basis: 'reading',
  });
  expect(ruled('gcb', 'wrongPrize', prize).outcome).toMatchObject({ is: 'prizeIs', cents: 550_000 });
});

it('[tda55:41.b] misbehaviour is punished; [tda55:17.b] who hid chips may be disqualified besides', () => {
  expect(ruled('tda55', 'etiquette', { offence: 'misconduct' }).sanction).toMatchObject({ duty: 'must' });
  const { sanction } = ruled('tda55', 'chipsHiddenOrMoved', { how: 'pocketed', hidden: 500, stack: 4000 });
  expect(sanction).toMatchObject({ duty: 'may', measures: ['warning', 'rounds', 'time', 'disqualification'] });
});

describe('a stack from which blinds were taken stood there only for whoever had entered', () => {
  const late = { startingStack: 10_000, blindsSoFar: 600 };

  it.each(['pvb', 'bdpv'])('[pvb:12(5)] [bdpv:6.3 Blinds Abwesender] %s says nothing of an alternate', (book) => {
    const entered = ruled(book, 'lateEntry', { ...late, who: 'entered' });
    expect(entered).toMatchObject({ outcome: { is: 'startsWith', chips: 9400 }, basis: 'text' });
    const alternate = ruled(book, 'lateEntry', { ...late, who: 'alternate' });
    expect(alternate).toMatchObject({ outcome: { is: 'startsWith', chips: 10_000 }, answer: 'notCovered', refs: [] });
  });

  it('[gcb:T7.1] who has the full stack is said', () => {
    expect(ruled('gcb', 'lateEntry', { ...late, who: 'alternate' })).toMatchObject({
      answer: 'determined',
      basis: 'text',
    });
  });
});
