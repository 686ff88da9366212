import { equal } from '../equal.ts';
import type { TournamentEvent } from '../event.ts';
import type { BoxId, DealId, EntryId } from '../ids.ts';
import { bountyStays } from '../money/bounties-sealed.ts';
import { inBox } from '../money/boxes.ts';
import { givenByHand, handedIn } from '../money/by-hand.ts';
import { isWhatIsLeft } from '../money/deal.ts';
import { dues } from '../money/dues.ts';
import { envelopesDue } from '../money/envelopes-due.ts';
import { envelopesWorth } from '../money/envelopes-worth.ts';
import { WON_KINDS } from '../money/handed.ts';
import { type Deal, type Money, NO_MONEY } from '../money/money-state.ts';
import { unsettled } from '../money/settling.ts';
import { type Special, specials } from '../money/specials.ts';
import { saleWith } from '../money/standing.ts';
import { things } from '../money/things.ts';
import { isUnsettled } from '../money/unsettled.ts';
import { inPlay, isFree } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

const moneyOf = (state: Tournament): Money => state.money ?? NO_MONEY;
export const isOpen = (state: Tournament): boolean => state.money?.settled === undefined;

export const bookedByHandFits = (state: Tournament, { entry, amount }: Named<'BookedByHand'>): boolean =>
  isOpen(state) && state.entries.get(entry) !== undefined && (givenByHand(state).get(entry) ?? 0) + amount >= 0;

export const fineBookedFits = (state: Tournament, { fine: no, entry }: Named<'FineBooked'>): boolean =>
  isOpen(state) &&
  state.entries.get(entry) !== undefined &&
  moneyOf(state).fines?.some(({ fine }) => fine === no) !== true;

export const fineReversedFits = (state: Tournament, { fine: no }: Named<'FineReversed'>): boolean =>
  isOpen(state) && moneyOf(state).fines?.some(({ fine, reversed }) => fine === no && reversed !== true) === true;

export const soldFits = (state: Tournament, { sale, entry }: Named<'Sold'>): boolean =>
  isOpen(state) && state.entries.get(entry) !== undefined && !moneyOf(state).sales.some(({ id }) => id === sale);

export const boughtBackFits = (state: Tournament, { entry, bustOut, to }: Named<'BoughtBack'>): boolean =>
  state.entries.get(entry)?.out === bustOut && (to === undefined || isFree(state, to));

export function saleReversedFits(state: Tournament, { sale: id, out }: Named<'SaleReversed'>): boolean {
  const sale = saleWith(moneyOf(state).sales, id);
  if (sale === undefined || sale.reversed === true || !isOpen(state)) return false;
  if (bountyStays(state, sale) !== undefined) return false;
  return out === undefined || (sale.broughtBack === out && state.entries.get(sale.entry)?.out === undefined);
}

export const boxOpenedFits = (state: Tournament, { box }: Named<'BoxOpened'>): boolean =>
  isOpen(state) && !moneyOf(state).boxes.some(({ id }) => id === box);

export const boxFits = (state: Tournament, { box: id }: { readonly box: BoxId }): boolean =>
  isOpen(state) && moneyOf(state).boxes.some((box) => box.id === id && box.counted === undefined);

/** The box holds what it held when it was counted; else it is counted anew. */
export const boxCountedFits = (state: Tournament, event: Named<'BoxCounted'>): boolean =>
  boxFits(state, event) && (event.expected === undefined || equal(event.expected, inBox(state, event.box)));

/** Nothing is open but what the reason was given for; else it is settled anew. */
export function settledFits(state: Tournament, { reason, left }: Named<'Settled'>): boolean {
  if (!isOpen(state)) return false;
  const now = unsettled(state);
  if (reason === undefined) return !isUnsettled(now);
  return left === undefined || equal(left, now);
}

export const moneyTakenFits = (state: Tournament, event: Named<'MoneyTaken'>): boolean =>
  boxFits(state, event) && event.amounts.every(({ entry }) => bought(state, entry));

export const moneyGivenBackFits = (state: Tournament, event: Named<'MoneyGivenBack'>): boolean =>
  boxFits(state, event) && bought(state, event.entry);

export function prizeHandedOutFits(state: Tournament, event: Named<'PrizeHandedOut'>): boolean {
  const due = dues(state).find(({ entry }) => entry === event.entry);
  const handed = handedIn(state, event);
  return (
    boxFits(state, event) &&
    (event.setOff === undefined || bought(state, event.entry)) &&
    due !== undefined &&
    WON_KINDS.every((kind) => due[kind] >= (handed[kind] ?? 0))
  );
}

