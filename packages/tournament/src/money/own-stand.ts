import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import { balance, type Cents, type Means, owes } from '@riffle/money';
import type { EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { seatingIndex } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { bounties } from './bounties.ts';
import { dues, type PrizeDue } from './dues.ts';
import { paidOut } from './handed.ts';
import type { Part, SaleKind } from './money-setup.ts';
import { moneyShownTo } from './money-shown.ts';
import { type DealProposal, type Handed, NO_MONEY, type Payment } from './money-state.ts';
import { prizes } from './prize-pool.ts';
import { standing } from './standing.ts';

/** One thing that he bought, by what its price is made of. */
export type OwnSale = {
  readonly kind: SaleKind;
  readonly parts: readonly Part[];
  readonly chips: Chips;
  readonly at: Instant;
};

/** What of one payment was for this entry, whoever paid. */
export type OwnReceipt = {
  readonly no: number;
  readonly what: Payment['what'];
  readonly means: Means;
  readonly amount: Cents;
  readonly at: Instant;
};

export type OwnEntry = {
  readonly entry: EntryId;
  readonly no: number;
  /** What stands; what was taken back is told to nobody but staff. */
  readonly sales: readonly OwnSale[];
  readonly receipts: readonly OwnReceipt[];
  /** What was taken for it or set off against what it won, less what was given back. */
  readonly paid: Cents;
  /** Below 0 he is owed. */
  readonly owes: Cents;
  readonly won: Required<Handed>;
  readonly handedOut: Required<Handed>;
  /** What stands on his head. */
  readonly head?: Cents;
};

/** What one player may know of the night's money that nobody else in the room may. */
export type OwnStand = {
  /** All entries of the person, the latest first. */
  readonly entries: readonly OwnEntry[];
  /** Who goes out next, and has this place, wins so much: the least that is still to be won. */
  readonly next?: { readonly place: number; readonly prize: Cents };
  /** What is put to those who are in, where he is one of them: nobody agrees to what he cannot see. */
  readonly dealProposal?: OwnProposal;
};

/** Whose yes is there, and not who wrote it down. */
export type OwnProposal = Omit<DealProposal, 'consents'> & { readonly consented: readonly EntryId[] };

/** The entries of whoever is behind this one. None where it was struck off. */
export function entriesOfSame(state: Tournament, entry: EntryId): readonly EntryId[] {
  const own = Object.hasOwn(state.entries, entry) ? state.entries[entry] : undefined;
  if (own === undefined) return [];
  return Object.values(state.entries)
    .filter(({ person }) => person === own.person)
    .toSorted((a, b) => b.no - a.no)
    .map(({ id }) => id);
}

export function ownStand(state: Tournament, entry: EntryId): OwnStand {
  const own = entriesOfSame(state, entry);
  const playing = seatingIndex(state.entries).inPlay;
  const next = own.some((id) => playing.some((one) => one.id === id)) ? nextPrize(state, playing.length) : undefined;
  const [due, bounty] = [dues(state), bounties(state)];
  return {
    entries: own.map((id) =>
      ownEntry(state, id, { due: due.find((one) => one.entry === id), head: bounty.get(id)?.head }),
    ),
    ...(next && { next }),
    ...proposalTo(state.dealProposal, own),
  };
}

function proposalTo(open: DealProposal | undefined, own: readonly EntryId[]): Pick<OwnStand, 'dealProposal'> {
  if (open?.shares.some(({ entry }) => own.includes(entry)) !== true) return {};
  const { consents, ...proposal } = open;
  return { dealProposal: { ...proposal, consented: consents.map(({ entry }) => entry) } };
}

function ownEntry(
  state: Tournament,
  entry: EntryId,
  { due, head = 0 as Cents }: { readonly due: PrizeDue | undefined; readonly head: Cents | undefined },
): OwnEntry {
  const { ledger, payments } = state.money ?? NO_MONEY;
  const receipts = payments.flatMap((payment) => receiptOf(payment, entry));
  const won = due?.won ?? NOTHING;
  return {
    entry,
    no: state.entries[entry]?.no ?? 0,
    sales: standing(state)
      .filter((sale) => sale.entry === entry)
      .map(({ kind, parts, chips, at }) => ({ kind, parts, chips, at })),
    receipts,
    paid: (receipts.reduce((sum, { what, amount }) => sum + SIGN[what] * amount, 0) +
      setOffFor(payments, entry)) as Cents,
    owes: balance(ledger, owes(entry)),
    won,
    handedOut: due
      ? {
          prize: (won.prize - due.prize) as Cents,
          bounty: (won.bounty - due.bounty) as Cents,
          special: (won.special - due.special) as Cents,
        }
      : NOTHING,
    ...(head > 0 && { head }),
  };
}

const NOTHING: Required<Handed> = { prize: 0 as Cents, bounty: 0 as Cents, special: 0 as Cents };
const SIGN: { readonly [W in Payment['what']]: number } = { taken: 1, givenBack: -1, handedOut: 0 };

const setOffFor = (payments: readonly Payment[], entry: EntryId): number =>
  payments.reduce(
    (sum, one) =>
      one.what === 'handedOut' && one.entry === entry && one.reversed !== true ? sum + (one.setOff ?? 0) : sum,
    0,
  );

function receiptOf(payment: Payment, entry: EntryId): readonly OwnReceipt[] {
  if (payment.reversed === true) return [];
  const { no, what, means, at } = payment;
  const amount = amountFor(payment, entry);
  return amount === undefined ? [] : [{ no, what, means, amount, at }];
}

function amountFor(payment: Payment, entry: EntryId): Cents | undefined {
  if (payment.what === 'taken') {
    const own = payment.amounts.filter((one) => one.entry === entry);
    return own.length === 0 ? undefined : (own.reduce((sum, { amount }) => sum + amount, 0) as Cents);
  }
  if (payment.entry !== entry) return undefined;
  return payment.what === 'givenBack' ? payment.amount : paidOut(payment);
}

/** The lowest paid place that nobody has yet, as far as the room is told what places pay. */
function nextPrize(state: Tournament, left: number): OwnStand['next'] {
  if (moneyShownTo(setupOf(state), { as: 'room' }) === 'nothing' || state.deal !== undefined) return undefined;
  const paid = prizes(state);
  const place = Math.min(left, paid.length);
  const prize = paid[place - 1] ?? (0 as Cents);
  return prize === 0 ? undefined : { place, prize };
}
