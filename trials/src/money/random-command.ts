import { toChips } from '@riffle/cards';
import {
  DEAL_METHODS,
  dealShares,
  MEANS,
  mostLeft,
  type PrizePlan,
  percentShares,
  proposeEnvelopes,
  readyPlan,
  toCents,
  WHOLE_PERCENT,
} from '@riffle/money';
import type { PersonId } from '@riffle/people';
import {
  ALTERNATES_MOVE_UP,
  type BoxId,
  type DealId,
  type EntryId,
  handedSum,
  OUT_TOGETHER,
  type PaymentId,
  type SaleId,
  type TournamentCommand,
  toBustOutId,
  toEntryId,
  toPenaltyId,
  toTableId,
} from '@riffle/tournament';
import { oneOf } from '../asked/made.ts';
import {
  addAgain,
  changeBustOut,
  fine,
  forfeit,
  moveBustOut,
  otherPerson,
  otherPrices,
  removeStack,
  waive,
} from './corrections.ts';
import { countStacks } from './counts.ts';
import { odd } from './random-setup.ts';
import { anyEntry, entryIds, inPlay, named, type Seen } from './seen.ts';

type Command = TournamentCommand;

/** What somebody might do next: mostly what makes sense, sometimes with another entry, box or sum than he meant. */
export function randomCommand(seen: Seen): Command {
  const { view, chance } = seen;
  // what is put to them is mostly answered before anything else happens
  if (view.dealProposal !== undefined && chance(3) > 0) return (oneOf(chance, ANSWERED) ?? withdrawDeal)(seen);
  if (view.deal !== undefined && view.stage === 'play' && chance(3) === 0) return endPlay(seen);
  // one night in six or so, at any moment of it
  if (chance(900) === 0) return { type: 'CallOff', reason: 'Stromausfall' };
  const from =
    chance(5) === 0 ? ANYTHING : BY_STAGE[view.stage === 'over' ? 'over' : view.startedAt ? 'play' : 'before'];
  return (oneOf(chance, from) ?? addEntries)(seen);
}

const newPayment = (seen: Seen) => named(seen, 'z') as PaymentId;
const means = ({ chance }: Seen) => oneOf(chance, MEANS) ?? 'cash';
function boxOf({ view, chance }: Seen): BoxId {
  const open = view.money?.books?.boxes.filter(({ counted }) => counted === undefined) ?? [];
  return (chance(6) > 0 ? oneOf(chance, open)?.id : undefined) ?? (`b${String(chance(4))}` as BoxId);
}
const reasonOf = ({ chance }: Seen): string => (chance(4) > 0 ? 'so gesagt' : '');
const owing = ({ view }: Seen, sign: 1 | -1) =>
  Object.entries(view.money?.books?.owes ?? {}).flatMap(([id, amount]) =>
    amount * sign > 0 ? [{ entry: toEntryId(id), amount: toCents(amount * sign) }] : [],
  );