/** After a deal the shares stay what they are: what nobody won of the pool is the winner's. */
const isLeftToWinner = ({ deal }: Tournament, { from }: Special, winners: readonly EntryId[]): boolean =>
  winners.length === 0 && from === 'pool' && deal !== undefined;

/** It is in the plan and was not won; what a deal shared stays what it was. */
export function specialAwardedFits(state: Tournament, event: Named<'SpecialAwarded'>): boolean {
  const special = specials(state).find(({ no }) => no === event.special);
  return (
    isOpen(state) &&
    special !== undefined &&
    special.awarded === undefined &&
    event.entries.every((entry) => state.entries.get(entry) !== undefined) &&
    event.toWinner === (isLeftToWinner(state, special, event.entries) ? special.money : undefined)
  );
}

/** In the plan, and still to be won. */
export function hatFilledFits(state: Tournament, { special: no, among }: Named<'HatFilled'>): boolean {
  const special = specials(state).find((one) => one.no === no);
  return (
    isOpen(state) &&
    special?.kind === 'secretHead' &&
    special.awarded === undefined &&
    special.hat === undefined &&
    among.every((entry) => state.entries.get(entry) !== undefined)
  );
}

/** One of those in the hat, while nobody's head has come out of it. */
export function headDrawnFits(state: Tournament, { special, entry }: Named<'HeadDrawn'>): boolean {
  const hat = moneyOf(state).hats?.find((one) => one.special === special);
  return hat?.among.includes(entry) === true && hat.told.every((one) => one.entry !== entry && !one.is);
}

export function thingHandedOverFits(state: Tournament, { from, no, entry }: Named<'ThingHandedOver'>): boolean {
  const thing = things(state).find((one) => one.from === from && one.no === no);
  return isOpen(state) && thing !== undefined && thing.handed === undefined && thing.entries.includes(entry);
}

export const dealAgreedFits = (state: Tournament, event: Named<'DealAgreed'>): boolean =>
  dealProposedFits(state, event) && (event.deal === undefined || allConsented(state, event.deal));

export const dealProposedFits = (state: Tournament, deal: Pick<Deal, 'shares' | 'left'>): boolean =>
  state.deal === undefined && isOpen(state) && isWhatIsLeft(state, deal);

function allConsented({ dealProposal: open }: Tournament, deal: DealId): boolean {
  const consented = new Set(open?.consents.map(({ entry }) => entry));
  return open?.id === deal && open.shares.every(({ entry }) => consented.has(entry));
}

/** Together they are what was paid for bounties then, one for each who is in. */
export const envelopesSealedFit = (state: Tournament, { envelopes, players }: Named<'EnvelopesSealed'>): boolean => {
  const playing = inPlay(state);
  const sum = envelopes.reduce((total, amount) => total + amount, 0);
  const sealed = new Set(players);
  return (
    isOpen(state) &&
    moneyOf(state).mystery === undefined &&
    sum === envelopesWorth(state) &&
    playing.length === players.length &&
    playing.every(({ id }) => sealed.has(id))
  );
};

export function envelopeDrawnFits(state: Tournament, { entry, nth }: Named<'EnvelopeDrawn'>): boolean {
  const mystery = moneyOf(state).mystery;
  const isThere = mystery?.drawn.every((one) => one.nth !== nth) === true;
  return isOpen(state) && isThere && envelopesDue(state).includes(entry);
}

export const dealOpen = ({ dealProposal }: Tournament, { deal }: { readonly deal: DealId }): boolean =>
  dealProposal?.id === deal;

export const dealConsentedFits = (state: Tournament, { deal, entry }: Named<'DealConsented'>): boolean =>
  dealOpen(state, { deal }) &&
  state.dealProposal?.shares.some((share) => share.entry === entry) === true &&
  !state.dealProposal.consents.some((consent) => consent.entry === entry);

export function paymentReversedFits(state: Tournament, { payment: id }: Named<'PaymentReversed'>): boolean {
  const payment = moneyOf(state).payments.find((one) => one.id === id);
  return payment !== undefined && payment.reversed !== true && boxFits(state, payment);
}

/** Who has bought something, or was fined, though his entry may have been struck off since. */
const bought = (state: Tournament, entry: EntryId): boolean =>
  moneyOf(state).sales.some((sale) => sale.entry === entry) ||
  moneyOf(state).fines?.some((fine) => fine.entry === entry) === true;
