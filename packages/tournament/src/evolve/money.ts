import { balance, boxOf, counter, type Movement, toCents, transfer } from '@riffle/money';
import type { TournamentEvent } from '../event.ts';
import { backToDays } from '../money/back-to-days.ts';
import { handedIn } from '../money/by-hand.ts';
import { isAllGivenBack } from '../money/given-back.ts';
import { livesLost } from '../money/lives.ts';
import { type Money, NO_MONEY, type Payment } from '../money/money-state.ts';
import { itemsOf } from '../money/paid-items.ts';
import { type AtEnd, ofCount, ofFine, ofPayment, ofSale, ofSettling } from '../money/postings.ts';
import { prizePool } from '../money/prize-pool.ts';
import { specialsAdded } from '../money/specials.ts';
import { saleWith } from '../money/standing.ts';
import type { Entry, Tournament } from '../state.ts';
import { outAgain } from './bust-outs.ts';
import { paidAfterwards } from './days.ts';
import { withEntry } from './seating.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export function sold(state: Tournament, event: Named<'Sold'>): Tournament {
  const { sale: id, entry: who, profile, name, kind, parts, chips, at, listed, listedChips, with: first, by } = event;
  const entry = state.entries.get(who);
  if (entry === undefined) return state;
  const { person } = entry;
  const life = livesLost(state, who);
  const sale = {
    ...{ id, entry: who, person, profile, kind, parts, chips, at, life },
    ...(name !== undefined && { name }),
    ...(listed !== undefined && { listed }),
    ...(listedChips !== undefined && { listedChips }),
    ...(first !== undefined && { with: first }),
    ...(by !== undefined && { by }),
  };
  const next = booked(state, [ofSale(sale)], (money) => ({ ...money, sales: [...money.sales, sale] }));
  const enters = kind === 'entry' || kind === 'reEntry';
  return withEntry(next, who, (one) => ({ ...one, stack: (enters ? chips : one.stack + chips) as Entry['stack'] }));
}

export function saleReversed(state: Tournament, { sale: id, out }: Named<'SaleReversed'>): Tournament {
  const sale = saleWith(state.money?.sales ?? [], id);
  if (sale === undefined || sale.reversed === true) return state;
  const next = booked(state, [counter(ofSale(sale))], (money) => ({
    ...money,
    sales: money.sales.map((one) => (one === sale ? { ...one, reversed: true as const } : one)),
  }));
  if (sale.kind === 'entry' || sale.kind === 'reEntry') return next;
  const fewer = withEntry(next, sale.entry, (one) => ({ ...one, stack: (one.stack - sale.chips) as Entry['stack'] }));
  return out === undefined ? fewer : outAgain(fewer, sale.entry, out);
}

export const boxOpened = (state: Tournament, { box: id, name, holder, float }: Named<'BoxOpened'>): Tournament =>
  booked(state, [transfer('house', boxOf(id, 'cash'), float)], (money) => ({
    ...money,
    boxes: [...money.boxes, { id, name, holder, float }],
  }));

export const cashMoved = (state: Tournament, { box: id, amount, reason, at }: Named<'CashMoved'>): Tournament =>
  booked(state, [transfer('house', boxOf(id, 'cash'), amount)], (money) => {
    const move = { amount, ...(reason !== undefined && { reason }), ...(at !== undefined && { at }) };
    return {
      ...money,
      boxes: money.boxes.map((box) => (box.id === id ? { ...box, moves: [...(box.moves ?? []), move] } : box)),
    };
  });

export function boxCounted(state: Tournament, { box: id, cash, card, at, note }: Named<'BoxCounted'>): Tournament {
  const { ledger } = state.money ?? NO_MONEY;
  const expected = { cash: balance(ledger, boxOf(id, 'cash')), card: balance(ledger, boxOf(id, 'card')) };
  const counted = { at, cash, card, expected, ...(note !== undefined && { note }) };
  return booked(state, ofCount(ledger, id, cash, card), (money) => ({
    ...money,
    boxes: money.boxes.map((box) => (box.id === id ? { ...box, counted } : box)),
  }));
}

