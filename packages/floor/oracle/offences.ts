import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const sanction = { is: 'sanction', duty: 'must', proposed: 'time' } as const;
const sanction2 = { is: 'sanction', duty: 'must', proposed: 'rounds' } as const;
const sanction3 = { is: 'sanction', duty: 'may', proposed: 'warning' } as const;
const sanction4 = { is: 'sanction', duty: 'must', proposed: 'warning' } as const;
const sanction5 = { is: 'sanction', duty: 'must', proposed: 'disqualification' } as const;
const maySanction5 = { is: 'sanction', duty: 'may', proposed: 'disqualification' } as const;
const sanction6 = { is: 'sanction', duty: 'must', proposed: 'disqualification', both: true } as const;

export const offences: readonly ExpectedAt[] = [
  {
    title: 'a third breach after two cautions',
    kind: 'secondWarning',
    facts: { cautions: 2 },
    said: {
      pvb: reading(sanction, '69(11)I.b', '69(10)'),
      tda55: left(reading(sanction2, '46.a')),
      bdpv: left(
        reading({ ...sanction, duty: 'may' }, '1 Entscheidungsfindung 7', '1 Entscheidungsfindung 7 Disqualifikation'),
      ),
      gcb: left(reading({ is: 'sanction', duty: 'must', proposed: 'oneHand' }, 'T61', 'T57.B4')),
      oepbl: left(reading(sanction2, '2.16 etiquette', '6.1 etiquette ban')),
    },
  },
  {
    title: 'another breach after one caution',
    kind: 'secondWarning',
    facts: { cautions: 1, sameKind: false },
    said: {
      pvb: reading({ is: 'sanction', duty: 'must', proposed: 'caution' }, '69(11)I.b', '69(10)'),
      tda55: left(reading(sanction2, '46.a')),
      bdpv: left(
        reading(
          { is: 'sanction', duty: 'may', proposed: 'time' },
          '1 Entscheidungsfindung 7',
          '1 Entscheidungsfindung 7 Disqualifikation',
        ),
      ),
      gcb: left(reading({ is: 'sanction', duty: 'must', proposed: 'oneHand' }, 'T61', 'T57.B4')),
      oepbl: left(reading(sanction2, '2.16 etiquette', '6.1 etiquette ban')),
    },
  },
  {
    title: 'acting out of turn for the first time',
    kind: 'etiquette',
    facts: { offence: 'outOfTurn' },
    said: {
      pvb: text({ is: 'sanction', duty: 'must', proposed: 'caution' }, '37(2)', '40(4)', '69(10)c'),
      tda55: left(reading(sanction3, '46.a', '46.b', '41.a')),
      bdpv: left(text(sanction3, '2 Einsätze 8')),
      gcb: text({ is: 'noSanction' }, 'T61'),
      oepbl: left(text(sanction3, '2.16 etiquette')),
    },
  },
  {
    title: 'an insult',
    kind: 'abuse',
    facts: {},
    said: {
      pvb: left(text({ is: 'sanction', duty: 'must', proposed: 'time' }, '69(4)', '69(11)I.f')),
      tda55: left(text(sanction4, '41.b', '48')),
      bdpv: left(text(sanction3, '6.24', '1 Entscheidungsfindung 7')),
      gcb: left(text(sanction4, 'T57.A4')),
      oepbl: left(text(sanction3, '6.1 penalty ladder', '2.16 etiquette', '6.1 etiquette ban')),
    },
  },
  {
    title: 'the nuts checked in last position',
    kind: 'softplay',
    facts: { how: 'nutsInLastPosition' },
    said: {
      pvb: left(text({ is: 'sanction', duty: 'must', proposed: 'time' }, '68(1)', '69(11)I.a')),
      tda55: base({ is: 'noSanction' }),
      bdpv: base({ is: 'noSanction' }),
      gcb: base({ is: 'noSanction' }),
      oepbl: left(text({ is: 'sanction', duty: 'may', proposed: 'warning' }, '6.6 nuts in last position')),
    },
  },
  {
    title: 'violence',
    kind: 'abuse',
    facts: { how: 'violence' },
    said: {
      pvb: left(text({ is: 'sanction', duty: 'must', proposed: 'elimination' }, '69(11)III.k')),
      tda55: base(maySanction5),
      bdpv: base(maySanction5),
      gcb: base(maySanction5),
      oepbl: base(maySanction5),
    },
  },
  {
    title: 'drunk',
    kind: 'intoxication',
    facts: {},
    said: {
      pvb: base(sanction3),
      tda55: base(sanction3),
      bdpv: base(sanction3),
      gcb: base(sanction3),
      oepbl: left(
        text({ is: 'sanction', duty: 'may', proposed: 'disqualification' }, '2.18 intoxication', '2.18 fine'),
      ),
    },
  },
  {
    title: 'a penalty refused',
    kind: 'refusedPenalty',
    facts: {},
    said: {
      pvb: left(text({ is: 'sanction', duty: 'must', proposed: 'elimination' }, '69(18)', '69(11)III.p')),
      tda55: base(sanction3),
      bdpv: base(sanction3),
      gcb: base(sanction3),
      oepbl: base(sanction3),
    },
  },
  {
    title: 'chips dumped',
    kind: 'chipDumping',
    facts: {},
    said: {
      pvb: text(sanction6, '68(2)'),
      tda55: left(text({ is: 'sanction', duty: 'must', proposed: 'warning', both: true }, '45.b', '45.c')),
      bdpv: text(sanction6, '1 Ablauf 6 Verschenken'),
      gcb: text(sanction6, 'T60.2'),
      oepbl: text(sanction6, '2.15 cheating'),
    },
  },
  {
    title: 'marked cards',
    kind: 'cheating',
    facts: { how: 'markedCards' },
    said: {
      pvb: left(text({ is: 'sanction', duty: 'must', proposed: 'elimination' }, '69(11)III.m', '19(4)')),
      tda55: base(maySanction5),
      bdpv: base(maySanction5),
      gcb: left(text({ is: 'sanction', duty: 'must', proposed: 'warning' }, 'T57.A4')),
      oepbl: text(sanction5, '2.15 cheating', '6.1 cheating'),
    },
  },
];
