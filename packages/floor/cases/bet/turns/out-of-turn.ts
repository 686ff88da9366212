import type { IncidentCase } from '../../incident-case.ts';

const preflop = { street: 'preflop', bigBlind: 200, toFace: 200 } as const;
const flop = { street: 'flop', bigBlind: 200, toFace: 0 } as const;
const raiseTo600 = { ...preflop, act: 'raise', amount: 600 } as const;
const bets500 = { ...flop, bigBlind: 100, act: 'bet', amount: 500 } as const;
const fold = { is: 'fold' } as const;
const check = { is: 'check' } as const;
const call = (amount: number) => ({ is: 'call', amount }) as const;
const raiseFrom = (least: number) => ({ is: 'raiseFrom', least }) as const;
const open = (...mayStill: readonly (ReturnType<typeof call | typeof raiseFrom> | typeof fold)[]) =>
  ({ is: 'notBinding', mayStill }) as const;

const kind = 'outOfTurn';

/** A raise out of turn, a call in between, and five rulebooks. */
const calledInBetween: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:37(3)'],
    kind,
    facts: { ...raiseTo600, between: ['call', 'fold'], wants: 'fold' },
    outcome: { is: 'raise', to: 600 },
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.b', 'tda55:33.c'],
    kind,
    facts: { ...raiseTo600, between: ['call', 'fold'], wants: 'fold' },
    outcome: { is: 'raise', to: 600 },
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 bindend'],
    kind,
    facts: { ...raiseTo600, between: ['call', 'fold'], wants: 'fold' },
    outcome: open(fold, call(200), raiseFrom(400)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.A1', 'gcb:T38.A2'],
    kind,
    facts: { ...raiseTo600, between: ['call', 'fold'], wants: 'fold' },
    outcome: { is: 'raise', to: 600 },
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 out of turn'],
    kind,
    facts: { ...raiseTo600, between: ['call', 'fold'], wants: 'fold' },
    outcome: { is: 'raise', to: 600 },
    steps: ['backToTurn', 'announce'],
  },
];

