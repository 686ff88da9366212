import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const nextBlinds = { is: 'nextBlinds', button: 4, smallBlind: 7, bigBlind: 8 } as const;
const nextBlinds2 = { is: 'nextBlinds', button: 5, buttonEmpty: true, smallBlind: 7, bigBlind: 8 } as const;
const nextBlinds3 = { is: 'nextBlinds', button: 5, bigBlind: 8 } as const;
const nextBlinds4 = { is: 'nextBlinds', button: 5, smallBlind: 8, bigBlind: 2 } as const;
const nextBlinds5 = { is: 'nextBlinds', button: 7, buttonEmpty: true, smallBlind: 8, bigBlind: 2 } as const;
const nextBlinds6 = { is: 'nextBlinds', button: 5, smallBlind: 5, bigBlind: 2 } as const;
const nextBlinds7 = { is: 'nextBlinds', button: 9, smallBlind: 9, bigBlind: 5 } as const;
const nextBlinds8 = { is: 'nextBlinds', button: 2, smallBlind: 5, bigBlind: 8 } as const;
const nextBlinds9 = { is: 'nextBlinds', button: 4, bigBlind: 8 } as const;
const nextBlinds10 = { is: 'nextBlinds', button: 5, buttonEmpty: true, bigBlind: 8 } as const;
const nextBlinds11 = { is: 'nextBlinds', button: 5, smallBlind: 7, bigBlind: 2 } as const;
const buttonAt = { is: 'buttonAt', seat: 5 } as const;
const buttonAt2 = { is: 'buttonAt', seat: 1 } as const;

