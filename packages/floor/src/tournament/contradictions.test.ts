import { describe, expect, it } from 'vitest';
import { ruled } from '../testing.ts';

describe('[pvb:15b(1)] [tda55:14.b] [bdpv:6.8 Reihenfolge] [gcb:T23.A1] [oepbl:2.25 cards] nine chips of 25', () => {
  const facts = {
    chipValue: 25,
    nextValue: 100,
    buttonSeat: 3,
    stacks: [
      { seat: 1, smallChips: 2, others: 1000 },
      { seat: 3, smallChips: 3, others: 1000 },
      { seat: 4, smallChips: 1, others: 1000 },
      { seat: 6, smallChips: 3, others: 1000 },
    ],
    cards: ['Qc', '9h', '4d', 'As', '7s', '8d', 'Ks', '5h', 'Jc'],
  };
  const raced = (winners: readonly number[], change: number) => ({
    is: 'raced',
    value: 100,
    chips: winners.length,
    winners,
    saved: [],
    change,
  });

  it.each([
    {
      book: 'pvb',
      occasion: 'championship',
      outcome: { is: 'roundedUpEach', value: 100, seats: [1, 3, 4, 6], change: 175 },
      basis: 'reading',
      refs: ['15b(1)'],
    },
    { book: 'pvb', occasion: 'leagueDay', outcome: { is: 'smallChipsStay' }, basis: 'text', refs: ['15a(1)'] },
    { book: 'tda55', outcome: raced([3, 6], -25), basis: 'reading', refs: ['14.b', '14.c', '14.d'] },
    {
      book: 'bdpv',
      outcome: raced([6, 3, 4], 75),
      basis: 'text',
      refs: ['6.8 Reihenfolge', '6.8 Button', '6.8 Aufrundung', '6.8 Verteilung'],
    },
    { book: 'gcb', outcome: raced([3, 6], -25), basis: 'reading', refs: ['T23.A1', 'T23.A2', 'T23.C'] },
    {
      book: 'oepbl',
      outcome: raced([3, 6, 1], 75),
      basis: 'text',
      refs: ['2.25 cards', '2.25 number', '2.25 award', '2.25 max one'],
    },
  ])('$book $occasion', ({ book, occasion, outcome, basis, refs }) => {
    const ruling = ruled(book, 'raceDispute', facts, occasion === undefined ? {} : { occasion });
    expect(ruling).toMatchObject({ answer: 'determined', basis, outcome });
    expect(ruling.refs.map((ref) => ref.slice(ref.indexOf(':') + 1))).toEqual(expect.arrayContaining(refs));
  });

  it('deals to everybody all his cards at once', () => {
    const dealt = ruled('bdpv', 'raceDispute', facts).steps.filter(({ key }) => key === 'dealtForRace');
    expect(dealt.map(({ values }) => values)).toEqual([
      { seat: 4, cards: ['Qc'] },
      { seat: 6, cards: ['9h', '4d', 'As'] },
      { seat: 1, cards: ['7s', '8d'] },
      { seat: 3, cards: ['Ks', '5h', 'Jc'] },
    ]);
  });
});

describe('[pvb:64b(2)] [bdpv:6.28 gleich viele Chips] [oepbl:6.6 simultaneous bust] two out with equal stacks', () => {
  const facts = {
    players: 12,
    buttonSeat: 6,
    seats: 9,
    out: [
      { seat: 8, stack: 3000 },
      { seat: 4, stack: 3000 },
    ],
    worth: [
      { place: 11, points: 10, cents: 4000 },
      { place: 12, points: 9, cents: 2000 },
    ],
  };
  const shared = (points: object) => [
    { seat: 8, table: 1, place: 11, to: 12, cents: 3000, points },
    { seat: 4, table: 1, place: 11, to: 12, cents: 3000, points },
  ];

  it.each([
    { book: 'pvb', answer: 'determined', basis: 'text', places: shared({ sum: 19, among: 2 }) },
    { book: 'tda55', answer: 'notCovered', basis: 'base', places: shared({ sum: 19, among: 2 }) },
    {
      book: 'bdpv',
      answer: 'determined',
      basis: 'text',
      places: [
        { seat: 8, table: 1, place: 11, cents: 4000, points: { sum: 10, among: 1 } },
        { seat: 4, table: 1, place: 12, cents: 2000, points: { sum: 9, among: 1 } },
      ],
    },
    { book: 'gcb', answer: 'notCovered', basis: 'base', places: shared({ sum: 19, among: 2 }) },
    { book: 'oepbl', answer: 'determined', basis: 'reading', places: shared({ sum: 10, among: 1 }) },
  ])('$book', ({ book, answer, basis, places }) => {
    expect(ruled(book, 'bustedTogether', facts)).toMatchObject({ answer, basis, outcome: { is: 'placed', places } });
  });
});

describe('[pvb:09(1)] [tda55:5.a] [bdpv:3.7] [bdpv:3.7 Blind] [gcb:T10.A1] [gcb:T10.A2] who is moved, and where', () => {
  const facts = {
    fuller: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    fullerButton: 3,
    fullerSmallBlind: 4,
    fullerBigBlind: 5,
    shorter: [1, 2, 4, 5, 6, 7, 9],
    shorterButton: 9,
    shorterSmallBlind: 1,
    shorterBigBlind: 2,
  };
  const move = (from: number, to: number) => ({ is: 'moves', from, to });

  it.each([
    { book: 'pvb', answer: 'proposed', basis: 'text', moves: [move(6, 3), move(2, 8)] },
    { book: 'tda55', answer: 'determined', basis: 'reading', moves: [move(5, 3)] },
    { book: 'bdpv', answer: 'proposed', basis: 'reading', moves: [move(6, 3), move(1, 8)] },
    { book: 'gcb', answer: 'determined', basis: 'text', moves: [move(5, 3)] },
    { book: 'oepbl', answer: 'notCovered', basis: 'base', moves: [move(5, 3)] },
  ])('$book', ({ book, answer, basis, moves }) => {
    const ruling = ruled(book, 'whoMovesToBalance', facts);
    expect(ruling).toMatchObject({ answer, basis, outcome: moves[0] });
    expect(ruling.range).toEqual(moves.slice(1));
  });
});

describe('what a ruling does to the night that is tracked', () => {
  it('[tda55:4.e] stops the clock while one of six tables is broken, and not of seven', () => {
    const seven = [5, 9, 9, 9, 9, 9, 4];
    const stops = (tables: readonly number[]) => ruled('tda55', 'tablesUneven', { tables }).effects;
    expect(stops(seven.slice(1).map((players) => Math.min(players, 7)))).toEqual([
      { to: 'tournament', command: { type: 'PauseClock' } },
    ]);
    expect(ruled('tda55', 'tablesUneven', { tables: seven }).outcome).toEqual({ is: 'breakTable', table: 1 });
    expect(stops(seven)).toEqual([]);
  });
});
