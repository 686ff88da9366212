import { later } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { readyPlan, type SpecialKind, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { toSeatNo } from '@riffle/table';
import { expect, it } from 'vitest';
import type { CommandType, TournamentCommand } from './command.ts';
import {
  toBoxId,
  toBustOutId,
  toDealId,
  toEntryId,
  toPaymentId,
  toPenaltyId,
  toRulingId,
  toSaleId,
  toTableId,
} from './ids.ts';
import { initial } from './initial.ts';
import { saleOfEntry } from './money/price-of-entry.ts';
import { MONEY, WITH_BOUNTY } from './money/testing.ts';
import { ROLE_NEEDED } from './role.ts';
import { roleToTakeBack } from './role-to-take-back.ts';
import { proposals } from './seating/proposals.ts';
import { toMillis } from './structure.ts';
import { Evening, setupFor } from './testing.ts';

const [e1, e2, e3] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3')];
const [t1, t2, t9] = [toTableId('t1'), toTableId('t2'), toTableId('t9')];
const [hand, ruling, penalty] = [toBustOutId('b1'), toRulingId('r1'), toPenaltyId('p1')];
const seat = (table: typeof t1, no: number) => ({ table, seat: toSeatNo(no) });

const empty = (): Evening => new Evening('pvb');
/** Two there, not seated yet. */
const gathered = (): Evening => {
  const night = empty();
  night.enter(4);
  return night;
};
/** One table of six that plays. */
const playing = (more: readonly TournamentCommand[] = [], night = new Evening('pvb')): Evening => {
  night.start(6, 1);
  for (const command of more) night.do(command);
  return night;
};
/** Two tables of which the one is too short. */
const uneven = (): Evening => {
  const night = empty();
  night.enter(15);
  return night.seatAll(2).apply({ v: 1, type: 'EntryUnseated', entry: e1, from: seat(t1, 1) });
};
const loose = (): Evening => {
  const night = empty();
  night.start(8, 2);
  return night;
};
const together = (): Evening => {
  const night = loose();
  night.do({ type: 'StartHandForHand', until: 2 });
  return night;
};
/** In the last minutes of a day that goes on. */
const lastDay = (more: readonly TournamentCommand[] = []): Evening => {
  const night = new Evening('tda55', { dayThrough: 1 });
  night.start(8);
  night.do({ type: 'JumpToLevel', level: 0, remaining: toMillis(600_000) });
  for (const command of more) night.do(command);
  return night;
};
const timeUp = (): Evening => {
  const night = new Evening('pvb', { form: { timeLimit: { playTime: toMillis(60_000), lastHands: 3 } } });
  night.start(2);
  night.wait(60_000).do({ type: 'AnnounceLastHands' });
  const stacks = [e1, e2].map((entry, index) => ({ entry, chips: toChips(9_000 + 1_000 * index) }));
  night.do({ type: 'CountStacks', occasion: 'dayEnd', stacks });
  return night;
};
const betweenHeats = (): Evening => {
  const play = { kind: 'play', smallBlind: 10, bigBlind: 20, ante: 0, anteForm: 'none', duration: 60_000 };
  const levels = [play, { kind: 'break', duration: 60_000 }, play] as never;
  const night = new Evening('oepbl', { levels, lateEntryThrough: 0, form: { heats: { through: [1] } } });
  night.start(2);
  night.do({ type: 'ChangeClub', entry: e1, club: 'A' });
  night.wait(60_000);
  return night;
};
const bagAll = (count: number): TournamentCommand => ({
  type: 'BagStacks',
  stacks: Array.from({ length: count }, (_, index) => ({
    entry: toEntryId(`e${String(index + 1)}`),
    chips: toChips(10_000),
  })),
});
const short = (): Evening => {
  const night = empty();
  night.start(18, 2);
  for (const no of [2, 4, 6, 8]) {
    const entry = toEntryId(`e${String(no)}`);
    night.do({ type: 'BustOut', bustOut: toBustOutId(entry), out: [{ entry, by: [] }] });
  }
  return night;
};
const box = toBoxId('b1');
/** Four who owe their entry, and one box. */
const selling = (more: readonly TournamentCommand[] = []): Evening => {
  const night = new Evening('tda55', { money: MONEY, prizes: [toCents(10_000)] });
  night.enter(4);
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(5_000) });
  for (const command of more) night.do(command);
  return night;
};
const onlyCounted = (plays = true): Evening => {
  const night = new Evening('tda55', { seating: 'none', money: MONEY });
  night.enter(4);
  if (plays) night.do({ type: 'StartClock' });
  return night;
};
const won = (): Evening => {
  const night = selling();
  night.seatAll(1).do({ type: 'StartClock' });
  const others = ['e2', 'e3', 'e4'].map(toEntryId);
  for (const entry of others) night.do({ type: 'BustOut', bustOut: toBustOutId(entry), out: [{ entry, by: [e1] }] });
  return night;
};
/** Two who play, with a special prize of that kind: ten euros and a cup. */
const special = (kind: SpecialKind, more: readonly TournamentCommand[] = []): Evening => {
  const prize = { kind, name: 'Extra', worth: { amount: toCents(1_000) }, from: 'pool', thing: 'Pokal' } as const;
  const prizePlan = { ...readyPlan('topTwo'), special: [prize] };
  const night = new Evening('tda55', { money: MONEY, prizePlan, lateEntryThrough: 0 });
  night.start(2, 1);
  for (const command of more) night.do(command);
  return night;
};
const heads = (): Evening => {
  const night = new Evening('tda55', { prizes: [toCents(10_000)], lateEntryThrough: 0 });
  night.start(2, 1);
  return night;
};
/** Envelopes for the bounties of three who are in. */
const mystery = (more: readonly TournamentCommand[] = []): Evening => {
  const night = new Evening('tda55', { money: { ...WITH_BOUNTY, bounty: { by: 'mystery' } }, lateEntryThrough: 1 });
  night.start(3, 1);
  for (const command of [{ type: 'JumpToLevel', level: 5 } as const, ...more]) night.do(command);
  return night;
};
const deal = toDealId('d1');
const proposed: TournamentCommand = {
  ...{ type: 'ProposeDeal', deal, method: 'hand' },
  shares: [e1, e2].map((entry, nth) => ({ entry, amount: toCents(5_000), chips: toChips(9_000 + nth) })),
};
const bargaining = (): Evening => {
  const night = heads();
  night.do(proposed);
  return night;
};
const paid: TournamentCommand = {
  ...{ type: 'TakeMoney', payment: toPaymentId('z1'), box, means: 'cash' },
  amounts: [{ entry: e1, amount: toCents(2_500) }],
};
const bust: TournamentCommand = { type: 'BustOut', bustOut: hand, out: [{ entry: e1, by: [] }] };
const knockedOut: TournamentCommand = { type: 'BustOut', bustOut: hand, out: [{ entry: e1, by: [e2] }] };
const bust2: TournamentCommand = { type: 'BustOut', bustOut: toBustOutId('b2'), out: [{ entry: e2, by: [] }] };
const ruled: TournamentCommand = {
  type: 'RecordRuling',
  ruling,
  on: { kind: 'x', facts: {}, answer: 'determined', outcome: {}, steps: [{ key: 'announce', values: {} }], refs: [] },
};
const appealed: TournamentCommand = { type: 'AppealRuling', ruling, why: 'nein', nextHandBegun: false };
const small: TournamentCommand = { type: 'BeginColourUp', value: 25, into: 100, reason: 'ja' };
const counted = [{ entry: e1, chips: toChips(9_000) }];
const floorCalled: TournamentCommand = { type: 'CallFloor', table: t1 };
const punished: TournamentCommand = {
  type: 'GivePenalty',
  penalty,
  entry: e1,
  offence: 'touching',
  measure: 'rounds',
  rounds: 1,
};
const counting = (night: Evening): TournamentCommand =>
  // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
  ({ type: 'StartCountdown', until: later(night.now, 60_000), then: 'wait' });

