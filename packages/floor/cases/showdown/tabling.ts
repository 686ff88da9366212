import type { IncidentCase } from '../incident-case.ts';

const LIVE = { is: 'live' } as const;
const DEAD = { is: 'dead', returned: 0 } as const;
const NO_CLAIM = { is: 'noClaim' } as const;
const OPENED = { is: 'handOpened' } as const;
const SHOW_ALL = { is: 'mustShowAll' } as const;

const refuses: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:56(4)'], kind: 'refusesToShow', facts: {}, outcome: { is: 'mustShowAll', seconds: 5 } },
  {
    book: 'pvb',
    shows: ['pvb:56(4)'],
    kind: 'refusesToShow',
    facts: { now: 'stillRefuses' },
    outcome: DEAD,
    offence: 'delay',
  },
  {
    book: 'pvb',
    shows: ['pvb:56(4)'],
    kind: 'refusesToShow',
    facts: { now: 'neighbourTurnedThemUp' },
    outcome: LIVE,
    offence: 'touching',
  },
  { book: 'pvb', shows: ['pvb:54(4)'], kind: 'refusesToShow', facts: { allIn: true }, outcome: OPENED },
  {
    book: 'pvb',
    shows: ['pvb:56(2)'],
    kind: 'refusesToShow',
    facts: { othersLeft: 0, pot: 4200 },
    outcome: { is: 'winsUnshown', amount: 4200 },
  },
  {
    book: 'tda55',
    shows: ['tda55:40.b'],
    kind: 'refusesToShow',
    facts: { othersLeft: 0, pot: 4200 },
    outcome: { is: 'mustShowAll', amount: 4200 },
  },
  { book: 'tda55', shows: ['tda55:39'], kind: 'refusesToShow', facts: { now: 'stillRefuses' }, outcome: DEAD },
  {
    book: 'oepbl',
    shows: ['oepbl:2.16 one player to a hand'],
    kind: 'refusesToShow',
    facts: { now: 'neighbourTurnedThemUp' },
    outcome: LIVE,
    offence: 'touching',
  },
];

const parts: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:56(1)'], kind: 'notAllCardsShown', facts: {}, outcome: SHOW_ALL },
  {
    book: 'pvb',
    shows: ['pvb:56(3)'],
    kind: 'notAllCardsShown',
    facts: { rest: 'onlyFlashed', shownBeatsAll: 'yes' },
    outcome: NO_CLAIM,
  },
  { book: 'tda55', shows: ['tda55:39', 'tda55:40.b'], kind: 'notAllCardsShown', facts: {}, outcome: SHOW_ALL },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 1'],
    kind: 'notAllCardsShown',
    facts: { rest: 'mucked', shownBeatsAll: 'yes' },
    outcome: NO_CLAIM,
  },
  { book: 'gcb', shows: ['gcb:T13.A1'], kind: 'notAllCardsShown', facts: {}, outcome: SHOW_ALL },
  {
    book: 'gcb',
    shows: ['gcb:T13.B'],
    kind: 'notAllCardsShown',
    facts: { rest: 'mucked', shownBeatsAll: 'yes' },
    outcome: { is: 'winsWithShown' },
    answer: 'proposed',
    range: [NO_CLAIM],
  },
  {
    book: 'gcb',
    shows: ['gcb:T13.B'],
    kind: 'notAllCardsShown',
    facts: { rest: 'mucked', shownBeatsAll: 'no' },
    outcome: NO_CLAIM,
    answer: 'proposed',
  },
  {
    book: 'gcb',
    shows: ['gcb:T13.B'],
    kind: 'notAllCardsShown',
    facts: { rest: 'mucked', identifiable: true },
    outcome: OPENED,
    answer: 'proposed',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Showdown am River: playing the board'],
    kind: 'notAllCardsShown',
    facts: { rest: 'mucked' },
    outcome: NO_CLAIM,
  },
];

