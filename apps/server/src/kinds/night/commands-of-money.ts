import { DEAL_WAYS, MEANS, WHOLE_PERCENT } from '@riffle/money';
import { MOST_AT_ONCE, THINGS_FROM } from '@riffle/tournament';
import { z } from 'zod';
import {
  boxId,
  cents,
  centsEitherWay,
  chips,
  count,
  dealId,
  entryId,
  filledLine,
  line,
  listOf,
  newBoxId,
  newBustOutId,
  newDealId,
  newPaymentId,
  newSaleId,
  paymentId,
  profileId,
  saleId,
} from '../../schema/brand.ts';
import { command, reason } from './command-shape.ts';
import { pointsShare } from './money.ts';

const means = z.enum(MEANS);
const dealMethod = z.enum(DEAL_WAYS);
const percent = z.int().min(0).max(WHOLE_PERCENT);
const dealShare = { entry: entryId, amount: cents, chips: chips.exactOptional(), percent: percent.exactOptional() };
const dealShares = listOf(z.strictObject(dealShare), { least: 1, most: 10_000 });
/** What is sold, taken, shared and handed out. */
export const ofMoney = [
  command('Sell', {
    sale: newSaleId,
    entry: entryId,
    profile: profileId.exactOptional(),
    kind: z.enum(['entry', 'rebuy', 'addOn']),
    count: z.int().min(1).max(MOST_AT_ONCE).exactOptional(),
    price: cents.exactOptional(),
    chips: chips.exactOptional(),
    stack: z.union([chips, z.literal('upToStart')]).exactOptional(),
    reason: reason.exactOptional(),
  }),
  command('ReverseSale', { sale: saleId, reason }),
  command('OpenBox', { box: newBoxId, name: filledLine(80), float: cents }),
  command('MoveCash', { box: boxId, amount: centsEitherWay, reason: reason.exactOptional() }),
  command('CountBox', { box: boxId, cash: cents, card: centsEitherWay, note: line(500).exactOptional() }),
  command('TakeMoney', {
    payment: newPaymentId,
    box: boxId,
    means,
    amounts: listOf(z.strictObject({ entry: entryId, amount: cents }), { least: 1, most: 1000 }),
    given: cents.exactOptional(),
  }),
  command('GiveBack', { payment: newPaymentId, box: boxId, means, entry: entryId, amount: cents }),
  command('HandOut', { payment: newPaymentId, box: boxId, means, entry: entryId }),
  command('ProposeDeal', { deal: newDealId, shares: dealShares, method: dealMethod }),
  command('ConsentToDeal', { deal: dealId, entry: entryId }),
  command('DeclineDeal', { deal: dealId, entry: entryId }),
  command('WithdrawDeal', { deal: dealId }),
  command('EndPlay', { bustOut: newBustOutId }),
  command('AgreeDeal', {
    shares: dealShares,
    method: dealMethod,
    agreed: listOf(entryId, { most: 10_000 }),
  }),
  command('SealEnvelopes', { envelopes: listOf(cents, { least: 1, most: 10_000 }) }),
  command('DrawEnvelope', { entry: entryId }),
  command('ReversePayment', { payment: paymentId, reason }),
  command('AwardSpecial', {
    special: count,
    entries: listOf(entryId, { most: 1000 }),
    reason: reason.exactOptional(),
  }),
  command('DrawSpecial', { special: count }),
  command('HandOverThing', { from: z.enum(THINGS_FROM), no: count, entry: entryId }),
  command('AddMoney', { amount: centsEitherWay, reason }),
  command('BookByHand', { entry: entryId, amount: centsEitherWay, reason }),
  command('AdjustPoints', {
    entry: entryId,
    points: pointsShare,
    reason,
  }),
  command('AdjustHits', { entry: entryId, hits: pointsShare, reason }),
  command('Settle', { reason: reason.exactOptional() }),
] as const;
