import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import { balance, type Cents, type Means, owes } from '@riffle/money';
import { openHand } from '../hand-for-hand/tables-in-hand.ts';
import type { EntryId } from '../ids.ts';
import { entriesOf } from '../people-index.ts';
import { setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { bounties } from './bounties.ts';
import { dues, type PrizeDue } from './dues.ts';
import { fieldOf, isFieldFinal } from './field.ts';
import { finesOf } from './fines.ts';
import { kindByKind, NOTHING_WON } from './handed.ts';
import type { Part, SaleKind } from './money-setup.ts';
import { moneyShownTo } from './money-shown.ts';
import { type DealProposal, type Handed, NO_MONEY, type Payment, type Sale } from './money-state.ts';
import { type Payable, payable } from './payable.ts';
import { paymentLines } from './payment-lines.ts';
import { isReckoned, type PointsLine, pointsWon, type Scored } from './points.ts';
import { areOwnPointsTold } from './points-told.ts';
import { prizes } from './prize-pool.ts';
import { standing } from './standing.ts';
import { isUnsold } from './unsold.ts';

/** One thing that he bought, by what its price is made of. */
export type OwnSale = {
  readonly kind: SaleKind;
  readonly parts: readonly Part[];
  readonly chips: Chips;
  readonly at: Instant;
};

/** What of one payment was for this entry, whoever paid; what of a prize stayed, as he owed it, stands by itself. */
export type OwnReceipt = {
  readonly no: number;
  readonly what: Payment['what'] | 'setOff';
  readonly means: Means;
  readonly amount: Cents;
  readonly at: Instant;
};

export type OwnEntry = {
  readonly entry: EntryId;
  readonly no: number;
  /** What stands; what was taken back is told to nobody but staff. */
  readonly sales: readonly OwnSale[];
  /** What he was fined, together, paid or not: absent where he was not. */
  readonly fines?: Cents;
  readonly receipts: readonly OwnReceipt[];
  /** What was taken for it or set off against what it won, less what was given back. */
  readonly paid: Cents;
  /** Below 0 he is owed. */
  readonly owes: Cents;
  /** He is entered, and has yet to buy what lets him play. */
  readonly unsold?: true;
  readonly won: Required<Handed>;
  readonly handedOut: Required<Handed>;
  /** What of it he gets at the till now, what stays there for what he owes, and what is not certain yet. */
  readonly toFetch: Pick<Payable, 'paid' | 'setOff' | 'waits'>;
  /** What stands on his head. */
  readonly head?: Cents;
  /** For what he has his points, where they are for more than his place. What a formula was worked out of, it does not tell: the room may know no amounts. */
  readonly reckoned?: readonly PointsLine[];
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
  const own = state.entries.get(entry);
  if (own === undefined) return [];
  return entriesOf(state, own.person)
    .toSorted((a, b) => b.no - a.no)
    .map(({ id }) => id);
}

export function ownStand(state: Tournament, entry: EntryId, now: Instant): OwnStand {
  const own = entriesOfSame(state, entry);
  const playing = inPlay(state);
  const next = own.some((id) => playing.some((one) => one.id === id)) ? nextPrize(state, playing.length) : undefined;
  const [due, bounty] = [dues(state), bounties(state)];
  // he hears of a hand that is still played when the room does
  const setup = setupOf(state);
  const areTold = areOwnPointsTold(setup, moneyShownTo(setup, { as: 'room' }));
  const points = areTold ? pointsWon(state, openHand(state)) : undefined;
  return {
    entries: own.map((id) =>
      ownEntry(state, id, {
        due: due.find((one) => one.entry === id),
        head: bounty.get(id)?.head,
        scored: points?.get(id),
        now,
      }),
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
  {
    due,
    head = 0 as Cents,
    scored,
    now,
  }: {
    readonly due: PrizeDue | undefined;
    readonly head: Cents | undefined;
    readonly scored: Scored | undefined;
    readonly now: Instant;
  },
): OwnEntry {
  const { ledger, payments, sales } = state.money ?? NO_MONEY;
  const receipts = payments.flatMap((payment) => receiptOf(payment, sales, entry));
  const own = state.entries.get(entry);
  const fines = finesOf(state, entry);
  const won = due?.won ?? NOTHING_WON;
  const isOwing = balance(ledger, owes(entry));
  return {
    entry,
    no: own?.no ?? 0,
    sales: standing(state)
      .filter((sale) => sale.entry === entry)
      .map(({ kind, parts, chips, at }) => ({ kind, parts, chips, at })),
    ...(fines > 0 && { fines }),
    receipts,
    paid: receipts.reduce((sum, { what, amount }) => sum + SIGN[what] * amount, 0) as Cents,
    owes: isOwing,
    ...(own !== undefined && isUnsold(state, own) && { unsold: true }),
    won,
    handedOut: due ? kindByKind((kind) => won[kind] - due[kind]) : NOTHING_WON,
    toFetch: due
      ? toFetch(state, due, { owes: isOwing, now })
      : { paid: 0 as Cents, setOff: 0 as Cents, waits: 0 as Cents },
    ...(head > 0 && { head }),
    ...(scored && isReckoned(scored) && { reckoned: scored.lines.map(withoutValues) }),
  };
}

const withoutValues = (line: PointsLine): PointsLine =>
  line.for === 'formula' ? { ...line, at: line.at.map((at) => ({ ...at, values: {} })) } : line;

const SIGN: { readonly [W in OwnReceipt['what']]: number } = { taken: 1, givenBack: -1, handedOut: 0, setOff: 1 };

function toFetch(
  state: Tournament,
  due: PrizeDue,
  { owes: isOwing, now }: { readonly owes: number; readonly now: Instant },
): OwnEntry['toFetch'] {
  const at = fieldOf(state);
  const { paid, setOff, waits } = payable(at, due, { final: isFieldFinal(at, now), owes: isOwing });
  return { paid, setOff, waits };
}

function receiptOf(payment: Payment, sales: readonly Sale[], entry: EntryId): readonly OwnReceipt[] {
  if (payment.reversed === true) return [];
  const { no, what, means, at } = payment;
  return paymentLines(payment, sales).flatMap(({ entry: whose, setOff, over }): readonly OwnReceipt[] => {
    if (whose !== entry) return [];
    const paid = { no, what, means, amount: over, at };
    if (setOff === undefined) return [paid];
    return [{ ...paid, what: 'setOff', amount: setOff }, ...(over === 0 ? [] : [paid])];
  });
}

/** The lowest paid place that nobody has yet, as far as the room is told what places pay. */
function nextPrize(state: Tournament, left: number): OwnStand['next'] {
  if (moneyShownTo(setupOf(state), { as: 'room' }) === 'nothing' || state.deal !== undefined) return undefined;
  const paid = prizes(state);
  const place = Math.min(left, paid.length);
  const prize = paid[place - 1] ?? (0 as Cents);
  return prize === 0 ? undefined : { place, prize };
}
