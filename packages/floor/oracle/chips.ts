import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const raced = { is: 'raced', value: 100, chips: 2, winners: [7, 2], saved: [], change: 25 } as const;
const raced2 = { is: 'raced', value: 100, chips: 1, winners: [6], saved: [3], change: 100 } as const;
const raced3 = { is: 'raced', value: 1000, chips: 2, winners: [6, 4], saved: [], change: 500 } as const;
const changedEvenly = { is: 'changedEvenly', value: 100, chips: 1, lapses: 75, keeps: 0 } as const;
const chipsForfeited = { is: 'chipsForfeited', amount: 4000, left: 11000, besides: 'nothing' } as const;
const changedEvenly2 = { is: 'changedEvenly', value: 100, chips: 2, lapses: 0, keeps: 25 } as const;
const raced4 = { is: 'raced', value: 500, chips: 1, winners: [4], saved: [], change: -200 } as const;
const raced5 = { is: 'raced', value: 100, chips: 1, winners: [2], saved: [1], change: 100 } as const;

export const chips: readonly ExpectedAt[] = [
  {
    title: 'seven chips of 25',
    kind: 'raceDispute',
    facts: {
      chipValue: 25,
      nextValue: 100,
      buttonSeat: 5,
      stacks: [
        { seat: 2, smallChips: 1, others: 900 },
        { seat: 5, smallChips: 2, others: 900 },
        { seat: 7, smallChips: 3, others: 900 },
        { seat: 8, smallChips: 1, others: 900 },
      ],
      cards: ['Ah', 'Ad', '2c', 'As', '9s', 'Ac', 'Kd'],
    },
    occasions: { pvb: 'championship' },
    said: {
      pvb: reading({ is: 'roundedUpEach', value: 100, seats: [2, 5, 7, 8], change: 225 }, '15b(1)'),
      tda55: reading(raced, '14.a', '14.b', '14.d', '14.c'),
      bdpv: text(
        { is: 'raced', value: 100, chips: 2, winners: [8, 7], saved: [], change: 25 },
        '6.8',
        '6.8 Karten',
        '6.8 Reihenfolge',
        '6.8 Button',
        '6.8 Aufrundung',
        '6.8 Verteilung',
      ),
      gcb: reading(
        { is: 'raced', value: 100, chips: 1, winners: [7], saved: [], change: -75 },
        'T23.A1',
        'T23.C',
        'T23.A2',
      ),
      oepbl: text(raced, '2.25 color up', '2.25 cards', '2.25 number', '2.25 max one'),
    },
  },
  {
    title: 'his last chip is one of 25',
    kind: 'raceDispute',
    facts: {
      chipValue: 25,
      nextValue: 100,
      buttonSeat: 9,
      stacks: [
        { seat: 3, smallChips: 1, others: 0 },
        { seat: 6, smallChips: 3, others: 400 },
      ],
      cards: ['2c', 'Kd', '5h', '9s'],
    },
    occasions: { pvb: 'championship' },
    said: {
      pvb: reading({ is: 'roundedUpEach', value: 100, seats: [3, 6], change: 100 }, '15b(1)'),
      tda55: reading(raced2, '14.a', '14.b', '14.d', '14.c', '14.e'),
      bdpv: text(raced2, '6.8', '6.8 Karten', '6.8 Reihenfolge', '6.8 Button', '6.8 Aufrundung', '6.8 Verteilung'),
      gcb: reading(raced2, 'T23.A1', 'T23.C', 'T23.A2', 'T23.A3'),
      oepbl: text(raced2, '2.25 color up', '2.25 cards', '2.25 number', '2.25 max one', '2.25 last chip'),
    },
  },
  {
    title: 'three chips of 500 on a league day',
    kind: 'raceDispute',
    facts: {
      chipValue: 500,
      nextValue: 1000,
      buttonSeat: 4,
      stacks: [
        { seat: 1, smallChips: 1, others: 3000 },
        { seat: 4, smallChips: 1, others: 3000 },
        { seat: 6, smallChips: 1, others: 3000 },
      ],
      cards: ['Kc', 'Kd', 'Kh'],
    },
    occasions: { pvb: 'leagueDay' },
    said: {
      pvb: text({ is: 'smallChipsStay' }, '15a(1)'),
      tda55: reading(raced3, '14.a', '14.b', '14.d', '14.c'),
      bdpv: text(
        { is: 'raced', value: 1000, chips: 2, winners: [4, 1], saved: [], change: 500 },
        '6.8',
        '6.8 Karten',
        '6.8 Reihenfolge',
        '6.8 Button',
        '6.8 Aufrundung',
        '6.8 Verteilung',
      ),
      gcb: reading(
        { is: 'raced', value: 1000, chips: 1, winners: [6], saved: [], change: -500 },
        'T23.A1',
        'T23.C',
        'T23.A2',
      ),
      oepbl: text(raced3, '2.25 color up', '2.25 cards', '2.25 number', '2.25 max one'),
    },
  },
  {
    title: 'seven chips of 25 found after the race',
    kind: 'colorUp',
    facts: { when: 'foundLate', chipValue: 25, nextValue: 100, smallChips: 7 },
    said: {
      pvb: base(changedEvenly),
      tda55: base(changedEvenly),
      bdpv: base(changedEvenly),
      gcb: text(changedEvenly, 'T23.C'),
      oepbl: base(changedEvenly),
    },
  },
  {
    title: '4,000 in the pocket',
    kind: 'chipsHiddenOrMoved',
    facts: { how: 'pocketed', hidden: 4000, stack: 11000 },
    said: {
      pvb: left(
        reading(
          { is: 'chipsForfeited', amount: 4000, left: 11000, besides: 'exclusion' },
          '17(1)',
          '17(2)',
          '17(3)',
          '69(11)III.n',
          '69(11)III.o',
        ),
      ),
      tda55: left(text(chipsForfeited, '17.a', '17.b')),
      bdpv: left(reading(chipsForfeited, '1 Ablauf 4', '6.22', '6.22 Wegnehmen')),
      gcb: left(text(chipsForfeited, 'T54.1', 'T54.2', 'T54.3')),
      oepbl: text(chipsForfeited, '2.24 pocketed chips', '2.15 cheating'),
    },
  },
  {
    title: '4,000 in the pocket on purpose',
    kind: 'chipsHiddenOrMoved',
    facts: { how: 'pocketed', hidden: 4000, stack: 11000, onPurpose: true },
    said: {
      pvb: left(
        reading(
          { is: 'chipsForfeited', amount: 4000, left: 11000, besides: 'exclusion' },
          '17(1)',
          '17(2)',
          '17(3)',
          '69(11)III.n',
          '69(11)III.o',
        ),
      ),
      tda55: left(text(chipsForfeited, '17.a', '17.b')),
      bdpv: left(reading(chipsForfeited, '1 Ablauf 4', '6.22', '6.22 Wegnehmen')),
      gcb: left(text(chipsForfeited, 'T54.1', 'T54.2', 'T54.3')),
      oepbl: text(
        { is: 'chipsForfeited', amount: 4000, left: 11000, besides: 'disqualification' },
        '2.24 pocketed chips',
        '2.15 cheating',
      ),
    },
  },
  {
    title: 'a colour-up without player and witness',
    kind: 'colorUp',
    facts: {
      when: 'scheduled',
      chipValue: 25,
      nextValue: 100,
      smallChips: 9,
      coming: [300, 600],
      playerThere: false,
      witness: false,
    },
    said: {
      pvb: text(changedEvenly2, '15b(3)', '16(2)', '15b(1)'),
      tda55: reading(changedEvenly2, '14.f', '14.a'),
      bdpv: reading(changedEvenly2, '6.8', '6.8 Umtausch'),
      gcb: reading(changedEvenly2, 'T23.B2'),
      oepbl: reading(changedEvenly2, '2.25 color up'),
    },
  },
  {
    title: 'players change chips',
    kind: 'chipsExchanged',
    facts: { how: 'betweenPlayers' },
    said: {
      pvb: text({ is: 'dealerChanges' }, '16(3)', '16(4)'),
      tda55: base({ is: 'dealerChanges' }),
      bdpv: base({ is: 'dealerChanges' }),
      gcb: base({ is: 'dealerChanges' }),
      oepbl: text({ is: 'exchangeStands' }, '6.6 no own change'),
    },
  },
  {
    title: 'a foreign chip on the cards',
    kind: 'foreignChips',
    facts: { what: 'chipAsProtector' },
    said: {
      pvb: left(reading({ is: 'objectAllowed' }, '06(1)')),
      tda55: base({ is: 'objectAllowed' }),
      bdpv: left(text({ is: 'objectOff' }, '6.21')),
      gcb: base({ is: 'objectAllowed' }),
      oepbl: left(reading({ is: 'objectAllowed' }, '2.23')),
    },
  },
  {
    title: 'a second card protector',
    kind: 'foreignChips',
    facts: { what: 'secondProtector' },
    said: {
      pvb: text({ is: 'objectOff' }, '06(1)'),
      tda55: base({ is: 'objectOff' }),
      bdpv: text({ is: 'objectOff' }, '6.21'),
      gcb: base({ is: 'objectOff' }),
      oepbl: text({ is: 'objectOff' }, '2.23'),
    },
  },
  {
    title: 'seven chips of 100 left for 500s, five changed evenly',
    kind: 'raceDispute',
    facts: {
      chipValue: 100,
      nextValue: 500,
      buttonSeat: 2,
      stacks: [
        { seat: 2, smallChips: 4, others: 5000 },
        { seat: 4, smallChips: 3, others: 5000 },
        { seat: 9, smallChips: 5, others: 5000 },
      ],
      cards: ['2c', '3c', '4c', '5c', 'Kh', 'Kd', '6s', 'Ah', 'Ad', 'Ac', '2d', '2h'],
    },
    said: {
      pvb: reading({ is: 'roundedUpEach', value: 500, seats: [2, 4], change: 300 }, '15b(1)'),
      tda55: reading(raced4, '14.a', '14.b', '14.d', '14.c'),
      bdpv: text(
        { is: 'raced', value: 500, chips: 2, winners: [2, 4], saved: [], change: 300 },
        '6.8',
        '6.8 Karten',
        '6.8 Reihenfolge',
        '6.8 Button',
        '6.8 Aufrundung',
        '6.8 Verteilung',
      ),
      gcb: reading(raced4, 'T23.A1', 'T23.C', 'T23.A2'),
      oepbl: text(
        { is: 'raced', value: 500, chips: 2, winners: [4, 2], saved: [], change: 300 },
        '2.25 color up',
        '2.25 cards',
        '2.25 number',
        '2.25 max one',
      ),
    },
  },
  {
    title: 'four chips of 25, and one has nothing else',
    kind: 'raceDispute',
    facts: {
      chipValue: 25,
      nextValue: 100,
      buttonSeat: 1,
      stacks: [
        { seat: 1, smallChips: 2, others: 0 },
        { seat: 2, smallChips: 2, others: 500 },
      ],
      cards: ['2c', '3c', 'Ah', 'Kd'],
    },
    said: {
      pvb: reading({ is: 'roundedUpEach', value: 100, seats: [1, 2], change: 100 }, '15b(1)'),
      tda55: reading(raced5, '14.a', '14.b', '14.d', '14.c', '14.e'),
      bdpv: text(
        { is: 'raced', value: 100, chips: 1, winners: [1], saved: [], change: 0 },
        '6.8',
        '6.8 Karten',
        '6.8 Reihenfolge',
        '6.8 Button',
        '6.8 Aufrundung',
        '6.8 Verteilung',
      ),
      gcb: reading(raced5, 'T23.A1', 'T23.C', 'T23.A2', 'T23.A3'),
      oepbl: text(raced5, '2.25 color up', '2.25 cards', '2.25 number', '2.25 max one', '2.25 last chip'),
    },
  },
];