function addEntries(seen: Seen): Command {
  const { chance, nth } = seen;
  const reason = reasonOf(seen);
  const again = chance(3) === 0 ? [oneOf(chance, Object.values(seen.view.entries))?.person] : [];
  const entries = Array.from({ length: 1 + chance(seen.view.startedAt ? 2 : 6) }, (_, one) => ({
    entry: toEntryId(`e${String(nth)}-${String(one)}`),
    person: again[one] ?? (`p${String(nth)}-${String(one)}` as PersonId),
  }));
  return {
    type: 'AddEntries',
    entries,
    ...(reason !== '' && { reason }),
    ...(chance(4) === 0 && { alternates: true }),
  };
}
const checkIn = (seen: Seen): Command => ({ type: 'CheckIn', entries: entryIds(seen) });
const openBox = (seen: Seen): Command => ({
  type: 'OpenBox',
  box: `b${String(seen.chance(4))}` as BoxId,
  name: 'Kasse',
  float: toCents(odd(seen.chance, 90_000)),
});
function take(seen: Seen): Command {
  const due = owing(seen, 1);
  const from = seen.chance(Math.max(1, due.length));
  const some = due.slice(from, from + 1 + seen.chance(4));
  const amounts = seen.chance(6) === 0 ? some.map((one) => ({ ...one, amount: toCents(odd(seen.chance, 900)) })) : some;
  const sum = amounts.reduce((total, { amount }) => total + amount, 0);
  return {
    ...{ type: 'TakeMoney', payment: newPayment(seen), box: boxOf(seen), means: means(seen), amounts },
    ...(seen.chance(2) === 0 && { given: toCents(Math.ceil(sum / 500) * 500) }),
  };
}
function giveBack(seen: Seen): Command {
  const { entry, amount } = oneOf(seen.chance, owing(seen, -1)) ?? { entry: anyEntry(seen), amount: toCents(503) };
  const part = seen.chance(4) === 0 ? toCents(odd(seen.chance, 900)) : amount;
  return { type: 'GiveBack', payment: newPayment(seen), box: boxOf(seen), means: means(seen), entry, amount: part };
}
function handOut(seen: Seen): Command {
  const due = seen.view.money?.books?.dues.filter((due) => handedSum(due) > 0) ?? [];
  const entry = oneOf(seen.chance, due)?.entry ?? anyEntry(seen);
  return { type: 'HandOut', payment: newPayment(seen), box: boxOf(seen), means: means(seen), entry };
}
const sell =
  (kind: 'entry' | 'rebuy' | 'addOn') =>
  (seen: Seen): Command => {
    const out = Object.entries(seen.view.entries).flatMap(([id, { bustOut }]) => (bustOut ? [toEntryId(id)] : []));
    const entry = kind === 'rebuy' && seen.chance(4) > 0 ? oneOf(seen.chance, out) : undefined;
    const reason = reasonOf(seen);
    return {
      ...{ type: 'Sell', sale: named(seen, 's') as SaleId, entry: entry ?? anyEntry(seen), kind },
      ...(kind !== 'entry' && seen.chance(4) === 0 && { count: 1 + seen.chance(3) }),
      ...(seen.chance(6) === 0 && { price: toCents(odd(seen.chance, 5_000)) }),
      ...(seen.chance(6) === 0 && { chips: toChips(odd(seen.chance, 20_000)) }),
      ...(kind === 'rebuy' && seen.chance(4) > 0 && { stack: seen.chance(2) === 0 ? 'upToStart' : toChips(10_000) }),
      ...(reason !== '' && { reason }),
    };
  };
