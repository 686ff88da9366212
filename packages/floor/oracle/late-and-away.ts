import type { ExpectedAt } from './expected-at.ts';
import { base, reading, text } from './expected-rulings.ts';

const blindsTaken = { is: 'blindsTaken', taken: 0, left: 5200 } as const;
const blindsTaken2 = { is: 'blindsTaken', taken: 300, left: 4900 } as const;
const stackStays = { is: 'stackStays', chips: 9000 } as const;
const stackStays2 = { is: 'stackStays', chips: 1900 } as const;
const stackRemoved = { is: 'stackRemoved', chips: 1900 } as const;
const blindedOff = { is: 'blindedOff', place: 9 } as const;

export const lateAndAway: readonly ExpectedAt[] = [
  {
    title: '26 minutes away',
    kind: 'absentStack',
    facts: { minutes: 26, stack: 5200, playersLeft: 22 },
    said: {
      pvb: text({ is: 'excludedAt', place: 22, removed: 5200 }, '12(2b)'),
      tda55: base(blindsTaken),
      bdpv: reading(blindsTaken, '1 Ablauf 8', '3.5', '6.3 Blinds Abwesender', '6.4'),
      gcb: base(blindsTaken),
      oepbl: reading(blindsTaken, '6.7 absent player'),
    },
  },
  {
    title: '40 minutes away for a penalty, a blind of 300 due',
    kind: 'absentStack',
    facts: { minutes: 40, ordered: true, stack: 5200, due: 300, playersLeft: 22 },
    said: {
      pvb: text(blindsTaken2, '12(2b)', '12(5)'),
      tda55: base(blindsTaken2),
      bdpv: reading(blindsTaken2, '1 Ablauf 8', '3.5', '6.3 Blinds Abwesender', '6.4'),
      gcb: base(blindsTaken2),
      oepbl: reading(blindsTaken2, '6.7 absent player'),
    },
  },
  {
    title: '24 minutes late with notice',
    kind: 'lateArrival',
    facts: { minutes: 24, stack: 9000 },
    said: {
      pvb: reading(stackStays, '12(2a)'),
      tda55: base(stackStays),
      bdpv: text(stackStays, '6.2', '6.3', '6.4'),
      gcb: base(stackStays),
      oepbl: text(stackStays, '3.19 one hand'),
    },
  },
  {
    title: '25 minutes late on a league day, the level over',
    kind: 'lateArrival',
    facts: { minutes: 25, stack: 9000, levelOver: true, handPlayed: true },
    occasions: { pvb: 'leagueDay' },
    said: {
      pvb: reading({ is: 'stackRemoved', chips: 9000 }, '12(1a)', '12(6)'),
      tda55: base(stackStays),
      bdpv: text(stackStays, '6.2', '6.3', '6.4'),
      gcb: base(stackStays),
      oepbl: text(stackStays, '3.19 one hand'),
    },
  },
  {
    title: '26 minutes late on a league day, excused in person',
    kind: 'lateArrival',
    facts: { minutes: 26, stack: 9000, levelOver: true, handPlayed: true, notice: 'ownExcuse' },
    occasions: { pvb: 'leagueDay' },
    said: {
      pvb: reading({ is: 'stackRemoved', chips: 9000 }, '12(1a)', '12(6)'),
      tda55: base(stackStays),
      bdpv: text(stackStays, '6.2', '6.3', '6.4'),
      gcb: base(stackStays),
      oepbl: text(stackStays, '3.19 one hand'),
    },
  },
  {
    title: '26 minutes late at a championship with notice only',
    kind: 'lateArrival',
    facts: { minutes: 26, stack: 9000, levelOver: true, handPlayed: true },
    occasions: { pvb: 'championship' },
    said: {
      pvb: reading({ is: 'stackRemoved', chips: 9000 }, '12(2a)', '12(6)'),
      tda55: base(stackStays),
      bdpv: text(stackStays, '6.2', '6.3', '6.4'),
      gcb: base(stackStays),
      oepbl: text(stackStays, '3.19 one hand'),
    },
  },
  {
    title: '59 minutes late at a championship, excused in person',
    kind: 'lateArrival',
    facts: { minutes: 59, stack: 9000, notice: 'ownExcuse', levelOver: true, handPlayed: true },
    occasions: { pvb: 'championship' },
    said: {
      pvb: reading(stackStays, '12(2a)'),
      tda55: base(stackStays),
      bdpv: text(stackStays, '6.2', '6.3', '6.4'),
      gcb: base(stackStays),
      oepbl: text(stackStays, '3.19 one hand'),
    },
  },
  {
    title: '60 minutes late at a championship, excused in person',
    kind: 'lateArrival',
    facts: { minutes: 60, stack: 9000, notice: 'ownExcuse', levelOver: true, handPlayed: true },
    occasions: { pvb: 'championship' },
    said: {
      pvb: reading({ is: 'stackRemoved', chips: 9000 }, '12(2a)', '12(6)'),
      tda55: base(stackStays),
      bdpv: text(stackStays, '6.2', '6.3', '6.4'),
      gcb: base(stackStays),
      oepbl: text(stackStays, '3.19 one hand'),
    },
  },
  {
    title: '61 minutes late at a championship, excused in person',
    kind: 'lateArrival',
    facts: { minutes: 61, stack: 9000, notice: 'ownExcuse', levelOver: true, handPlayed: true },
    occasions: { pvb: 'championship' },
    said: {
      pvb: reading({ is: 'stackRemoved', chips: 9000 }, '12(2a)', '12(6)'),
      tda55: base(stackStays),
      bdpv: text(stackStays, '6.2', '6.3', '6.4'),
      gcb: base(stackStays),
      oepbl: text(stackStays, '3.19 one hand'),
    },
  },
  {
    title: '10 minutes late without notice',
    kind: 'lateArrival',
    facts: { minutes: 10, stack: 9000, notice: 'none' },
    said: {
      pvb: text({ is: 'noRunningStack' }, '12(2a)'),
      tda55: base(stackStays),
      bdpv: text(stackStays, '6.2', '6.3', '6.4'),
      gcb: base(stackStays),
      oepbl: text(stackStays, '3.19 one hand'),
    },
  },
  {
    title: '26 minutes late, a hand played in time',
    kind: 'lateArrival',
    facts: { minutes: 26, stack: 1900, levelOver: true, handPlayed: true, playersAtTable: 7, smallestChip: 25 },
    occasions: { oepbl: 'sitAndGo' },
    said: {
      pvb: reading({ is: 'stackRemoved', chips: 1900 }, '12(2a)', '12(6)'),
      tda55: base(stackStays2),
      bdpv: text(stackStays2, '6.2', '6.3', '6.4'),
      gcb: base(stackStays2),
      oepbl: text(stackStays2, '3.14 one hand'),
    },
  },
  {
    title: 'the late player’s 1,900 when the first level ends, in a Sit’n’Go',
    kind: 'lateArrival',
    facts: { minutes: 26, stack: 1900, levelOver: true, handPlayed: false, playersAtTable: 7, smallestChip: 25 },
    occasions: { oepbl: 'sitAndGo' },
    said: {
      pvb: reading({ is: 'stackRemoved', chips: 1900 }, '12(2a)', '12(6)'),
      tda55: base(stackStays2),
      bdpv: text(stackStays2, '6.2', '6.3', '6.4'),
      gcb: base(stackStays2),
      oepbl: reading(
        { is: 'stackShared', each: 250, oneMore: 6, chip: 25 },
        '3.14 one hand',
        '3.14 stack divided',
        '3.14 zero points',
      ),
    },
  },
  {
    title: 'the same in the team tournament',
    kind: 'lateArrival',
    facts: { minutes: 26, stack: 1900, levelOver: true, handPlayed: false },
    occasions: { oepbl: 'teamMtt' },
    said: {
      pvb: reading(stackRemoved, '12(2a)', '12(6)'),
      tda55: base(stackStays2),
      bdpv: text(stackStays2, '6.2', '6.3', '6.4'),
      gcb: base(stackStays2),
      oepbl: text(stackRemoved, '3.19 one hand', '3.19 stack removed'),
    },
  },
  {
    title: '200 minutes away and 600 left',
    kind: 'absentStack',
    facts: { minutes: 200, stack: 600, due: 600, playersLeft: 9, inMoney: true },
    said: {
      pvb: text({ is: 'excludedAt', place: 9, removed: 600 }, '12(2b)'),
      tda55: base(blindedOff),
      bdpv: reading(blindedOff, '1 Ablauf 8', '3.5', '6.3 Blinds Abwesender', '6.4'),
      gcb: base(blindedOff),
      oepbl: reading(blindedOff, '6.7 absent player'),
    },
  },
  {
    title: '20 minutes away, the last 600 go in the money',
    kind: 'absentStack',
    facts: { minutes: 20, stack: 600, due: 900, playersLeft: 9, inMoney: true },
    said: {
      pvb: text(blindedOff, '12(2b)', '12(5)'),
      tda55: base(blindedOff),
      bdpv: reading(blindedOff, '1 Ablauf 8', '3.5', '6.3 Blinds Abwesender', '6.4'),
      gcb: base(blindedOff),
      oepbl: reading(blindedOff, '6.7 absent player'),
    },
  },
];