const allIn: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:54(2)'],
    kind: 'muckedWithAllIn',
    facts: {},
    outcome: OPENED,
    answer: 'proposed',
    range: [DEAD],
  },
  { book: 'pvb', shows: ['pvb:54(2)'], kind: 'muckedWithAllIn', facts: { identifiable: false }, outcome: DEAD },
  {
    book: 'pvb',
    shows: ['pvb:54(2)'],
    kind: 'muckedWithAllIn',
    facts: { onPurpose: true },
    outcome: OPENED,
    answer: 'proposed',
    offence: 'misconduct',
  },
];

const board: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:58(1)'], kind: 'playsTheBoard', facts: {}, outcome: NO_CLAIM },
  {
    book: 'pvb',
    shows: ['pvb:58(1)'],
    kind: 'playsTheBoard',
    facts: { did: 'showedAll' },
    outcome: { is: 'sharesPot' },
  },
  { book: 'tda55', shows: ['tda55:39'], kind: 'playsTheBoard', facts: {}, outcome: NO_CLAIM },
  { book: 'tda55', shows: ['tda55:39'], kind: 'playsTheBoard', facts: { did: 'showedOne' }, outcome: SHOW_ALL },
  { book: 'bdpv', shows: ['bdpv:4.11'], kind: 'playsTheBoard', facts: {}, outcome: { is: 'sharesPot' } },
  { book: 'bdpv', shows: ['bdpv:4.11'], kind: 'playsTheBoard', facts: { did: 'muckedSilently' }, outcome: NO_CLAIM },
  { book: 'bdpv', shows: ['bdpv:4.11'], kind: 'playsTheBoard', facts: { did: 'muckedThenSaid' }, outcome: NO_CLAIM },
  { book: 'gcb', shows: ['gcb:T17'], kind: 'playsTheBoard', facts: { did: 'showedOne' }, outcome: SHOW_ALL },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Showdown am River: playing the board'],
    kind: 'playsTheBoard',
    facts: { did: 'showedAll' },
    outcome: { is: 'sharesPot' },
  },
];

const announced: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:53(1)'], kind: 'handAnnounced', facts: {}, outcome: { is: 'cardsSpeak' } },
  { book: 'tda55', shows: ['tda55:42.a'], kind: 'handAnnounced', facts: {}, outcome: { is: 'cardsSpeak' } },
  {
    book: 'tda55',
    shows: ['tda55:42.b'],
    kind: 'handAnnounced',
    facts: { onPurpose: true, otherMucked: true },
    outcome: DEAD,
    offence: 'falseAnnouncement',
  },
  { book: 'bdpv', shows: ['bdpv:2 Showdown 2'], kind: 'handAnnounced', facts: {}, outcome: { is: 'cardsSpeak' } },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 2 Falschaussage', 'bdpv:2 Dead Hand 2 Falschinformation'],
    kind: 'handAnnounced',
    facts: { onPurpose: true, otherMucked: true, identifiable: true },
    outcome: LIVE,
    answer: 'proposed',
    offence: 'falseAnnouncement',
  },
  { book: 'gcb', shows: ['gcb:T12.1'], kind: 'handAnnounced', facts: {}, outcome: { is: 'cardsSpeak' } },
  {
    book: 'gcb',
    shows: ['gcb:T12.2', 'gcb:T14'],
    kind: 'handAnnounced',
    facts: { onPurpose: true, otherMucked: true, identifiable: true },
    outcome: DEAD,
    offence: 'falseAnnouncement',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 hand announcement'],
    kind: 'handAnnounced',
    facts: {},
    outcome: { is: 'cardsSpeak' },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 false announcement'],
    kind: 'handAnnounced',
    facts: { onPurpose: true, otherMucked: true },
    outcome: DEAD,
    offence: 'falseAnnouncement',
  },
];

export const tablingCases: readonly IncidentCase[] = [...refuses, ...parts, ...allIn, ...board, ...announced];