type Given = readonly [night: Evening, command: TournamentCommand | ((night: Evening) => TournamentCommand)];
const given = (...where: Given): Given => where;
const levelsOf = (night: Evening) => night.state.setup?.levels ?? [];
const proposedIn = (night: Evening): string => proposals(night.state)[0]?.key ?? 'nothing is proposed';

/** Each command where it is accepted. A new one without a line does not compile. */
const EACH: { readonly [T in CommandType]: () => Given } = {
  Create: () => {
    const night = empty();
    night.state = initial;
    return given(night, { type: 'Create', setup: setupFor('pvb') });
  },
  ChangeSetup: () => given(empty(), { type: 'ChangeSetup', changes: { name: 'Samstag' } }),
  ChangeLevels: () => given(playing(), (night) => ({ type: 'ChangeLevels', levels: levelsOf(night).slice(0, -1) })),
  AddEntries: () => given(empty(), { type: 'AddEntries', entries: [{ entry: e1, person: toPersonId('anna') }] }),
  WithdrawEntry: () => given(gathered(), { type: 'WithdrawEntry', entry: e1 }),
  PassAlternate: () =>
    given(
      empty().apply({
        v: 1,
        type: 'EntriesAdded',
        entries: [e1, e2].map((entry, index) => ({
          entry,
          person: toPersonId(`p${String(index)}`),
          no: index + 1,
          stack: toChips(1000),
          alternate: true,
        })),
      }),
      { type: 'PassAlternate', entry: e1 },
    ),
  CheckIn: () =>
    given(gathered().apply({ v: 1, type: 'CheckedOut', entries: [e1] }), { type: 'CheckIn', entries: [e1] }),
  CheckOut: () => given(gathered(), { type: 'CheckOut', entries: [e1] }),
  ChangePerson: () => given(gathered(), { type: 'ChangePerson', entry: e1, person: toPersonId('berta') }),
  ChangeClub: () => given(gathered(), { type: 'ChangeClub', entry: e1, club: 'Pik' }),
  RenewOwnLink: () => given(gathered(), { type: 'RenewOwnLink', entry: e1 }),
  KeepApart: () => given(gathered(), { type: 'KeepApart', groups: [[e1, e2]] }),
  MarkAbsent: () => given(playing(), { type: 'MarkAbsent', entry: e1 }),
  MarkPresent: () => given(playing([{ type: 'MarkAbsent', entry: e1 }]), { type: 'MarkPresent', entry: e1 }),
  AddTable: () => given(gathered(), { type: 'AddTable', table: t9, name: '9', seats: 9 }),
  ChangeTable: () => given(playing(), { type: 'ChangeTable', table: t1, name: 'Eins' }),
  RemoveTable: () =>
    given(playing([{ type: 'AddTable', table: t9, name: '9', seats: 9 }]), { type: 'RemoveTable', table: t9 }),
  OrderTables: () => given(uneven(), { type: 'OrderTables', breakOrder: [t2, t1] }),
  BlockSeat: () => given(playing(), { type: 'BlockSeat', place: seat(t1, 9), label: 'Koffer' }),
  UnblockSeat: () =>
    given(playing([{ type: 'BlockSeat', place: seat(t1, 9), label: 'Koffer' }]), {
      type: 'UnblockSeat',
      place: seat(t1, 9),
    }),
  DrawSeats: () => given(gathered(), { type: 'DrawSeats' }),
  RedrawTable: () => given(playing(), { type: 'RedrawTable', table: t1 }),
  SeatEntry: () => given(uneven(), { type: 'SeatEntry', entry: e1 }),
  Unseat: () => given(playing(), { type: 'Unseat', entry: e1 }),
  MoveEntry: () => given(playing(), { type: 'MoveEntry', entry: e1, to: seat(t1, 9) }),
  SwapEntries: () => given(playing(), { type: 'SwapEntries', a: e1, b: e2 }),
  LockEntry: () => given(playing(), { type: 'LockEntry', entry: e1 }),
  UnlockEntry: () => given(playing([{ type: 'LockEntry', entry: e1 }]), { type: 'UnlockEntry', entry: e1 }),
  PlaceButton: () => given(playing(), { type: 'PlaceButton', table: t1, seat: toSeatNo(2) }),
  NextHand: () =>
    given(playing([{ type: 'PlaceButton', table: t1, seat: toSeatNo(2) }]), { type: 'NextHand', tables: [t1] }),
  AnnounceLastHands: () => given(lastDay(), { type: 'AnnounceLastHands', hands: 3, drawnBy: e1 }),
  BagStacks: () => given(lastDay(), { type: 'BagStacks', stacks: [{ entry: e1, chips: toChips(10_000) }] }),
  EndByTime: () => given(timeUp(), { type: 'EndByTime', bustOut: toBustOutId('time') }),
  HandOnStack: () => given(betweenHeats(), { type: 'HandOnStack', entry: e1, person: toPersonId('mate') }),
  CallOff: () => given(playing(), { type: 'CallOff', reason: 'storm' }),
  DrawPlayer: () => given(gathered(), { type: 'DrawPlayer', whom: { are: 'in' } }),
  TallyGone: () => given(onlyCounted(false), { type: 'TallyGone' }),
  TallyOut: () => given(onlyCounted(), { type: 'TallyOut', bustOut: hand }),
  TallySale: () => given(onlyCounted(), { type: 'TallySale', kind: 'addOn', sale: toSaleId('s1'), reason: 'ja' }),
  TellDuty: () => given(betweenHeats(), { type: 'TellDuty', duty: { is: 'clubCheckIn', club: 'A' }, done: true }),
  EndDay: () => given(lastDay([bagAll(8)]), { type: 'EndDay' }),
  CarryPaid: () => {
    const night = empty();
    const start = { level: 0, remaining: toMillis(1) };
    const sold = { entries: 1, rebuys: 0, addOns: 0 };
    night.do({ type: 'CarryOver', entries: [], penalties: [], start, pool: toCents(1_000), sold });
    return given(night, { type: 'CarryPaid', paid: toCents(500) });
  },
  CarryOver: () =>
    given(empty(), {
      type: 'CarryOver',
      entries: [{ entry: e1, person: toPersonId('p1'), chips: toChips(10_000) }],
      penalties: [],
      start: { level: 0, remaining: toMillis(1) },
      pool: toCents(0),
      sold: { entries: 1, rebuys: 0, addOns: 0 },
    }),
  StartHandForHand: () => given(loose(), { type: 'StartHandForHand', until: 2 }),
  TellHand: () => given(together(), { type: 'TellHand', table: t1, is: 'done' }),
  CallTime: () => given(playing(), { type: 'CallTime', table: t1 }),
  EndTimeCall: () =>
    given(playing([{ type: 'CallTime', table: t1 }]), { type: 'EndTimeCall', table: t1, how: 'acted' }),
  CallFloor: () => given(playing(), { type: 'CallFloor', table: t1 }),
  AnswerFloorCall: () => given(playing([floorCalled]), { type: 'AnswerFloorCall', table: t1 }),
  EndFloorCall: () => given(playing([floorCalled]), { type: 'EndFloorCall', table: t1 }),
  TellOfTable: () =>
    given(playing(), { type: 'TellOfTable', table: t1, what: { is: 'deckChanged', why: 'dealerAsks' } }),
  RenewTableLink: () => given(gathered().seatAll(1), { type: 'RenewTableLink', table: t1 }),
  CountStacks: () => given(playing(), { type: 'CountStacks', occasion: 'break', table: t1, stacks: counted }),
  EndHandForHand: () => given(together(), { type: 'EndHandForHand' }),
  AdvanceButton: () =>
    given(playing([{ type: 'PlaceButton', table: t1, seat: toSeatNo(2) }]), { type: 'AdvanceButton', table: t1 }),
  BeginColourUp: () => given(playing(), small),
  CountSmallChips: () => given(playing([small]), { type: 'CountSmallChips', value: 25, table: t1, counts: [] }),
  TakeSmallChips: () =>
    given(playing([small, { type: 'CountSmallChips', value: 25, table: t1, counts: [] }]), {
      ...{ type: 'TakeSmallChips', value: 25, table: t1 },
    }),
  EndColourUp: () => given(playing([small]), { type: 'EndColourUp', value: 25, reason: 'ja' }),
  ExchangeLateChips: () => given(playing([small]), { type: 'ExchangeLateChips', value: 25, entry: e1, chips: 3 }),
  AcceptProposal: () => given(short(), (night) => ({ type: 'AcceptProposal', proposal: proposedIn(night) })),
  DismissProposal: () =>
    given(short(), (night) => ({ type: 'DismissProposal', proposal: proposedIn(night), reason: 'nein' })),
  BreakTable: () => given(loose(), { type: 'BreakTable', table: t2, reason: 'ja' }),
  FormFinalTable: () => given(playing(), { type: 'FormFinalTable', reason: 'ja' }),
  SetTableSize: () => {
    const night = playing();
    const [line] = night.state.setup?.levels ?? [];
    const levels = (night.state.setup?.levels ?? []).map((one, at) =>
      one.kind === 'play' && at > 0 ? { ...one, seats: 6 } : one,
    );
    night.do({ type: 'ChangeLevels', levels });
    night.do({ type: 'JumpToLevel', level: line === undefined ? 0 : 1 });
    return given(night, { type: 'SetTableSize' });
  },
  WaiveHalt: () => given(short(), { type: 'WaiveHalt', table: t2, reason: 'ja' }),
  StartCountdown: () => given(gathered(), (night) => counting(night)),
  CancelCountdown: () => {
    const night = gathered();
    night.do(counting(night));
    return given(night, { type: 'CancelCountdown' });
  },
  StartClock: () => given(gathered().seatAll(1), { type: 'StartClock' }),
  PauseClock: () => given(playing(), { type: 'PauseClock' }),
  HoldClock: () => given(playing(), { type: 'HoldClock', why: 'slept' }),
  JumpToLevel: () => given(playing(), { type: 'JumpToLevel', level: 2 }),
  AddTime: () => given(playing(), { type: 'AddTime', ms: 60_000 }),
  BreakNow: () => given(playing(), { type: 'BreakNow', duration: toMillis(60_000) }),
  EndBreak: () => given(playing([{ type: 'BreakNow', duration: toMillis(60_000) }]), { type: 'EndBreak' }),
  SetSpeed: () => given(playing([], new Evening('pvb', { demo: true })), { type: 'SetSpeed', speed: 10 }),
  BustOut: () => given(playing(), bust),
  ChangeBustOut: () => given(playing([bust]), { type: 'ChangeBustOut', bustOut: hand, out: [{ entry: e1, by: [e2] }] }),
  MoveBustOut: () => given(playing([bust, bust2]), { type: 'MoveBustOut', bustOut: toBustOutId('b2'), before: hand }),
  RemoveStack: () =>
    given(playing(), { type: 'RemoveStack', bustOut: hand, entry: e3, chips: toChips(10_000), reason: 'ja' }),
  Reinstate: () => given(playing([bust]), { type: 'Reinstate', entry: e1 }),
  Note: () => given(empty(), { type: 'Note', text: 'Pizza' }),
  RecordRuling: () => given(playing(), ruled),
  CarryOutRuling: () => given(playing([ruled]), { type: 'CarryOutRuling', ruling, carryOut: [{ type: 'PauseClock' }] }),
  TickStep: () => given(playing([ruled]), { type: 'TickStep', ruling, step: 0, done: true }),
  RuleHand: () => given(playing(), { type: 'RuleHand', table: t1, is: 'stops' }),
  RemoveChips: () => given(playing(), { type: 'RemoveChips', chips: toChips(500), entry: e1 }),
  AppealRuling: () => given(playing([ruled]), appealed),
  DecideAppeal: () => given(playing([ruled, appealed]), { type: 'DecideAppeal', ruling, upheld: true, why: 'ja' }),
  GivePenalty: () => given(playing(), punished),
  CarryPenalty: () =>
    given(playing(), {
      type: 'CarryPenalty',
      penalty,
      entry: e1,
      carried: { of: 'before', penalty },
      offence: 'touching',
      measure: 'rounds',
      in: 'hands',
      left: 3,
    }),
  CountPenalties: () => given(playing([punished]), { type: 'CountPenalties', table: t1, what: 'hands' }),
  EndPenalty: () => given(playing([punished]), { type: 'EndPenalty', penalty, how: 'waived', reason: 'ja' }),
  Sell: () => given(selling(), { type: 'Sell', sale: toSaleId('s1'), entry: e1, kind: 'addOn', reason: 'ja' }),
  ReverseSale: () => given(selling(), { type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'ja' }),
  OpenBox: () => given(selling(), { type: 'OpenBox', box: toBoxId('b2'), name: 'Tür', float: toCents(0) }),
  MoveCash: () => given(selling(), { type: 'MoveCash', box, amount: toCents(100) }),
  CountBox: () => given(selling(), { type: 'CountBox', box, cash: toCents(0), card: toCents(0) }),
  TakeMoney: () => given(selling(), paid),
  GiveBack: () =>
    given(selling([paid, { type: 'ReverseSale', sale: saleOfEntry('e1'), reason: 'ja' }]), {
      ...{ type: 'GiveBack', payment: toPaymentId('z2'), box, means: 'cash', entry: e1, amount: toCents(2_500) },
    }),
  HandOut: () => given(won(), { type: 'HandOut', payment: toPaymentId('z2'), box, means: 'card', entry: e1 }),
  ReversePayment: () => given(selling([paid]), { type: 'ReversePayment', payment: toPaymentId('z1'), reason: 'ja' }),
  AgreeDeal: () =>
    given(heads(), {
      ...{ type: 'AgreeDeal', method: 'even', agreed: [e1, e2] },
      shares: [e1, e2].map((entry) => ({ entry, amount: toCents(5_000) })),
    }),
  AwardSpecial: () => given(special('badBeat'), { type: 'AwardSpecial', special: 1, entries: [e1] }),
  DrawSpecial: () => given(special('randomEntry'), { type: 'DrawSpecial', special: 1 }),
  HandOverThing: () =>
    given(special('badBeat', [{ type: 'AwardSpecial', special: 1, entries: [e1] }]), {
      ...{ type: 'HandOverThing', from: 'special', no: 1, entry: e1 },
    }),
  SealEnvelopes: () =>
    given(mystery(), { type: 'SealEnvelopes', envelopes: Array.from({ length: 3 }, () => toCents(500)) }),
  DrawEnvelope: () =>
    given(mystery([{ type: 'SealEnvelopes', envelopes: Array.from({ length: 3 }, () => toCents(500)) }, knockedOut]), {
      ...{ type: 'DrawEnvelope', entry: e1 },
    }),
  ProposeDeal: () => given(heads(), proposed),
  ConsentToDeal: () => given(bargaining(), { type: 'ConsentToDeal', deal, entry: e1 }),
  DeclineDeal: () => given(bargaining(), { type: 'DeclineDeal', deal, entry: e1 }),
  WithdrawDeal: () => given(bargaining(), { type: 'WithdrawDeal', deal }),
  EndPlay: () => {
    const night = bargaining();
    for (const entry of [e1, e2]) night.do({ type: 'ConsentToDeal', deal, entry });
    return given(night, { type: 'EndPlay', bustOut: hand });
  },
  AddMoney: () => given(selling(), { type: 'AddMoney', amount: toCents(100), reason: 'ja' }),
  BookByHand: () => given(selling(), { type: 'BookByHand', entry: e1, amount: toCents(100), reason: 'ja' }),
  AdjustPoints: () => given(selling(), { type: 'AdjustPoints', entry: e1, points: { sum: 1, among: 2 }, reason: 'ja' }),
  AdjustHits: () => given(selling(), { type: 'AdjustHits', entry: e1, hits: { sum: 1, among: 2 }, reason: 'ja' }),
  Settle: () => given(selling(), { type: 'Settle', reason: 'ja' }),
};

it.each(Object.entries(EACH))('whoever may give %s may take back what it did, and nobody with less', (type, where) => {
  const [night, asked] = where();
  const command = typeof asked === 'function' ? asked(night) : asked;
  expect(command.type).toBe(type);
  const needed = new Set(night.do(command).map((event) => roleToTakeBack(event)));
  expect(['director', 'floor', 'cashier'].find((role) => needed.has(role as never))).toBe(ROLE_NEEDED[command.type]);
});

it('a countdown that was held because of time is the director’s to take back', () => {
  const night = gathered();
  night.do(counting(night));
  expect(night.do({ type: 'HoldClock', why: 'slept' }).map((event) => roleToTakeBack(event))).toContain('director');
});
