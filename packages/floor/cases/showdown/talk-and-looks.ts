import type { IncidentCase } from '../incident-case.ts';

const talk: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:65(1)a'],
    kind: 'talkedAboutHand',
    facts: { said: 'foldedCards' },
    outcome: { is: 'playOn' },
    offence: 'toldOfFold',
  },
  {
    book: 'tda55',
    shows: ['tda55:28.1'],
    kind: 'talkedAboutHand',
    facts: { said: 'ownCards' },
    outcome: { is: 'playOn' },
  },
  {
    book: 'tda55',
    shows: ['tda55:28.2'],
    kind: 'talkedAboutHand',
    facts: { said: 'advice' },
    outcome: { is: 'playOn' },
  },
  {
    book: 'tda55',
    shows: ['tda55:28.3'],
    kind: 'talkedAboutHand',
    facts: { said: 'guess' },
    outcome: { is: 'playOn' },
  },
  {
    book: 'tda55',
    shows: ['tda55:32.b'],
    kind: 'talkedAboutHand',
    facts: { said: 'tabledHand' },
    outcome: { is: 'playOn' },
  },
  {
    book: 'gcb',
    shows: ['gcb:T58.a', 'gcb:T58.b', 'gcb:T58.c', 'gcb:T58.d'],
    kind: 'talkedAboutHand',
    facts: { said: 'withSpectator' },
    outcome: { is: 'playOn' },
    offence: 'talkedAboutHand',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 reading hands'],
    kind: 'talkedAboutHand',
    facts: { said: 'tabledHand' },
    outcome: { is: 'playOn' },
  },
];

const OPENED = { is: 'handOpened' } as const;
const HIDDEN = { is: 'staysHidden' } as const;
const see: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:57(1)', 'pvb:57(3)'], kind: 'wantsToSeeHand', facts: {}, outcome: OPENED },
  { book: 'pvb', shows: ['pvb:57(1)'], kind: 'wantsToSeeHand', facts: { whose: 'calledAfterHim' }, outcome: HIDDEN },
  {
    book: 'pvb',
    shows: ['pvb:57(2)', 'pvb:59(2)'],
    kind: 'wantsToSeeHand',
    facts: { who: 'hasMucked' },
    outcome: HIDDEN,
  },
  { book: 'pvb', shows: ['pvb:57(3)'], kind: 'wantsToSeeHand', facts: { identifiable: false }, outcome: HIDDEN },
  { book: 'pvb', shows: ['pvb:57(4)'], kind: 'wantsToSeeHand', facts: { who: 'foldedBefore' }, outcome: HIDDEN },
  {
    book: 'pvb',
    shows: ['pvb:55(4)', 'pvb:57(5)', 'pvb:59(1)'],
    kind: 'wantsToSeeHand',
    facts: { why: 'suspicion', who: 'foldedBefore' },
    outcome: { is: 'staffLooks', by: ['dealerCovertly', 'floor', 'director'] },
    answer: 'proposed',
  },
  { book: 'tda55', shows: ['tda55:40.a'], kind: 'wantsToSeeHand', facts: {}, outcome: HIDDEN },
  {
    book: 'tda55',
    shows: ['tda55:40.c'],
    kind: 'wantsToSeeHand',
    facts: { why: 'suspicion' },
    outcome: { is: 'staffLooks', by: ['director'] },
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 10'],
    kind: 'wantsToSeeHand',
    facts: { whose: 'foldedBefore' },
    outcome: HIDDEN,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 6 Verdacht', 'bdpv:2 Showdown 6 Antrag'],
    kind: 'wantsToSeeHand',
    facts: { why: 'suspicion', who: 'notInHand' },
    outcome: { is: 'staffLooks', by: ['dealerCovertly'] },
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 6 Antrag'],
    kind: 'wantsToSeeHand',
    facts: { why: 'suspicion', reasonGiven: false },
    outcome: HIDDEN,
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 6 Verdacht'],
    kind: 'wantsToSeeHand',
    facts: { why: 'suspicion', identifiable: false },
    outcome: HIDDEN,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 6'],
    kind: 'wantsToSeeHand',
    facts: { who: 'hasShown', whose: 'lastBettor' },
    outcome: HIDDEN,
  },
  { book: 'gcb', shows: ['gcb:T18.2'], kind: 'wantsToSeeHand', facts: { who: 'foldedBefore' }, outcome: HIDDEN },
  {
    book: 'gcb',
    shows: ['gcb:T18.2'],
    kind: 'wantsToSeeHand',
    facts: { why: 'suspicion' },
    outcome: { is: 'staffLooks', by: ['floor'] },
    answer: 'proposed',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 open cards on suspicion'],
    kind: 'wantsToSeeHand',
    facts: { why: 'suspicion' },
    outcome: { is: 'staffLooks', by: ['refereeOpens'] },
    answer: 'proposed',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 open cards on suspicion'],
    kind: 'wantsToSeeHand',
    facts: { who: 'hasShown' },
    outcome: HIDDEN,
  },
];

const NOT_SHOWN = { is: 'nextCardHidden' } as const;
const rabbit: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:22(1)'], kind: 'rabbitHunt', facts: { allAgree: true }, outcome: NOT_SHOWN },
  { book: 'tda55', shows: ['tda55:43'], kind: 'rabbitHunt', facts: { allAgree: true }, outcome: NOT_SHOWN },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 11 Ausnahme'],
    kind: 'rabbitHunt',
    facts: { allAgree: true },
    outcome: { is: 'nextCardMayBeShown' },
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 11', 'bdpv:1 Ablauf 11 Ausnahme'],
    kind: 'rabbitHunt',
    facts: { allAgree: false },
    outcome: NOT_SHOWN,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 11 Ausnahme'],
    kind: 'rabbitHunt',
    facts: { allAgree: true, dealerWilling: false },
    outcome: NOT_SHOWN,
  },
  { book: 'gcb', shows: ['gcb:T28'], kind: 'rabbitHunt', facts: {}, outcome: NOT_SHOWN },
];

export const talkAndLookCases: readonly IncidentCase[] = [...talk, ...see, ...rabbit];