export const buttonAndBlinds: readonly ExpectedAt[] = [
  {
    title: 'the small blind goes out',
    kind: 'nextBlinds',
    facts: { playing: [2, 4, 5, 7, 8], buttonSeat: 4, smallBlindSeat: 5, bigBlindSeat: 7, out: [5] },
    said: {
      pvb: text(nextBlinds, '27(1)'),
      tda55: text(nextBlinds2, '49.a', '49.b'),
      bdpv: text(nextBlinds2, '3.2', '3.2 Button-Lage', '3.2 einmal pro Runde'),
      gcb: reading(nextBlinds2, 'T31'),
      oepbl: text(
        nextBlinds,
        '6.5 Dealer Button',
        '6.5 Dealer Button: several bust',
        '6.5 Dealer Button: dead button',
        '6.5 Dealer Button: small blind busts',
      ),
    },
  },
  {
    title: 'the big blind goes out',
    kind: 'nextBlinds',
    facts: { playing: [2, 4, 5, 7, 8], buttonSeat: 4, smallBlindSeat: 5, bigBlindSeat: 7, out: [7] },
    said: {
      pvb: reading(nextBlinds3, '27(1)'),
      tda55: reading(nextBlinds3, '49.a', '49.b'),
      bdpv: text(
        nextBlinds3,
        '3.2',
        '3.2 Button-Lage',
        '3.2 einmal pro Runde',
        '3.2 BB ausgeschieden',
        '3.2 kein alleiniger Small Blind',
      ),
      gcb: reading(nextBlinds3, 'T31'),
      oepbl: text(
        nextBlinds3,
        '6.5 Dealer Button',
        '6.5 Dealer Button: several bust',
        '6.5 Dealer Button: big blind busts',
      ),
    },
  },
  {
    title: 'the hand after the big blind went out',
    kind: 'nextBlinds',
    facts: { playing: [2, 4, 5, 8], buttonSeat: 5, smallBlindSeat: 7, bigBlindSeat: 8, out: [] },
    said: {
      pvb: text(nextBlinds4, '27(1)'),
      tda55: text(nextBlinds5, '49.a', '49.b'),
      bdpv: text(nextBlinds5, '3.2', '3.2 Button-Lage', '3.2 einmal pro Runde'),
      gcb: reading(nextBlinds5, 'T31'),
      oepbl: text(
        nextBlinds4,
        '6.5 Dealer Button',
        '6.5 Dealer Button: several bust',
        '6.5 Dealer Button: dead button',
        '6.5 Dealer Button: small blind busts',
      ),
    },
  },
  {
    title: 'three left, the big blind goes out',
    kind: 'nextBlinds',
    facts: { playing: [2, 5, 9], buttonSeat: 2, smallBlindSeat: 5, bigBlindSeat: 9, out: [9] },
    said: {
      pvb: text(nextBlinds6, '27(1)', '28(1)', '28(2)'),
      tda55: reading(nextBlinds6, '49.a', '49.b', '55.a', '55.b'),
      bdpv: left(
        reading(
          { is: 'nextBlinds', button: 5, bigBlind: 2 },
          '3.2',
          '3.2 Button-Lage',
          '3.2 einmal pro Runde',
          '3.4',
          '6.26',
          '3.2 BB ausgeschieden',
        ),
      ),
      gcb: text(nextBlinds6, 'T31', 'T33.1', 'T33.2', 'T33.3'),
      oepbl: reading(
        nextBlinds6,
        '6.5 Dealer Button',
        '6.5 Dealer Button: several bust',
        '6.5 Heads Up: blinds',
        '6.5 Heads Up: order',
      ),
    },
  },
  {
    title: 'three left, the button goes out',
    kind: 'nextBlinds',
    facts: { playing: [2, 5, 9], buttonSeat: 2, smallBlindSeat: 5, bigBlindSeat: 9, out: [2] },
    said: {
      pvb: text(nextBlinds7, '27(1)', '28(1)', '28(2)'),
      tda55: reading(nextBlinds7, '49.a', '49.b', '55.a', '55.b'),
      bdpv: text(nextBlinds7, '3.2', '3.2 Button-Lage', '3.2 einmal pro Runde', '3.4', '6.26'),
      gcb: text(nextBlinds7, 'T31', 'T33.1', 'T33.2', 'T33.3'),
      oepbl: text(
        nextBlinds7,
        '6.5 Dealer Button',
        '6.5 Dealer Button: several bust',
        '6.5 Heads Up: blinds',
        '6.5 Heads Up: order',
      ),
    },
  },
  {
    title: 'a third player comes to a heads-up table',
    kind: 'nextBlinds',
    facts: { playing: [2, 5], buttonSeat: 2, smallBlindSeat: 2, bigBlindSeat: 5, newcomers: [8] },
    said: {
      pvb: text(nextBlinds8, '27(1)'),
      tda55: text(nextBlinds8, '49.a', '49.b'),
      bdpv: text(nextBlinds8, '3.2', '3.2 Button-Lage', '3.2 einmal pro Runde'),
      gcb: text(nextBlinds8, 'T31'),
      oepbl: text(nextBlinds8, '6.5 Dealer Button', '6.5 Dealer Button: several bust'),
    },
  },
  {
    title: 'both blinds go out',
    kind: 'nextBlinds',
    facts: { playing: [2, 4, 5, 7, 8], buttonSeat: 4, smallBlindSeat: 5, bigBlindSeat: 7, out: [5, 7] },
    said: {
      pvb: reading(nextBlinds9, '27(1)'),
      tda55: reading(nextBlinds10, '49.a', '49.b'),
      bdpv: reading(
        nextBlinds10,
        '3.2',
        '3.2 Button-Lage',
        '3.2 einmal pro Runde',
        '3.2 BB ausgeschieden',
        '3.2 kein alleiniger Small Blind',
      ),
      gcb: reading(nextBlinds10, 'T31'),
      oepbl: text(
        nextBlinds9,
        '6.5 Dealer Button',
        '6.5 Dealer Button: several bust',
        '6.5 Dealer Button: big blind busts',
        '6.5 Dealer Button: dead button',
        '6.5 Dealer Button: small blind busts',
      ),
    },
  },
  {
    title: 'the coming big blind goes out',
    kind: 'nextBlinds',
    facts: { playing: [2, 4, 5, 7, 8], buttonSeat: 4, smallBlindSeat: 5, bigBlindSeat: 7, out: [8] },
    said: {
      pvb: text(nextBlinds11, '27(1)'),
      tda55: text(nextBlinds11, '49.a', '49.b'),
      bdpv: text(nextBlinds11, '3.2', '3.2 Button-Lage', '3.2 einmal pro Runde'),
      gcb: text(nextBlinds11, 'T31'),
      oepbl: text(nextBlinds11, '6.5 Dealer Button', '6.5 Dealer Button: several bust'),
    },
  },
  {
    title: 'two kings drawn for the button',
    kind: 'buttonDrawn',
    facts: {
      when: 'start',
      draws: [
        { seat: 2, card: 'Kh' },
        { seat: 5, card: 'Ks' },
        { seat: 8, card: 'Qd' },
      ],
    },
    said: {
      pvb: reading(buttonAt, '26b(1)'),
      tda55: base(buttonAt),
      bdpv: text({ is: 'buttonAt', seat: 1 }, '6.5', '1 Sitzordnung 6'),
      gcb: base(buttonAt),
      oepbl: text(buttonAt, '6.4 button draw', '2.21 button draw'),
    },
  },
  {
    title: 'two kings drawn on a league day',
    kind: 'buttonDrawn',
    facts: {
      when: 'start',
      draws: [
        { seat: 2, card: 'Kh' },
        { seat: 5, card: 'Ks' },
      ],
    },
    occasions: { pvb: 'leagueDay' },
    said: {
      pvb: text(buttonAt2, '26a(1)'),
      tda55: base(buttonAt),
      bdpv: text(buttonAt2, '6.5', '1 Sitzordnung 6'),
      gcb: base(buttonAt),
      oepbl: text(buttonAt, '6.4 button draw', '2.21 button draw'),
    },
  },
  {
    title: 'three players came to a table at once',
    kind: 'buttonDrawn',
    facts: { when: 'afterMoves', moved: 3 },
    said: {
      pvb: base({ is: 'buttonCarriesOn' }),
      tda55: base({ is: 'buttonCarriesOn' }),
      bdpv: left(text({ is: 'buttonMayBeDrawn' }, '6.15')),
      gcb: base({ is: 'buttonCarriesOn' }),
      oepbl: base({ is: 'buttonCarriesOn' }),
    },
  },
];