export const moneyTaken = (state: Tournament, event: Named<'MoneyTaken'>): Tournament =>
  paid(state, event, {
    what: 'taken',
    amounts: event.amounts,
    ...(event.given !== undefined && { given: event.given }),
  });

export const moneyGivenBack = (state: Tournament, event: Named<'MoneyGivenBack'>): Tournament =>
  paid(state, event, { what: 'givenBack', entry: event.entry, amount: event.amount });

export function prizeHandedOut(state: Tournament, event: Named<'PrizeHandedOut'>): Tournament {
  const handed = handedIn(state, event);
  const next = paid(state, event, {
    what: 'handedOut',
    ...handed,
    entry: event.entry,
    ...(event.setOff !== undefined && { setOff: event.setOff }),
  });
  return paidAfterwards(next, toCents(handed.prize));
}

export function paymentReversed(state: Tournament, { payment: id }: Named<'PaymentReversed'>): Tournament {
  const payment = state.money?.payments.find((one) => one.id === id);
  if (payment === undefined || payment.reversed === true) return state;
  const next = booked(state, [counter(ofPayment(payment))], (money) => ({
    ...money,
    payments: money.payments.map((one) => (one.id === id ? { ...one, reversed: true as const } : one)),
  }));
  return payment.what === 'handedOut' ? paidAfterwards(next, toCents(-payment.prize)) : next;
}

export const specialAwarded = (
  state: Tournament,
  { special, entries, at, among, toWinner }: Named<'SpecialAwarded'>,
): Tournament => {
  const awarded = { special, entries, at, ...(among && { among }), ...(toWinner !== undefined && { toWinner }) };
  const next = booked(state, [], (money) => ({ ...money, awarded: [...money.awarded, awarded] }));
  if (toWinner === undefined || next.deal === undefined) return next;
  return { ...next, deal: { ...next.deal, left: toCents(next.deal.left + toWinner) } };
};

export const hatFilled = (state: Tournament, { special, name, among, at }: Named<'HatFilled'>): Tournament =>
  booked(state, [], (money) => ({ ...money, hats: [...(money.hats ?? []), { special, name, among, at, told: [] }] }));

export const headDrawn = (state: Tournament, event: Named<'HeadDrawn'>): Tournament => {
  const { special, entry, is, bustOut } = event;
  const told = { entry, is, ...(bustOut !== undefined && { bustOut }) };
  return booked(state, [], ({ hats = [], ...money }) => ({
    ...money,
    hats: hats.map((hat) => (hat.special === special ? { ...hat, told: [...hat.told, told] } : hat)),
  }));
};

export const thingHandedOver = (state: Tournament, { from, no, entry, at }: Named<'ThingHandedOver'>): Tournament =>
  booked(state, [], (money) => ({ ...money, things: [...money.things, { from, no, entry, at }] }));

export function dealAgreed(state: Tournament, event: Named<'DealAgreed'>): Tournament {
  const { dealProposal, ...rest } = state;
  const { shares, method, left, at, deal } = event;
  const consents = deal !== undefined && dealProposal?.id === deal ? dealProposal.consents : undefined;
  return { ...rest, deal: { shares, method, left, at, ...(consents && { consents }) } };
}

export const dealProposed = (state: Tournament, event: Named<'DealProposed'>): Tournament => {
  const { deal: id, shares, method, left, at } = event;
  return { ...state, dealProposal: { id, shares, method, left, at, consents: [] } };
};

export function dealConsented(state: Tournament, { deal, entry, by, at }: Named<'DealConsented'>): Tournament {
  const { dealProposal: open } = state;
  if (open?.id !== deal) return state;
  return { ...state, dealProposal: { ...open, consents: [...open.consents, { entry, by, at }] } };
}

export function dealGone(
  state: Tournament,
  { deal }: Named<'DealDeclined' | 'DealWithdrawn' | 'DealFell'>,
): Tournament {
  const { dealProposal, ...rest } = state;
  return dealProposal?.id === deal ? rest : state;
}

export const envelopesSealed = (
  state: Tournament,
  { envelopes, salt, commitment, players, at }: Named<'EnvelopesSealed'>,
): Tournament =>
  booked(state, [], (money) => ({ ...money, mystery: { envelopes, salt, commitment, players, at, drawn: [] } }));

