import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const misdeal = { is: 'misdeal' } as const;
const newTurn = { is: 'dealtAnew', street: 'turn', burn: false } as const;
const riverAsTurn = {
  is: 'riverComesAsTurn',
  burn: { is: 'known', card: '7c' },
  turn: { is: 'known', card: '2s' },
  backForRiver: { is: 'known', card: 'Kd' },
} as const;
const live = { is: 'live' } as const;
const raced = (winners: readonly number[], change: number) =>
  ({ is: 'raced', value: 100, chips: winners.length, winners, saved: [], change }) as const;
const shared = (points: { readonly sum: number; readonly among: number }) =>
  ({
    is: 'placed',
    places: [8, 4].map((seat) => ({ seat, table: 1, place: 11, to: 12, cents: 3000, points })),
  }) as const;
const moves = (from: number, to: number) => ({ is: 'moves', from, to }) as const;
const out = { is: 'allInDuringPenalty', hand: 'dead', mainPot: 1900, sidePot: 0, out: true } as const;

/** Eight of the sharpest contradictions between the rulebooks, with every rule behind each ruling. */
export const sharpest: readonly ExpectedAt[] = [
  {
    title: 'a skipped player, noticed after two folds',
    kind: 'seatNotDealt',
    facts: { seat: 6, looked: true, orderKnown: true, found: 'afterActs', actsWithout: 2 },
    said: {
      pvb: text(misdeal, '30(2)f', '30(1)', '31(1)a', '30(3)'),
      tda55: base(misdeal),
      bdpv: text({ is: 'playOn' }, '2 Misdeals 1j', '2 Misdeals 1 Frist'),
      gcb: text(misdeal, 'T34.A5', 'T34.C', 'T35.A', 'T34.B1'),
      oepbl: reading(misdeal, '6.7 misdeal: skipped player'),
    },
  },
  {
    title: 'the turn comes too early',
    kind: 'boardTooEarly',
    facts: { street: 'turn', shown: ['Kd'], toAct: [5], nextCards: ['7c', '2s', 'Jh'] },
    said: {
      pvb: text(newTurn, '35(5)'),
      tda55: base(newTurn),
      bdpv: text(riverAsTurn, '4.7', '4.9', '4.9 River'),
      gcb: base(newTurn),
      oepbl: text(riverAsTurn, '6.7 premature turn', '6.7 premature turn: river'),
    },
  },
  {
    title: 'fifty-one cards, found on the turn',
    kind: 'missingCard',
    facts: { found: 'afterFlop' },
    said: {
      pvb: text({ is: 'playOn' }, '33(3)', '30(5)'),
      tda55: base({ is: 'playOn' }),
      bdpv: text({ is: 'playOn' }, '2 Unregelmäßigkeiten 9', '2 Misdeals 1 Frist'),
      gcb: base({ is: 'playOn' }, 'T34.C'),
      oepbl: text({ is: 'void' }, '6.7 incomplete deck', '6.7 earlier hands'),
    },
  },
  {
    title: 'the big blind is back at his seat during the deal',
    kind: 'notAtSeat',
    facts: { arrived: 'duringDeal', blind: 'big', posted: 400 },
    said: {
      pvb: text({ is: 'dead', returned: 0 }, '23(1)'),
      tda55: text(live, '27.a'),
      bdpv: text(live, '6.9'),
      gcb: text(live, 'T29.1'),
      oepbl: text(live, '6.7 absent hand'),
    },
  },
  {
    title: 'a chip race with nine chips of 25',
    kind: 'raceDispute',
    facts: {
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
    },
    occasions: { pvb: 'championship' },
    said: {
      pvb: reading({ is: 'roundedUpEach', value: 100, seats: [1, 3, 4, 6], change: 175 }, '15b(1)'),
      tda55: reading(raced([3, 6], -25), '14.b', '14.c', '14.d'),
      bdpv: text(raced([6, 3, 4], 75), '6.8 Reihenfolge', '6.8 Button', '6.8 Aufrundung', '6.8 Verteilung'),
      gcb: reading(raced([3, 6], -25), 'T23.A1', 'T23.A2', 'T23.C'),
      oepbl: text(raced([3, 6, 1], 75), '2.25 cards', '2.25 number', '2.25 award', '2.25 max one'),
    },
  },
  {
    title: 'two players out with equal stacks',
    kind: 'bustedTogether',
    facts: {
      players: 12,
      buttonSeat: 6,
      out: [
        { seat: 8, stack: 3000 },
        { seat: 4, stack: 3000 },
      ],
      worth: [
        { place: 11, points: 10, cents: 4000 },
        { place: 12, points: 9, cents: 2000 },
      ],
    },
    said: {
      pvb: text(shared({ sum: 19, among: 2 }), '64b(2)'),
      tda55: base(shared({ sum: 19, among: 2 })),
      bdpv: text(
        {
          is: 'placed',
          places: [
            { seat: 8, table: 1, place: 11, cents: 4000, points: { sum: 10, among: 1 } },
            { seat: 4, table: 1, place: 12, cents: 2000, points: { sum: 9, among: 1 } },
          ],
        },
        '6.28 gleich viele Chips',
      ),
      gcb: base(shared({ sum: 19, among: 2 })),
      oepbl: reading(shared({ sum: 10, among: 1 }), '6.6 simultaneous bust', '3.12 points'),
    },
  },
  {
    title: 'who is moved, and where',
    kind: 'whoMovesToBalance',
    facts: {
      fuller: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      fullerButton: 3,
      fullerSmallBlind: 4,
      fullerBigBlind: 5,
      shorter: [1, 2, 4, 5, 6, 7, 9],
      shorterButton: 9,
      shorterSmallBlind: 1,
      shorterBigBlind: 2,
    },
    occasions: { pvb: 'championship' },
    said: {
      pvb: left(text(moves(6, 3), '09(1)', '09(2)')),
      tda55: reading(moves(5, 3), '5.a'),
      bdpv: left(reading(moves(6, 3), '3.7', '3.7 Blind', '6.12')),
      gcb: text(moves(5, 3), 'T10.A1', 'T10.A2'),
      oepbl: base(moves(5, 3)),
    },
  },
  {
    title: 'all-in by the blind during a penalty',
    kind: 'blindDuringPenalty',
    facts: { bigBlind: 600, smallBlind: 300, stack: 400, callers: 2, otherBlindFolded: true },
    said: {
      pvb: text(
        { is: 'allInDuringPenalty', hand: 'liveForMainPot', mainPot: 1500, sidePot: 400, out: false },
        '69(12)b',
      ),
      tda55: base(out),
      bdpv: reading(out, '3.5', '3.6'),
      gcb: reading(out, 'T57.B7'),
      oepbl: reading(out, '2.17', '6.7 absent hand'),
    },
  },
];