const pvb: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:37(3)'],
    kind,
    facts: { ...bets500, between: ['check', 'check'] },
    outcome: { is: 'bet', amount: 500 },
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:37(3)'],
    kind,
    facts: { ...flop, act: 'check', between: ['check', 'check'] },
    outcome: check,
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:37(3)'],
    kind,
    facts: { ...flop, toFace: 200, act: 'call', between: ['allInForLess'] },
    outcome: call(200),
    steps: ['backToTurn', 'announce'],
    unclear: ['betting.outOfTurnBindsIf'],
  },
  {
    book: 'pvb',
    shows: ['pvb:37(4)'],
    kind,
    facts: { ...bets500, between: ['bet'], toFaceNow: 300 },
    outcome: open(fold, call(300), raiseFrom(600)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'pvb',
    shows: ['pvb:37(4)'],
    kind,
    facts: { ...raiseTo600, between: ['raise'], toFaceNow: 500 },
    outcome: open(fold, call(500), raiseFrom(800)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'pvb',
    shows: ['pvb:37(4)'],
    kind,
    facts: { ...flop, act: 'check', between: ['bet'], toFaceNow: 300 },
    outcome: open(fold, call(300), raiseFrom(600)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'pvb',
    shows: ['pvb:37(4)'],
    kind,
    facts: { ...flop, toFace: 200, act: 'call', between: ['allInForMore'], toFaceNow: 250 },
    outcome: open(fold, call(250), raiseFrom(450)),
    steps: ['backToTurn', 'askAgainInTurn'],
    unclear: ['betting.outOfTurnBindsIf'],
  },
  {
    book: 'pvb',
    shows: ['pvb:37(5)', 'pvb:39(4)'],
    kind,
    facts: { ...flop, act: 'fold', between: ['check', 'check'] },
    outcome: fold,
    steps: ['takeCardsIn', 'backToTurn'],
  },
  {
    book: 'pvb',
    shows: ['pvb:37(5)'],
    kind,
    facts: { ...flop, act: 'fold', between: ['bet'], toFaceNow: 300 },
    outcome: fold,
    steps: ['takeCardsIn', 'backToTurn'],
  },
  {
    book: 'pvb',
    shows: ['pvb:40(3)'],
    kind,
    facts: { ...flop, act: 'bet', form: 'chips', amount: 800, secondMotion: 500, between: ['check'] },
    outcome: { is: 'bet', amount: 300 },
    steps: ['backToTurn', ['returnChips', { amount: 500 }], 'announce'],
    unclear: ['betting.stringBet'],
  },
  {
    book: 'pvb',
    shows: ['pvb:40(3)', 'pvb:37(4)'],
    kind,
    facts: { ...flop, act: 'bet', form: 'chips', amount: 800, secondMotion: 500, between: ['bet'], toFaceNow: 400 },
    outcome: open(fold, call(400), raiseFrom(800)),
    steps: ['backToTurn', ['returnChips', { amount: 800 }], 'askAgainInTurn'],
  },
];

const tda55: readonly IncidentCase[] = [
  {
    book: 'tda55',
    shows: ['tda55:33.b'],
    kind,
    facts: { ...bets500, between: ['check'] },
    outcome: { is: 'bet', amount: 500 },
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.b'],
    kind,
    facts: { ...bets500, between: ['bet'], toFaceNow: 300 },
    outcome: open(fold, call(300), raiseFrom(600)),
    steps: ['backToTurn', 'askAgainInTurn'],
    unclear: ['betting.outOfTurnReleased'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.b'],
    kind,
    facts: { ...preflop, bigBlind: 100, toFace: 100, act: 'call', between: ['raise'], toFaceNow: 300 },
    outcome: open(fold, call(300), raiseFrom(500)),
    steps: ['backToTurn', 'askAgainInTurn'],
    unclear: ['betting.outOfTurnReleased'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.b'],
    kind,
    facts: { ...flop, act: 'fold', between: ['bet'], toFaceNow: 300 },
    outcome: open(fold, call(300), raiseFrom(600)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.b', 'tda55:35.b'],
    kind,
    facts: { ...flop, act: 'fold', cardsInMuck: true, between: ['bet'], toFaceNow: 300 },
    outcome: fold,
    steps: ['takeCardsIn', 'backToTurn'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.b'],
    kind,
    facts: { ...flop, act: 'fold', between: ['check'] },
    outcome: fold,
    steps: ['takeCardsIn', 'backToTurn', 'announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.c'],
    kind,
    facts: { ...flop, toFace: 400, act: 'call', between: ['allInForLess'] },
    outcome: call(400),
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.c'],
    kind,
    facts: { ...flop, toFace: 400, lastRaise: 400, act: 'call', between: ['allInForMore'], toFaceNow: 600 },
    outcome: open(fold, call(600), raiseFrom(1000)),
    steps: ['backToTurn', 'askAgainInTurn'],
    unclear: ['betting.outOfTurnReleased'],
  },
];

const bdpv: readonly IncidentCase[] = [
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 Check'],
    kind,
    facts: { ...flop, act: 'check', between: ['check', 'check'] },
    outcome: check,
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 Check'],
    kind,
    facts: { ...flop, act: 'check', between: ['bet', 'fold'], toFaceNow: 200 },
    outcome: open(fold, call(200)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 bindend'],
    kind,
    facts: { ...flop, bigBlind: 100, act: 'bet', amount: 300, between: ['check', 'check'] },
    outcome: { is: 'bet', amount: 300 },
    steps: ['backToTurn', 'announce'],
    weigh: ['intent', 'othersMisled', 'fairness'],
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 bindend'],
    kind,
    facts: { ...flop, bigBlind: 100, act: 'bet', amount: 300, form: 'chips', between: ['bet'], toFaceNow: 200 },
    outcome: open(fold, call(200), raiseFrom(400)),
    steps: ['backToTurn', ['returnChips', { amount: 300 }], 'askAgainInTurn'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 bindend'],
    kind,
    facts: { ...flop, toFace: 100, act: 'fold', between: ['fold', 'fold'] },
    outcome: fold,
    steps: ['takeCardsIn', 'backToTurn', 'announce'],
    weigh: ['intent', 'othersMisled', 'fairness'],
    unclear: ['betting.outOfTurnFold'],
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 Call'],
    kind,
    facts: { ...flop, bigBlind: 100, toFace: 100, act: 'call', between: ['call'] },
    outcome: open(fold, call(100)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 Call'],
    kind,
    facts: { ...flop, bigBlind: 100, toFace: 100, act: 'call', between: ['raise', 'fold'], toFaceNow: 300 },
    outcome: open(fold, call(300)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 8 Call'],
    kind,
    facts: { ...flop, bigBlind: 100, toFace: 100, act: 'call', between: ['allInForMore'], toFaceNow: 130 },
    outcome: open(fold, call(130)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
];

const blinds400 = { street: 'preflop', bigBlind: 400, toFace: 400 } as const;
const gcb: readonly IncidentCase[] = [
  {
    book: 'gcb',
    shows: ['gcb:T38.A1'],
    kind,
    facts: { ...blinds400, act: 'raise', amount: 1200, between: ['fold', 'fold'] },
    outcome: { is: 'raise', to: 1200 },
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.A1'],
    kind,
    facts: { ...flop, act: 'bet', amount: 7500, between: ['check', 'check'] },
    outcome: { is: 'bet', amount: 7500 },
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.A2'],
    kind,
    facts: { ...blinds400, act: 'call', between: ['call', 'raise'], toFaceNow: 1000 },
    outcome: open(fold, call(1000), raiseFrom(1600)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.A2'],
    kind,
    facts: { ...flop, toFace: 1000, act: 'call', between: ['allInForLess'] },
    outcome: call(1000),
    steps: ['backToTurn', 'announce'],
    unclear: ['betting.outOfTurnBindsIf'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.A3'],
    kind,
    facts: { ...blinds400, act: 'raise', amount: 1200, between: ['raise'], toFaceNow: 1000 },
    outcome: open(fold, call(1000), raiseFrom(1600)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.A3'],
    kind,
    facts: { ...flop, act: 'check', between: ['bet'], toFaceNow: 500 },
    outcome: open(fold, call(500), raiseFrom(1000)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.A4'],
    kind,
    facts: { ...flop, act: 'fold', between: ['check', 'bet'], toFaceNow: 300 },
    outcome: fold,
    steps: ['takeCardsIn', 'backToTurn'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.B2'],
    kind,
    facts: { ...blinds400, act: 'call', form: 'chips', between: ['fold'], skippedSilent: true },
    outcome: call(400),
    steps: ['backToTurn', 'announce'],
  },
];

const oepbl: readonly IncidentCase[] = [
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 out of turn'],
    kind,
    facts: { ...preflop, act: 'call', between: ['fold', 'call'] },
    outcome: call(200),
    steps: ['backToTurn', 'announce'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 out of turn'],
    kind,
    facts: { ...preflop, act: 'call', between: ['raise'], toFaceNow: 600 },
    outcome: open(fold, call(600), raiseFrom(1000)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 out of turn'],
    kind,
    facts: { ...flop, act: 'fold', between: ['bet'], toFaceNow: 400 },
    outcome: open(fold, call(400), raiseFrom(800)),
    steps: ['backToTurn', 'askAgainInTurn'],
  },
];

export const outOfTurnCases: readonly IncidentCase[] = [
  ...calledInBetween,
  ...pvb,
  ...tda55,
  ...bdpv,
  ...gcb,
  ...oepbl,
];
