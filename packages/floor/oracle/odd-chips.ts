import { base, type ExpectedRulings, reading, text } from './expected-rulings.ts';

const shared = (...shares: [number, number][]) =>
  ({ is: 'potShared', shares: shares.map(([seat, amount]) => ({ seat, amount })) }) as const;

export const oddChips: readonly ExpectedRulings[] = [
  {
    title: '1,100 among three, two odd chips of 100, button seat 4',
    kind: 'oddChip',
    facts: { pot: 1100, unit: 100, buttonSeat: 4, winners: [2, 6, 8] },
    said: {
      pvb: reading(shared([6, 400], [8, 400], [2, 300]), '62(1)'),
      tda55: reading(shared([6, 400], [8, 400], [2, 300]), '15.flop'),
      bdpv: text(shared([6, 500], [8, 300], [2, 300]), '2 Split Pot 2'),
      gcb: reading(shared([6, 400], [8, 400], [2, 300]), 'T19.2', 'T19.1'),
      oepbl: reading(shared([6, 400], [8, 400], [2, 300]), '6.5 Split-Pot: odd chip'),
    },
  },
  {
    title: '1,325 between two, unit 25, one of them on the button',
    kind: 'oddChip',
    facts: { pot: 1325, unit: 25, buttonSeat: 6, winners: [6, 4] },
    said: {
      pvb: text(shared([4, 675], [6, 650]), '62(1)'),
      tda55: text(shared([4, 675], [6, 650]), '15.flop'),
      bdpv: text(shared([4, 675], [6, 650]), '2 Split Pot 2'),
      gcb: reading(shared([4, 675], [6, 650]), 'T19.2'),
      oepbl: reading(shared([4, 675], [6, 650]), '6.5 Split-Pot: odd chip'),
    },
  },
  {
    title: 'high-low: 2,700, one high, two lows, unit 100',
    kind: 'oddChip',
    facts: { game: 'hiLo', pot: 2700, unit: 100, buttonSeat: 1, highs: [3], lows: [5, 8] },
    said: {
      pvb: reading(shared([3, 1400], [5, 700], [8, 600]), '62(1)'),
      tda55: text(shared([3, 1400], [5, 700], [8, 600]), '15.hiLo', '15.hiLoTie'),
      bdpv: reading(shared([3, 1400], [5, 700], [8, 600]), '2 Split Pot 2'),
      gcb: reading(shared([3, 1400], [5, 700], [8, 600]), 'T19.2'),
      oepbl: reading(shared([3, 1400], [5, 700], [8, 600]), '6.5 Split-Pot: odd chip'),
    },
  },
  {
    title: 'high-low: 2,200, three highs with two odd chips, one low',
    kind: 'oddChip',
    facts: { game: 'hiLo', pot: 2200, unit: 100, buttonSeat: 4, highs: [2, 6, 8], lows: [5] },
    said: {
      pvb: reading(shared([6, 400], [8, 400], [2, 300], [5, 1100]), '62(1)'),
      tda55: reading(shared([6, 400], [8, 400], [2, 300], [5, 1100]), '15.hiLo', '15.hiLoTie'),
      bdpv: reading(shared([6, 500], [8, 300], [2, 300], [5, 1100]), '2 Split Pot 2'),
      gcb: reading(shared([6, 400], [8, 400], [2, 300], [5, 1100]), 'T19.2'),
      oepbl: reading(shared([6, 400], [8, 400], [2, 300], [5, 1100]), '6.5 Split-Pot: odd chip'),
    },
  },
  {
    title: 'stud: 1,500 between two straights, king of hearts against king of spades',
    kind: 'oddChip',
    facts: {
      game: 'stud',
      pot: 1500,
      unit: 100,
      hands: [
        { seat: 2, cards: ['Kh', 'Qs', 'Js', 'Ts', '9d'] },
        { seat: 6, cards: ['Ks', 'Qd', 'Jc', 'Th', '9c'] },
      ],
    },
    said: {
      pvb: base(shared([6, 800], [2, 700])),
      tda55: text(shared([6, 800], [2, 700]), '15.stud'),
      bdpv: base(shared([6, 800], [2, 700])),
      gcb: base(shared([6, 800], [2, 700])),
      oepbl: base(shared([6, 800], [2, 700])),
    },
  },
];