export function envelopeDrawn(state: Tournament, { entry, nth, amount, at }: Named<'EnvelopeDrawn'>): Tournament {
  const mystery = state.money?.mystery;
  if (mystery === undefined) return state;
  const drawn = [...mystery.drawn, { entry, nth, amount, at }];
  return booked(state, [], (money) => ({ ...money, mystery: { ...mystery, drawn } }));
}

export const moneyAdded = (state: Tournament, { amount }: Named<'MoneyAdded'>): Tournament =>
  booked(state, [transfer('prizes', 'added', amount)], (money) => ({
    ...money,
    added: (money.added + amount) as Money['added'],
  }));

export const bookedByHand = (state: Tournament, { entry, amount }: Named<'BookedByHand'>): Tournament =>
  booked(state, [transfer('prizes', 'added', amount)], (money) => ({
    ...money,
    byHand: [...(money.byHand ?? []), { entry, amount }],
  }));

export const fineBooked = (state: Tournament, { fine, entry, amount, to, at }: Named<'FineBooked'>): Tournament =>
  booked(state, [ofFine({ entry, amount, to })], (money) => ({
    ...money,
    fines: [...(money.fines ?? []), { fine, entry, amount, to, at }],
  }));

export function fineReversed(state: Tournament, { fine: no }: Named<'FineReversed'>): Tournament {
  const fine = state.money?.fines?.find((one) => one.fine === no);
  if (fine === undefined || fine.reversed === true) return state;
  return booked(state, [counter(ofFine(fine))], (money) => ({
    ...money,
    fines: (money.fines ?? []).map((one) => (one.fine === no ? { ...one, reversed: true as const } : one)),
  }));
}

export const hitsAdjusted = (state: Tournament, { entry, hits }: Named<'HitsAdjusted'>): Tournament => ({
  ...state,
  hitsByHand: [...(state.hitsByHand ?? []), { entry, hits }],
});

export const pointsAdjusted = (state: Tournament, { entry, points }: Named<'PointsAdjusted'>): Tournament => ({
  ...state,
  pointsByHand: [...(state.pointsByHand ?? []), { entry, points }],
});

export const settled = (state: Tournament, { at, reason }: Named<'Settled'>): Tournament =>
  booked(state, ofSettling((state.money ?? NO_MONEY).ledger, atEnd(state)), (money) => ({
    ...money,
    settled: { at, ...(reason !== undefined && { reason }) },
  }));

function atEnd(state: Tournament): AtEnd {
  const back = backToDays(state);
  if (state.day?.ended !== undefined) return { guarantee: toCents(0), added: toCents(0), deducted: [], back };
  const { overlay, deducted = [] } = prizePool(state);
  return { guarantee: overlay, added: specialsAdded(state), deducted: isAllGivenBack(state) ? [] : deducted, back };
}

type Paid = Named<'MoneyTaken' | 'MoneyGivenBack' | 'PrizeHandedOut'>;
type What<P = Payment> = P extends Payment
  ? Omit<P, 'id' | 'no' | 'box' | 'means' | 'at' | 'by' | 'items' | 'reversed'>
  : never;

function paid(state: Tournament, { payment: id, box, means, at, by }: Paid, what: What): Tournament {
  const before = state.money ?? NO_MONEY;
  const made = {
    id,
    no: before.payments.length + 1,
    box,
    means,
    at,
    ...(by !== undefined && { by }),
    ...what,
  } as Payment;
  const items = itemsOf(before, made);
  const payment = items.length === 0 ? made : { ...made, items };
  return booked(state, [ofPayment(payment)], (money) => ({ ...money, payments: [...money.payments, payment] }));
}

/** The only place that writes to the ledger. */
function booked(
  state: Tournament,
  movements: readonly Movement[],
  change = (money: Money): Money => money,
): Tournament {
  const money = state.money ?? NO_MONEY;
  const moved = movements.filter(({ length }) => length > 0);
  return { ...state, money: { ...change(money), ledger: [...money.ledger, ...moved] } };
}