function reverseSale(seen: Seen): Command {
  const sale = oneOf(seen.chance, seen.view.money?.books?.sales ?? [])?.id ?? ('none' as SaleId);
  return { type: 'ReverseSale', sale, reason: reasonOf(seen) };
}
function reversePayment(seen: Seen): Command {
  const payment = oneOf(seen.chance, seen.view.money?.books?.payments ?? [])?.id ?? ('none' as PaymentId);
  return { type: 'ReversePayment', payment, reason: reasonOf(seen) };
}
const moveCash = (seen: Seen): Command => ({
  type: 'MoveCash',
  box: boxOf(seen),
  amount: toCents(odd(seen.chance, 20_000) * (seen.chance(2) === 0 ? 1 : -1)),
});
function countBox(seen: Seen): Command {
  const box = oneOf(seen.chance, seen.view.money?.books?.boxes ?? []);
  const off = seen.chance(3) === 0 ? odd(seen.chance, 900) : 0;
  const cash = toCents(Math.max(0, box?.cash ?? 0) + off);
  return { type: 'CountBox', box: box?.id ?? boxOf(seen), cash, card: toCents(Math.max(0, box?.card ?? 0)) };
}
const addMoney = (seen: Seen): Command => ({
  type: 'AddMoney',
  amount: toCents(odd(seen.chance, 9_000) * (seen.chance(4) === 0 ? -1 : 1)),
  reason: reasonOf(seen),
});
const bookByHand = (seen: Seen): Command => ({
  type: 'BookByHand',
  entry: anyEntry(seen),
  amount: toCents(odd(seen.chance, 3_000) * (seen.chance(3) === 0 ? -1 : 1)),
  reason: reasonOf(seen),
});
const byHand = ({ chance }: Seen) => ({ sum: chance(9) - 4, among: oneOf(chance, [1, 2, 4]) ?? 1 });
const adjustPoints = (seen: Seen): Command => ({
  ...{ type: 'AdjustPoints', entry: anyEntry(seen), points: byHand(seen), reason: reasonOf(seen) },
});
const adjustHits = (seen: Seen): Command => ({
  ...{ type: 'AdjustHits', entry: anyEntry(seen), hits: byHand(seen), reason: reasonOf(seen) },
});
const withdraw = (seen: Seen): Command => ({ type: 'WithdrawEntry', entry: anyEntry(seen) });
function seat(seen: Seen): Command {
  const waiting = Object.entries(seen.view.entries).flatMap(([id, { at, bustOut }]) =>
    at === undefined && bustOut === undefined ? [toEntryId(id)] : [],
  );
  return { type: 'SeatEntry', entry: oneOf(seen.chance, waiting) ?? anyEntry(seen) };
}
function bust(seen: Seen): Command {
  const playing = inPlay(seen);
  const some = playing.slice(seen.chance(Math.max(1, playing.length)));
  const gone = some.slice(0, 1 + Math.max(0, seen.chance(6) - 4));
  // now and then somebody who is out in the hand himself, whom nobody can have been taken out by
  const killers = seen.chance(12) === 0 ? playing : playing.filter((entry) => !gone.includes(entry));
  const out = gone.map((entry) => ({
    entry,
    by: [...new Set(Array.from({ length: seen.chance(3) }, () => oneOf(seen.chance, killers) ?? entry))].filter(
      (killer) => killer !== entry,
    ),
  }));
  const rebuy = out.length === 1 &&
    seen.chance(3) === 0 && { rebuy: { sale: named(seen, 's') as SaleId, reason: 'so gesagt' } };
  const before = !rebuy && seen.chance(8) === 0 ? oneOf(seen.chance, seen.view.bustOuts) : undefined;
  return {
    ...{ type: 'BustOut', bustOut: toBustOutId(named(seen, 'h')), out },
    ...rebuy,
    ...(before && { before: before.id }),
    ...(out.length > 1 && seen.chance(3) === 0 && { together: oneOf(seen.chance, OUT_TOGETHER) ?? 'handForHand' }),
  };
}
const reinstate = (seen: Seen): Command => ({ type: 'Reinstate', entry: anyEntry(seen) });
const onward = ({ view, chance }: Seen): Command => ({
  type: 'JumpToLevel',
  level: Math.max(0, (view.clock?.level ?? 0) + chance(4) - (chance(8) === 0 ? 3 : 0)),
});
function sharing(seen: Seen) {
  const players = inPlay(seen).map((entry) => ({ entry, chips: 100 * (1 + seen.chance(500)) }));
  const prizes = seen.view.prizes.slice(0, players.length);
  const method = oneOf(seen.chance, DEAL_METHODS) ?? 'even';
  const stacks = players.map(({ chips }) => chips);
  const left = seen.chance(2) === 0 ? 0 : seen.chance(1 + mostLeft({ stacks, prizes }));
  const amounts = players.length > 1 && prizes.length > 0 ? dealShares({ method, stacks, prizes, left }) : [];
  const how = seen.chance(4);
  const counted = how > 0;
  if (amounts.length > 0 && how === 3) return inPercent(players, amounts);
  const shares = players.map(({ entry, chips }, nth) => ({
    ...{ entry, amount: amounts[nth] ?? toCents(odd(seen.chance, 900)) },
    ...(counted && { chips: toChips(chips) }),
  }));
  return { shares, method };
}
/** The first has what the others leave of the whole; mostly it is the whole, to the cent or in whole units. */
function inPercent(
  players: readonly { readonly entry: EntryId; readonly chips: number }[],
  amounts: readonly number[],
) {
  const worth = toCents(amounts.reduce((sum, amount) => sum + amount, 0));
  const even = Math.floor(WHOLE_PERCENT / amounts.length) - (worth % 7);
  const first = WHOLE_PERCENT - even * (amounts.length - 1) - (worth % 11 === 0 ? 1 : 0);
  const percents = amounts.map((_, nth) => (nth === 0 ? first : even));
  const parts = percentShares(worth, percents, worth % 2 === 0 ? 100 : 1);
  const shares = players.map(({ entry, chips }, nth) => ({
    ...{ entry, chips: toChips(chips), amount: parts[nth] ?? toCents(0), percent: percents[nth] ?? 0 },
  }));
  return { shares, method: 'percent' as const };
}
function deal(seen: Seen): Command {
  const shared = sharing(seen);
  return { type: 'AgreeDeal', ...shared, agreed: shared.shares.map(({ entry }) => entry) };
}
const propose = (seen: Seen): Command => ({
  ...{ type: 'ProposeDeal', deal: named(seen, 'd') as DealId },
  ...sharing(seen),
});
/** Mostly somebody who has not said anything yet. */
const answer =
  (type: 'ConsentToDeal' | 'DeclineDeal') =>
  (seen: Seen): Command => {
    const open = seen.view.dealProposal;
    const said = new Set(open?.consents.map(({ entry }) => entry));
    const asked = open?.shares.map(({ entry }) => entry).filter((entry) => !said.has(entry)) ?? [];
    return { type, deal: open?.id ?? ('none' as DealId), entry: oneOf(seen.chance, asked) ?? anyEntry(seen) };
  };
