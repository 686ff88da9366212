import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const away = { stack: 7300, playersLeft: 31 } as const;

const absent: readonly CaseOf<'absentStack'>[] = [
  {
    book: 'pvb',
    occasion: 'leagueDay',
    shows: ['pvb:12(1b)', 'pvb:12(5)'],
    facts: { ...away, minutes: 25 },
    outcome: { is: 'blindsTaken', taken: 0, left: 7300 },
  },
  {
    book: 'pvb',
    occasion: 'leagueDay',
    shows: ['pvb:12(1b)'],
    facts: { ...away, playersLeft: 7, minutes: 26 },
    outcome: { is: 'excludedAt', place: 7, removed: 7300 },
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:12(2b)'],
    facts: { ...away, minutes: 26 },
    outcome: { is: 'excludedAt', place: 31, removed: 7300 },
  },
  {
    book: 'pvb',
    shows: ['pvb:12(3)', 'pvb:12(4)'],
    facts: { ...away, minutes: 15, announced: false, due: 600 },
    outcome: { is: 'blindsTaken', taken: 600, left: 6700 },
  },
  {
    book: 'pvb',
    shows: ['pvb:12(5)'],
    facts: { stack: 500, due: 600, playersLeft: 12, inMoney: true },
    outcome: { is: 'blindedOff', place: 12 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:3.5', 'bdpv:6.4', 'bdpv:6.3 Blinds Abwesender'],
    facts: { stack: 1000, due: 50, playersLeft: 20, minutes: 90 },
    outcome: { is: 'blindsTaken', taken: 50, left: 950 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Sitzordnung 2 Verlassen'],
    facts: { stack: 1000, due: 50, playersLeft: 20, announced: false },
    outcome: { is: 'blindsTaken', taken: 50, left: 950 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 absent player'],
    facts: { stack: 3000, due: 225, playersLeft: 6 },
    outcome: { is: 'blindsTaken', taken: 225, left: 2775 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 absent player'],
    facts: { stack: 150, due: 200, playersLeft: 6 },
    outcome: { is: 'blindedOff', place: 6 },
  },
];

const late: readonly CaseOf<'lateArrival'>[] = [
  {
    book: 'pvb',
    occasion: 'leagueDay',
    shows: ['pvb:12(1a)'],
    facts: { minutes: 24, stack: 9625 },
    outcome: { is: 'stackStays', chips: 9625 },
  },
  {
    book: 'pvb',
    occasion: 'leagueDay',
    shows: ['pvb:12(1a)', 'pvb:12(6)'],
    facts: { minutes: 25, stack: 9625 },
    outcome: { is: 'stackRemoved', chips: 9625 },
  },
  {
    book: 'pvb',
    occasion: 'leagueDay',
    shows: ['pvb:12(1a)'],
    facts: { minutes: 5, stack: 10_000, notice: 'none' },
    outcome: { is: 'noRunningStack' },
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:12(2a)'],
    facts: { minutes: 25, stack: 10_000 },
    outcome: { is: 'stackRemoved', chips: 10_000 },
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:12(2a)'],
    facts: { minutes: 58, stack: 8800, notice: 'ownExcuse' },
    outcome: { is: 'stackStays', chips: 8800 },
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:12(2a)'],
    facts: { minutes: 60, stack: 8800, notice: 'ownExcuse' },
    outcome: { is: 'stackRemoved', chips: 8800 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.3', 'bdpv:6.2', 'bdpv:6.4'],
    facts: { minutes: 120, stack: 9850, smallestChip: 50, notice: 'none' },
    outcome: { is: 'stackStays', chips: 9850 },
  },
  {
    book: 'oepbl',
    occasion: 'sitAndGo',
    shows: ['oepbl:3.14 one hand', 'oepbl:3.14 stack divided', 'oepbl:3.14 zero points'],
    facts: { minutes: 20, levelOver: true, stack: 1875, playersAtTable: 5 },
    outcome: { is: 'stackShared', each: 375, oneMore: 0, chip: 25 },
  },
  {
    book: 'oepbl',
    occasion: 'sitAndGo',
    shows: ['oepbl:3.14 stack divided'],
    facts: { minutes: 20, levelOver: true, stack: 1925, playersAtTable: 5 },
    outcome: { is: 'stackShared', each: 375, oneMore: 2, chip: 25 },
  },
  {
    book: 'oepbl',
    occasion: 'sitAndGo',
    shows: ['oepbl:3.14 stack divided'],
    facts: { minutes: 20, levelOver: true, stack: 1900, playersAtTable: 4 },
    outcome: { is: 'stackShared', each: 475, oneMore: 0, chip: 25 },
  },
  {
    book: 'oepbl',
    occasion: 'sitAndGo',
    shows: ['oepbl:3.14 one hand'],
    facts: { minutes: 20, levelOver: true, handPlayed: true, stack: 1900 },
    outcome: { is: 'stackStays', chips: 1900 },
  },
  {
    book: 'oepbl',
    occasion: 'teamMtt',
    shows: ['oepbl:3.19 one hand', 'oepbl:3.19 stack removed'],
    facts: { minutes: 90, levelOver: true, stack: 14_000 },
    outcome: { is: 'stackRemoved', chips: 14_000 },
  },
];

export const absenceCases: readonly IncidentCase[] = [...absent.map(as('absentStack')), ...late.map(as('lateArrival'))];
