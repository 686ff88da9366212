import { type BoxId, type Deal, handedSum, playerOf, priceOf, type SaleKind } from '@riffle/tournament';
import { formatHits, formatPoints } from '../figures.ts';
import type { Earlier, Say } from '../naming.ts';
import type { LogWords, OfMoney } from './log-words.ts';

const KIND: { readonly [K in SaleKind]: string } = {
  entry: 'Entry',
  reEntry: 'Re-entry',
  rebuy: 'Rebuy',
  addOn: 'Add-on',
};
const MEANS = { cash: 'in cash', card: 'by card' } as const;
const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Reason: ${reason}`);

/** Where the price has a name that says more than its kind. */
const called = (name: string | undefined, kind: string): string =>
  name === undefined || name === kind ? '' : ` “${name}”`;

type Shared = Pick<Deal, 'shares' | 'left'>;
const sharedEn = ({ shares, left }: Shared, say: Say): string =>
  `${say.list(shares.map(({ entry, amount }) => `${say.entry(entry)} (${say.money(amount)})`))}${left === 0 ? '' : `, ${say.money(left)} left to play for`}`;
/** What was sold to whom, where the log knows it still. */
const soldEn = (sold: ReturnType<Earlier['sale']>, say: Say): string =>
  sold === undefined ? 'Sale' : `${KIND[sold.kind]}${called(sold.name, KIND[sold.kind])} of ${say.entry(sold.entry)}`;
const boxEn = (box: BoxId, say: Say, otherwise: string): string => {
  const name = say.earlier?.box(box);
  return name === undefined ? otherwise : `${otherwise === 'Cash box' ? 'Cash' : 'cash'} box “${name}”`;
};
const finedEn = (fined: ReturnType<Earlier['fine']>, say: Say): string =>
  fined === undefined ? 'A fine' : `The fine of ${say.entry(fined.entry)} (${say.money(fined.amount)})`;
/** More than there should be with a plus, less with a minus. */
const offIn = (off: { readonly cash: number; readonly card: number }, say: Say): string =>
  (['cash', 'card'] as const)
    .filter((means) => off[means] !== 0)
    .map((means) => `${off[means] > 0 ? '+' : '−'}${say.money(Math.abs(off[means]))} ${MEANS[means]}`)
    .join(', ');
function paidEn(paid: ReturnType<Earlier['payment']>, say: Say): string {
  switch (paid?.type) {
    case undefined:
      return 'Payment';
    case 'MoneyTaken': {
      const sum = paid.amounts.reduce((total, { amount }) => total + amount, 0);
      return `Payment for ${say.list(paid.amounts.map(({ entry }) => say.entry(entry)))} (${say.money(sum)} ${MEANS[paid.means]})`;
    }
    case 'MoneyGivenBack':
      return `Refund to ${say.entry(paid.entry)} (${say.money(paid.amount)} ${MEANS[paid.means]})`;
    case 'PrizeHandedOut':
      return `Payout to ${say.entry(paid.entry)} (${say.money(handedSum(paid) - (paid.setOff ?? 0))} ${MEANS[paid.means]})`;
  }
}

export const moneyEn: Pick<LogWords, OfMoney> = {
  Sold: ({ entry, kind, name, parts, listed, chips, listedChips, stack, reason }, say) => {
    const instead = listed === undefined ? '' : ` instead of ${say.money(listed)}`;
    const other = listedChips === undefined ? '' : `, ${say.chips(chips)} chips instead of ${say.chips(listedChips)}`;
    const had =
      stack === undefined ? '' : ` Stack: ${stack === 'upToStart' ? 'the first one at most' : say.chips(stack)}.`;
    return `${KIND[kind]}${called(name, KIND[kind])} sold to ${say.entry(entry)}, ${say.money(priceOf({ parts }))}${instead}${other}.${had}${because(reason)}`;
  },
  BoughtBack: ({ entry, to }, say) => `${say.entry(entry)} is back in${to === undefined ? '' : `, ${say.place(to)}`}.`,
  SaleReversed: ({ sale, reason, out }, say) =>
    `${soldEn(say.earlier?.sale(sale), say)} reversed${out === undefined ? '' : '; who came back by it is out again'}.${because(reason)}`,
  BoxOpened: ({ name, float }, say) => `Cash box “${name}” opened with ${say.money(float)}.`,
  CashMoved: ({ box, amount, reason }, say) =>
    `${say.money(Math.abs(amount))} ${amount > 0 ? 'put into' : 'taken out of'} ${boxEn(box, say, 'the box')}.${because(reason)}`,
  BoxCounted: ({ box, cash, card, expected, note }, say) => {
    const off = expected && offIn({ cash: cash - expected.cash, card: card - expected.card }, say);
    const said = off === undefined ? '' : off === '' ? ' It is right.' : ` Difference: ${off}.`;
    return `${boxEn(box, say, 'Cash box')} counted: ${say.money(cash)} in cash, ${say.money(card)} by card.${said}${note === undefined ? '' : ` ${note}`}`;
  },
  MoneyTaken: ({ amounts, means }, say) => {
    const sum = amounts.reduce((total, { amount }) => total + amount, 0);
    return `${say.money(sum)} taken ${MEANS[means]} for ${say.list(amounts.map(({ entry }) => say.entry(entry)))}.`;
  },
  MoneyGivenBack: ({ entry, amount, means }, say) =>
    `${say.money(amount)} given back ${MEANS[means]} to ${say.entry(entry)}.`,
  PrizeHandedOut: ({ entry, setOff = 0, means, ...handed }, say) => {
    const paid = handedSum(handed) - setOff;
    if (paid === 0) return `${say.money(setOff)} won by ${say.entry(entry)} set off against what was owed.`;
    return `${say.money(paid)} handed out ${MEANS[means]} to ${say.entry(entry)}${setOff === 0 ? '' : `, ${say.money(setOff)} set off against what was owed`}.`;
  },
  PaymentReversed: ({ payment, reason }, say) =>
    `${paidEn(say.earlier?.payment(payment), say)} reversed.${because(reason)}`,
  SpecialAwarded: ({ name, entries, among, toWinner, reason }, say) => {
    if (toWinner !== undefined && toWinner > 0)
      return `Special prize “${name}”: nobody won it. After the deal the winner has the ${say.money(toWinner)}.${because(reason)}`;
    if (entries.length === 0) return `Special prize “${name}”: nobody won it.${because(reason)}`;
    const to = say.list(entries.map((entry) => say.entry(entry)));
    return `Special prize “${name}” goes to ${to}${among === undefined ? '' : `, drawn among ${String(among.length)}`}.${because(reason)}`;
  },
  HatFilled: ({ name, among }) => `“${name}”: ${String(among.length)} heads are in the hat.`,
  HeadDrawn: ({ name, entry, is, of }, say) =>
    is
      ? `“${name}” was on ${say.entry(entry)}${of > 1 ? `, one of ${String(of)} in the hat` : ''}.`
      : `“${name}” was not on ${say.entry(entry)}.`,
  ThingHandedOver: ({ thing, entry }, say) => `“${thing}” handed to ${say.entry(entry)}.`,
  EnvelopesSealed: ({ envelopes }) => `${String(envelopes.length)} envelopes sealed.`,
  EnvelopeDrawn: ({ entry, amount }, say) => `Envelope for ${say.entry(entry)}: ${say.money(amount)}.`,
  DealAgreed: (deal, say) => `Deal of ${sharedEn(deal, say)}.`,
  DealProposed: (deal, say) => `Deal proposed: ${sharedEn(deal, say)}.`,
  DealConsented: ({ entry, by }, say) =>
    `${say.entry(entry)} agrees to the deal${by === playerOf(entry) ? ' on their own phone' : ''}.`,
  DealDeclined: ({ entry, by }, say) =>
    `${say.entry(entry)} declines the deal${by === playerOf(entry) ? ' on their own phone' : ''}: there is none.`,
  DealWithdrawn: () => 'Proposal of a deal withdrawn.',
  DealFell: ({ why }) =>
    why === 'playedOn'
      ? 'The proposed deal holds no more: play goes on.'
      : 'The proposed deal holds no more: players or prizes are not the same.',
  MoneyAdded: ({ amount, reason }, say) =>
    `${say.money(Math.abs(amount))} ${amount > 0 ? 'added to the prizes' : 'taken from the prizes'}.${because(reason)}`,
  BookedByHand: ({ entry, amount, reason }, say) =>
    amount > 0
      ? `${say.entry(entry)} gets ${say.money(amount)} from the house.${because(reason)}`
      : `${say.money(-amount)} from the house for ${say.entry(entry)} taken back.${because(reason)}`,
  FineBooked: ({ entry, amount }, say) =>
    `${say.entry(entry)} has a fine of ${say.money(amount)} to pay to the cashier.`,
  FineReversed: ({ fine }, say) =>
    `${finedEn(say.earlier?.fine(fine), say)} was waived: it is no longer due, and what was paid is given back.`,
  HitsAdjusted: ({ entry, hits, reason }, say) =>
    `${say.entry(entry)}: ${hits.sum > 0 ? '+' : ''}${formatHits(hits, 'en')} by hand.${because(reason)}`,
  PointsAdjusted: ({ entry, points, reason }, say) =>
    `${say.entry(entry)}: ${points.sum > 0 ? '+' : ''}${formatPoints(points, 'en')} by hand.${because(reason)}`,
  Settled: ({ reason }) => `The money of the night is closed.${because(reason)}`,
};
