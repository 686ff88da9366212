import type { IncidentCase } from '../incident-case.ts';
import { ofBook } from '../of-book.ts';

const gcb = ofBook('gcb');

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const table = { bigBlind: 10, bigBlindSeat: 3, buttonSeat: 1, playing: nine, stack: 1000 } as const;
const refused = (why: string, amount?: number) =>
  ({ is: 'straddleRefused', why, ...(amount !== undefined && { amount }) }) as IncidentCase<
    'runItTwice' | 'straddle'
  >['outcome'];
const toTheButton = [4, 5, 6, 7, 8, 9, 1].map((seat, at) => ({ seat, amount: 20 * 2 ** at }));
const twice = { pot: 1000, bigBlind: 10 } as const;
const once = (why: string) => ({ is: 'runOnce', why }) as IncidentCase<'runItTwice' | 'straddle'>['outcome'];

export const stakeCases: readonly IncidentCase[] = [
  gcb(['gcb:C1.a1'], 'cashOnTable', { valueChips: 300, banknotes: 100 }, { is: 'atStake', amount: 300 }).does([
    'announce',
  ]),
  gcb(['gcb:C1.a3'], 'topUp', { minimum: 200, upTo: 100 }, { is: 'topUpAllowed', usesOption: true }).does([
    'announceTopUp',
  ]),
  gcb(['gcb:C1.a2'], 'topUp', { minimum: 200, inFront: 40, upTo: 100 }, { is: 'topUpAllowed', usesOption: true }).does([
    'announceTopUp',
  ]),
  gcb(['gcb:C1.a2'], 'topUp', { minimum: 200, upTo: 100, usedTonight: 1 }, { is: 'topUpRefused', atLeast: 200 }).does([
    'announce',
  ]),
  gcb(['gcb:C1.a2'], 'topUp', { minimum: 200, upTo: 200 }, { is: 'topUpAllowed', usesOption: false }).does([
    'announce',
  ]),
  gcb(['gcb:C1.a2'], 'topUp', { minimum: 200, upTo: 80 }, { is: 'topUpRefused', atLeast: 100 }).does(['announce']),
  gcb(['gcb:C1.a2'], 'topUp', { minimum: 200, upTo: 100, firstBuyIn: true }, { is: 'topUpRefused', atLeast: 200 }).does(
    ['announce'],
    { unclear: ['cash.shortTopUp'] },
  ),
  gcb(['gcb:C1.b1'], 'tableChangeStake', { stake: 1850 }, { is: 'bringsAtLeast', amount: 1850 }).does(['announce']),
  gcb(
    ['gcb:C1.b2'],
    'tableChangeStake',
    { stake: 1850, sameLimit: false, minimum: 100 },
    {
      is: 'bringsAtLeast',
      amount: 100,
    },
  ).does(['announce']),
  gcb(['gcb:C1.c', 'gcb:C1.b1'], 'chipsOffTable', { amount: 500 }, { is: 'putBack', amount: 500 }).does(
    ['callFloor', ['putChipsBack', { amount: 500 }]],
    { unclear: ['cash.takingOff'] },
  ),
  gcb(['gcb:C2.k2'], 'chipsOffTable', { amount: 500, why: 'restaurant' }, { is: 'stakeKept', amount: 500 }).does([
    'noteStake',
  ]),
  gcb(['gcb:C2.j3'], 'chipsOffTable', { amount: 500, why: 'shortBreak' }, { is: 'stakeKept', amount: 500 }).does([
    'leaveStake',
  ]),
  gcb(['gcb:C1.c'], 'paysFromStake', {}, { is: 'mayPay' }).does(['announce']),
  gcb(['gcb:C1.c'], 'paysFromStake', { forWhom: 'others' }, { is: 'mayNotPay' }).does(['announce']),
  gcb(['gcb:C8.1', 'gcb:C8.a', 'gcb:C8.b', 'gcb:C8.c', 'gcb:C8.d', 'gcb:C8.3'], 'runItTwice', twice, {
    is: 'runTwice',
    streets: ['turn', 'river'],
    fee: 10,
  }).does(['askAllToAgree', ['takeFee', { amount: 10 }], 'halvePots']),
  gcb(['gcb:C8.1'], 'runItTwice', { ...twice, from: 'flop' }, once('flop')).does(['announce']),
  gcb(['gcb:C8.1'], 'runItTwice', { ...twice, times: 3 }, once('onlyTwice')).does(['announce']),
  gcb(['gcb:C8.a'], 'runItTwice', { ...twice, notAllIn: 2 }, once('actionLeft')).does(['announce']),
  gcb(['gcb:C8.b'], 'runItTwice', { ...twice, allAgree: false }, once('noConsent')).does(['announce']),
  gcb(['gcb:C8.b'], 'runItTwice', { ...twice, dealt: true }, once('alreadyDealt')).does(['announce']),
  gcb(['gcb:C8.b'], 'runItTwice', { ...twice, from: 'river', askedToWait: false }, once('notAskedToWait')).does([
    'announce',
  ]),
  gcb(['gcb:C8.c'], 'runItTwice', { ...twice, pot: 995 }, once('potTooSmall')).does(['announce']),
  gcb(
    ['gcb:C9.1', 'gcb:C9.5'],
    'straddle',
    { ...table, seat: 4, amount: 20 },
    { is: 'straddleAllowed', amount: 20 },
  ).does(['announce']),
  gcb(['gcb:C9.1'], 'straddle', { ...table, seat: 5, amount: 20 }, refused('notNextInTurn')).does(['announce']),
  gcb(
    ['gcb:C9.1'],
    'straddle',
    { ...table, seat: 5, amount: 20, playing: nine.filter((seat) => seat !== 4) },
    {
      is: 'straddleAllowed',
      amount: 20,
    },
  ).does(['announce']),
  gcb(
    ['gcb:C9.2'],
    'straddle',
    { ...table, seat: 7, amount: 80, before: toTheButton.slice(0, 2) },
    refused('notNextInTurn'),
  ).does(['announce']),
  gcb(
    ['gcb:C9.2', 'gcb:C9.3'],
    'straddle',
    { ...table, seat: 6, amount: 80, before: toTheButton.slice(0, 2) },
    {
      is: 'straddleAllowed',
      amount: 80,
    },
  ).does(['announce']),
  gcb(
    ['gcb:C9.4'],
    'straddle',
    { ...table, stack: 9000, seat: 1, amount: 1280, before: toTheButton.slice(0, 6) },
    {
      is: 'straddleAllowed',
      amount: 1280,
    },
  ).does(['announce']),
  gcb(
    ['gcb:C9.4'],
    'straddle',
    { ...table, stack: 9000, seat: 2, amount: 2560, before: toTheButton },
    refused('beyondButton'),
  ).does(['announce']),
  gcb(['gcb:C9.5'], 'straddle', { ...table, seat: 4, amount: 30 }, refused('notTwice', 20)).does(['announce']),
  gcb(['gcb:C9.6'], 'straddle', { ...table, stack: 20, seat: 4, amount: 20 }, refused('wouldBeAllIn')).does([
    'announce',
  ]),
  gcb(
    ['gcb:C9.7'],
    'straddle',
    { ...table, seat: 4, amount: 20, firstCardDealt: true },
    refused('firstCardDealt'),
  ).does(['announce']),
  {
    book: 'bdpv',
    shows: ['bdpv:3.8'],
    kind: 'straddle',
    facts: { ...table, seat: 4, amount: 20 },
    outcome: refused('forbidden'),
    steps: ['announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 3'],
    kind: 'cashOnTable',
    facts: { valueChips: 300, banknotes: 50 },
    outcome: { is: 'atStake', amount: 300 },
    steps: ['announce'],
  },
];