const withdrawDeal = ({ view }: Seen): Command => ({
  type: 'WithdrawDeal',
  deal: view.dealProposal?.id ?? ('none' as DealId),
});
const endPlay = (seen: Seen): Command => ({ type: 'EndPlay', bustOut: toBustOutId(named(seen, 'h')) });
function passAlternate(seen: Seen): Command {
  const waiting = Object.entries(seen.view.entries).flatMap(([id, { alternate }]) =>
    alternate === undefined ? [] : [toEntryId(id)],
  );
  return { type: 'PassAlternate', entry: oneOf(seen.chance, waiting) ?? anyEntry(seen) };
}
const clock = ({ view, chance }: Seen): Command => ({
  type: view.clock?.running === true || chance(4) === 0 ? 'PauseClock' : 'StartClock',
});
const nextHand = ({ view, chance }: Seen): Command => {
  const tables = Object.keys(view.tables).map(toTableId);
  return { type: 'NextHand', tables: tables.slice(0, 1 + chance(2)) };
};
/** Mostly what was paid for them, one for each who is in. */
function seal(seen: Seen): Command {
  const worth = -(seen.view.money?.books?.accounts['bounties'] ?? 0) + (seen.chance(9) === 0 ? 1 : 0);
  const envelopes = proposeEnvelopes(toCents(Math.max(0, worth)), seen.view.figures.left, toCents(500));
  return { type: 'SealEnvelopes', envelopes };
}
function drawEnvelope(seen: Seen): Command {
  const due = seen.view.money?.mystery?.due ?? [];
  return { type: 'DrawEnvelope', entry: oneOf(seen.chance, due) ?? anyEntry(seen) };
}
const disqualify = (seen: Seen): Command => ({
  type: 'GivePenalty',
  penalty: toPenaltyId(named(seen, 'x')),
  entry: anyEntry(seen),
  offence: 'collusion',
  measure: 'disqualification',
});
function award(seen: Seen): Command {
  const open = seen.view.money?.specials?.filter(({ awarded }) => awarded === undefined) ?? [];
  const no = oneOf(seen.chance, open)?.no ?? seen.chance(4);
  if (seen.chance(4) === 0) return { type: 'DrawSpecial', special: no };
  const entries = Array.from({ length: seen.chance(3) }, () => anyEntry(seen));
  return { type: 'AwardSpecial', special: no, entries: [...new Set(entries)], reason: 'so gesagt' };
}
function handOver(seen: Seen): Command {
  const open = seen.view.money?.books?.things.filter(({ entries, handed }) => entries.length > 0 && !handed) ?? [];
  const { from = 'place', no = seen.chance(3), entries = [] } = oneOf(seen.chance, open) ?? {};
  return { type: 'HandOverThing', from, no, entry: oneOf(seen.chance, entries) ?? anyEntry(seen) };
}
/** With a word on what is open only now and then: mostly it is tried until nothing is. */
const settle = ({ chance }: Seen): Command => ({ type: 'Settle', ...(chance(9) === 0 && { reason: 'so gesagt' }) });
const BESIDE: Omit<PrizePlan, 'places'> = {
  things: [{ place: 1, thing: 'Pokal' }],
  points: [10, 7, 5],
  special: [
    { kind: 'badBeat', name: 'Bad Beat', worth: { amount: toCents(1_003) }, from: 'pool', thing: 'Flasche' },
    { kind: 'randomEntry', name: 'Los', worth: { share: 37 }, from: 'pool', secret: true },
    { kind: 'bubble', name: 'Bubble', worth: { amount: toCents(2_000) }, from: 'added', points: 1 },
    { kind: 'secretHead', name: 'Kopf', worth: { amount: toCents(1_501) }, from: 'pool' },
  ],
};
const WITH_SPECIALS: PrizePlan = { ...readyPlan('topThree'), ...BESIDE };
const BY_FORMULA: PrizePlan = {
  places: {
    by: 'table',
    steps: [
      { from: 0, rows: [{ share: 1_000 }] },
      { from: 7, rows: [{ share: 600 }, { share: 400 }] },
    ],
    formula: 'n + tnr / (1 + tna)',
  },
  scoring: { formula: 'log((n + 1) / r) - nr + take / 100', perHit: { sum: 1, among: 4 }, sharedHits: 'parts' },
};
const otherPrizes = ({ chance }: Seen): Command => ({
  type: 'ChangeSetup',
  changes: oneOf(chance, [
    { prizes: [9_003, 3_001, 1_007].map(toCents) },
    { prizePlan: readyPlan('topThree') },
    { prizePlan: readyPlan('twentyPercent') },
    { prizePlan: WITH_SPECIALS },
    { prizePlan: BY_FORMULA },
    { prizePlan: { places: { by: 'hand' }, ...BESIDE } },
    { moneyShown: 'nothing' },
    { alternatesMoveUp: oneOf(chance, ALTERNATES_MOVE_UP) ?? 'byTap' },
    { moneyShown: 'pool' },
  ] as const) ?? { prizes: [] },
});
const typedPrizes = (): Command => ({ type: 'ChangeSetup', changes: {}, clear: ['prizePlan'] });
const table = (seen: Seen): Command => ({
  type: 'AddTable',
  table: toTableId(`t${String(seen.chance(3))}`),
  name: String(seen.nth),
  seats: 6 + seen.chance(4),
});
const draw = (): Command => ({ type: 'DrawSeats' });
const start = (): Command => ({ type: 'StartClock' });

