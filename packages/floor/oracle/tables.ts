import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const moves = { is: 'moves', from: 9, to: 5 } as const;
const finalTable = { is: 'finalTable', players: 10 } as const;
const evenOut = { is: 'evenOut', moves: 1, from: 1, to: 2 } as const;
const evenOut2 = { is: 'evenOut', moves: 2, from: 1, to: 2 } as const;
const evenOut3 = { is: 'evenOut', moves: 2, from: 1, to: 4 } as const;
const seatsTooFew = { is: 'seatsTooFew', tables: 10 } as const;
const moves2 = { is: 'moves', from: 3, to: 1 } as const;
const moves3 = { is: 'moves', from: 7, to: 7 } as const;

export const tables: readonly ExpectedAt[] = [
  {
    title: 'nine against six, with a free seat before the big blind',
    kind: 'whoMovesToBalance',
    facts: {
      fuller: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      fullerButton: 7,
      fullerSmallBlind: 8,
      fullerBigBlind: 9,
      shorter: [1, 3, 4, 6, 7, 8],
      shorterButton: 3,
      shorterSmallBlind: 4,
      shorterBigBlind: 6,
    },
    occasions: { pvb: 'championship' },
    said: {
      pvb: left(text(moves, '09(1)')),
      tda55: reading(moves, '5.a'),
      bdpv: left(reading({ is: 'moves', from: 3, to: 9 }, '3.7', '3.7 Blind', '6.12')),
      gcb: text(moves, 'T10.A1', 'T10.A2', 'T10.A3'),
      oepbl: base(moves),
    },
  },
  {
    title: 'ten left at two tables',
    kind: 'tablesUneven',
    facts: { tables: [5, 5] },
    occasions: { pvb: 'championship' },
    said: {
      pvb: text(finalTable, '08(1)', '08(2)'),
      tda55: base({ is: 'tablesStay' }),
      // with how many the final table is formed it does not say
      bdpv: reading({ is: 'tablesStay' }, '6.14'),
      gcb: text(finalTable, 'T11.1', 'T11.2', 'T11.3'),
      oepbl: base({ is: 'tablesStay' }),
    },
  },
  {
    title: 'nine against six players',
    kind: 'tablesUneven',
    facts: { tables: [9, 6] },
    occasions: { pvb: 'championship' },
    said: {
      pvb: left(text(evenOut, '09(2)')),
      tda55: base(evenOut),
      bdpv: left(text(evenOut, '6.14')),
      gcb: base(evenOut),
      oepbl: base(evenOut),
    },
  },
  {
    title: 'nine against five on a league day',
    kind: 'tablesUneven',
    facts: { tables: [9, 5] },
    occasions: { pvb: 'leagueDay' },
    said: {
      pvb: text({ is: 'tablesStay' }, '08a(2)'),
      tda55: base(evenOut2),
      bdpv: left(text(evenOut2, '6.14')),
      gcb: base(evenOut2),
      oepbl: base(evenOut2),
    },
  },
  {
    title: 'two tables two players short',
    kind: 'tablesUneven',
    facts: { tables: [9, 9, 7, 7] },
    occasions: { pvb: 'championship' },
    said: {
      pvb: left(text(evenOut3, '09(2)')),
      tda55: reading(evenOut3, '5.a', '5.c'),
      bdpv: left(reading(evenOut3, '6.14', '6.10')),
      gcb: reading(evenOut3, 'T10.B'),
      oepbl: base(evenOut3),
    },
  },
  {
    title: '82 players for nine tables of nine',
    kind: 'fewerSeats',
    facts: { tables: 9, players: 82, seats: 9 },
    said: {
      pvb: text(seatsTooFew, '08(1)', '08(2)'),
      tda55: text(seatsTooFew, '2.a', '2.b', '2.c'),
      bdpv: base(seatsTooFew),
      gcb: base(seatsTooFew),
      oepbl: text(seatsTooFew, '6.2 seats'),
    },
  },
  {
    title: 'eight against five, with a seat between the blinds',
    kind: 'whoMovesToBalance',
    facts: {
      fuller: [1, 2, 3, 4, 5, 6, 7, 8],
      fullerButton: 1,
      fullerSmallBlind: 2,
      fullerBigBlind: 3,
      shorter: [2, 4, 6, 8, 9],
      shorterButton: 8,
      shorterSmallBlind: 9,
      shorterBigBlind: 2,
    },
    said: {
      pvb: left(text(moves2, '09(1)')),
      tda55: reading(moves2, '5.a'),
      bdpv: left(reading({ is: 'moves', from: 4, to: 3 }, '3.7', '3.7 Blind', '6.12')),
      gcb: text(moves2, 'T10.A1', 'T10.A2', 'T10.A3'),
      oepbl: base(moves2),
    },
  },
  {
    title: 'stud: seat seven was freed last',
    kind: 'whoMovesToBalance',
    facts: {
      game: 'stud',
      size: 8,
      fuller: [1, 2, 3, 4, 5, 6, 7, 8],
      fullerButton: 1,
      fullerSmallBlind: 2,
      fullerBigBlind: 3,
      shorter: [1, 2, 3, 5, 6, 8],
      shorterButton: 1,
      shorterSmallBlind: 2,
      shorterBigBlind: 3,
      lastFreed: 7,
    },
    said: {
      pvb: base(moves3),
      tda55: text(moves3, '5.e'),
      bdpv: base(moves3),
      gcb: text(moves3, 'T10.A4'),
      oepbl: base(moves3),
    },
  },
];
