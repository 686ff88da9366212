import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

export const atTheTable: readonly ExpectedAt[] = [
  {
    title: 'a team mate takes over in the break',
    kind: 'rightToSeat',
    facts: { question: 'substitute', substitute: 'teamMateInBreak' },
    said: {
      pvb: reading({ is: 'seatRefused' }, '13(1)'),
      tda55: base({ is: 'seatRefused' }),
      bdpv: text({ is: 'seatRefused' }, '1 Sitzordnung 1'),
      gcb: base({ is: 'seatRefused' }),
      oepbl: text({ is: 'seatGiven' }, '3.4 stack', '3.4 heat 2', '3.4 heat 3'),
    },
  },
  {
    title: 'no card to show when taking the seat',
    kind: 'rightToSeat',
    facts: { question: 'identity', document: 'none', when: 'takingSeat' },
    said: {
      pvb: left(text({ is: 'seatWaits', for: 'identification' }, '13(1)')),
      tda55: base({ is: 'seatGiven' }),
      bdpv: text({ is: 'seatGiven' }, '1 Ablauf 7'),
      gcb: base({ is: 'seatGiven' }),
      oepbl: text({ is: 'seatGiven' }, '1.6 identification'),
    },
  },
  {
    title: 'two with a share in each other at one table',
    kind: 'rightToSeat',
    facts: { question: 'interest' },
    said: {
      pvb: base({ is: 'seatGiven' }),
      tda55: text({ is: 'tableInformed' }, '12.a', '12.b'),
      bdpv: base({ is: 'seatGiven' }),
      gcb: base({ is: 'seatGiven' }),
      oepbl: base({ is: 'seatGiven' }),
    },
  },
  {
    title: 'one player at two tables',
    kind: 'rightToSeat',
    facts: { question: 'twoTables' },
    said: {
      pvb: base({ is: 'seatRefused' }),
      tda55: base({ is: 'seatRefused' }),
      bdpv: text({ is: 'seatRefused' }, '1 Sitzordnung 3'),
      gcb: base({ is: 'seatRefused' }),
      oepbl: base({ is: 'seatRefused' }),
    },
  },
  {
    title: 'a message in the hand',
    kind: 'device',
    facts: { use: 'message', inHand: true },
    said: {
      pvb: text({ is: 'dead', returned: 0 }, '05(1)', '05(2)', '05(5)a', '05(5)b', '05(5)c'),
      tda55: reading({ is: 'stopAtTable' }, '11', '41.a'),
      bdpv: reading({ is: 'stopAtTable' }, '1 Ablauf 12 Nebentätigkeiten'),
      gcb: reading({ is: 'stopAtTable' }, 'T4'),
      oepbl: reading({ is: 'stopAtTable' }, '2.27'),
    },
  },
  {
    title: 'an e-book out of the hand',
    kind: 'device',
    facts: { use: 'eBook', inHand: false },
    said: {
      pvb: text({ is: 'allowedAtTable' }, '05(1)', '05(2)', '05(5)a', '05(5)b', '05(5)c'),
      tda55: text({ is: 'allowedAtTable' }, '11'),
      bdpv: reading({ is: 'stopAtTable' }, '1 Ablauf 12 Nebentätigkeiten'),
      gcb: text({ is: 'allowedAtTable' }, 'T4'),
      oepbl: text({ is: 'stopAtTable' }, '2.27'),
    },
  },
  {
    title: 'a call out of the hand',
    kind: 'device',
    facts: { use: 'call', inHand: false },
    said: {
      pvb: text({ is: 'stopAtTable' }, '05(1)', '05(2)', '05(5)a', '05(5)b', '05(5)c'),
      tda55: text({ is: 'stopAtTable' }, '11'),
      bdpv: reading({ is: 'stopAtTable' }, '1 Ablauf 12 Nebentätigkeiten'),
      gcb: text({ is: 'allowedAtTable' }, 'T4'),
      oepbl: text({ is: 'stopAtTable' }, '2.27'),
    },
  },
  {
    title: 'eating at the table',
    kind: 'houseRule',
    facts: { matter: 'eating' },
    said: {
      pvb: text({ is: 'unwelcomeAtTable' }, '06a(1)'),
      tda55: base({ is: 'allowedAtTable' }),
      bdpv: base({ is: 'allowedAtTable' }),
      gcb: base({ is: 'allowedAtTable' }),
      oepbl: text({ is: 'allowedAtTable' }, '2.29'),
    },
  },
  {
    title: 'smoking',
    kind: 'houseRule',
    facts: { matter: 'smoking' },
    said: {
      pvb: base({ is: 'stopAtTable' }),
      tda55: base({ is: 'stopAtTable' }),
      bdpv: base({ is: 'stopAtTable' }),
      gcb: base({ is: 'stopAtTable' }),
      oepbl: text({ is: 'stopAtTable' }, '2.28'),
    },
  },
  {
    title: 'a spectator close to the table',
    kind: 'houseRule',
    facts: { matter: 'spectatorClose' },
    said: {
      pvb: base({ is: 'allowedAtTable' }),
      tda55: base({ is: 'allowedAtTable' }),
      bdpv: text({ is: 'stopAtTable' }, '1 Ablauf 13'),
      gcb: base({ is: 'allowedAtTable' }),
      oepbl: text({ is: 'allowedAtTable' }, '2.30 spectators', '2.30 complaint'),
    },
  },
  {
    title: 'he refuses the camera',
    kind: 'houseRule',
    facts: { matter: 'cameraRefused' },
    said: {
      pvb: text({ is: 'mustCooperate' }, '70(1)'),
      tda55: base({ is: 'stopAtTable' }),
      bdpv: base({ is: 'stopAtTable' }),
      gcb: base({ is: 'stopAtTable' }),
      oepbl: left(text({ is: 'stopAtTable' }, '1.12 recordings', '1.12 personal data')),
    },
  },
];