type Way = (seen: Seen) => Command;
const times = (count: number, way: Way): readonly Way[] => Array.from({ length: count }, () => way);
const CORRECTIONS: readonly Way[] = [reverseSale, reversePayment, giveBack, moveCash];
const BY_STAGE: { readonly [stage in 'before' | 'play' | 'over']: readonly Way[] } = {
  before: [
    ...times(3, addEntries),
    checkIn,
    checkIn,
    openBox,
    ...times(3, take),
    table,
    table,
    ...times(3, draw),
    start,
    start,
  ],
  play: [
    ...times(9, bust),
    ...times(5, take),
    ...times(3, sell('rebuy')),
    ...times(2, sell('addOn')),
    ...times(2, addEntries),
    ...times(3, seat),
    ...times(2, onward),
    ...times(2, handOut),
    award,
    handOver,
    ...CORRECTIONS,
    deal,
    ...times(2, propose),
    passAlternate,
    clock,
    nextHand,
    ...times(2, countStacks),
    seal,
    ...times(3, drawEnvelope),
  ],
  over: [
    ...times(2, drawEnvelope),
    ...times(6, handOut),
    ...times(2, award),
    ...times(2, handOver),
    ...times(4, take),
    ...times(2, giveBack),
    openBox,
    countBox,
    settle,
    ...CORRECTIONS,
  ],
};
const ANSWERED: readonly Way[] = [
  ...times(14, answer('ConsentToDeal')),
  ...[answer('DeclineDeal'), withdrawDeal, propose, clock, nextHand],
];
const ANYTHING: readonly Way[] = [
  ...new Set([...BY_STAGE.before, ...BY_STAGE.play, ...BY_STAGE.over].filter((way) => way !== settle)),
  ...[addAgain, addAgain, forfeit, changeBustOut, changeBustOut, moveBustOut, removeStack, otherPerson],
  ...[fine, waive, otherPrices],
  ...[
    sell('entry'),
    addMoney,
    bookByHand,
    adjustPoints,
    adjustHits,
    withdraw,
    withdraw,
    reinstate,
    disqualify,
    otherPrizes,
    typedPrizes,
    endPlay,
  ],
  ...[answer('ConsentToDeal'), answer('DeclineDeal'), withdrawDeal],
];
