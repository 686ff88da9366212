import { DEAL_WAYS, MEANS } from '@riffle/money';
import { FINE_ACCOUNTS, PURPOSES, SALE_KINDS, THINGS_FROM } from '@riffle/tournament';
import { z } from 'zod';
import { chips, id, ids, moment, place, reasons, text, whole } from './shape.ts';

const cents = z.int();
const reason = text.exactOptional();
const part = z.object({ for: z.enum(PURPOSES), name: text.exactOptional(), amount: cents });
const parts = z.array(part).max(100);
const points = z.object({ sum: z.int(), among: z.int().min(1) });
const unsettled = z.object({
  owing: whole,
  prizes: whole,
  boxes: whole,
  specials: whole,
  things: whole,
  bounties: whole,
  leftOver: cents.exactOptional(),
  promisedMore: cents.exactOptional(),
  back: cents.exactOptional(),
});
const limits = z.object({
  perPerson: whole.exactOptional(),
  total: whole.exactOptional(),
  through: whole.exactOptional(),
  fewestLeft: whole.exactOptional(),
});

const buyersOnly = z.literal(true).exactOptional();

/** What a night sells, as its set-up has it. */
export const money = z.object({
  profiles: z
    .array(
      z.object({
        id,
        name: text,
        kind: z.enum(SALE_KINDS),
        parts,
        chips,
        offered: z
          .object({
            from: whole.exactOptional(),
            through: whole.exactOptional(),
            breaks: z.enum(['also', 'only']).exactOptional(),
            since: moment.exactOptional(),
            until: moment.exactOptional(),
          })
          .exactOptional(),
        whileIn: z.literal(true).exactOptional(),
        points: points.exactOptional(),
      }),
    )
    .max(1_000),
  limits: z
    .object({ reEntry: limits.exactOptional(), rebuy: limits.exactOptional(), addOn: limits.exactOptional() })
    .exactOptional(),
  bounty: z
    .discriminatedUnion('by', [
      z.object({ by: z.enum(['head', 'mystery']), buyersOnly }),
      z.object({ by: z.literal('progressive'), toKiller: whole, buyersOnly }),
    ])
    .exactOptional(),
  guarantee: cents.exactOptional(),
});

const means = z.enum(MEANS);
const paid = { payment: id, box: id, means, at: moment, by: id.exactOptional() };

const dealShares = z.array(
  z.object({ entry: id, amount: cents, chips: chips.exactOptional(), percent: whole.exactOptional() }),
);
const dealMethod = z.enum(DEAL_WAYS);
const consent = { entry: id, by: text, at: moment };

export const MONEY_FIELDS = {
  Sold: {
    sale: id,
    entry: id,
    profile: id,
    name: text.exactOptional(),
    kind: z.enum(SALE_KINDS),
    parts,
    chips,
    at: moment,
    by: id.exactOptional(),
    listed: cents.exactOptional(),
    listedChips: chips.exactOptional(),
    stack: z.union([chips, z.literal('upToStart')]).exactOptional(),
    with: id.exactOptional(),
    reason,
    because: reasons,
  },
  BoughtBack: { entry: id, bustOut: id, to: place.exactOptional() },
  SaleReversed: { sale: id, reason, out: id.exactOptional(), at: moment.exactOptional() },
  BoxOpened: { box: id, name: text, holder: id, float: cents },
  CashMoved: { box: id, amount: cents, reason, at: moment.exactOptional() },
  BoxCounted: {
    box: id,
    cash: cents,
    card: cents,
    at: moment,
    note: text.exactOptional(),
    expected: z.object({ cash: cents, card: cents }).exactOptional(),
  },
  MoneyTaken: {
    ...paid,
    amounts: z.array(z.object({ entry: id, amount: cents })),
    given: cents.exactOptional(),
  },
  MoneyGivenBack: { ...paid, entry: id, amount: cents },
  PrizeHandedOut: {
    ...{ ...paid, entry: id, prize: cents, bounty: cents },
    special: cents.exactOptional(),
    byHand: cents.exactOptional(),
    setOff: cents.exactOptional(),
  },
  SpecialAwarded: {
    special: whole,
    name: text,
    entries: z.array(id),
    at: moment,
    among: z.array(id).exactOptional(),
    toWinner: cents.exactOptional(),
    reason,
  },
  HatFilled: { special: whole, name: text, among: ids, at: moment },
  HeadDrawn: {
    ...{ special: whole, name: text, entry: id, is: z.boolean(), of: whole, at: moment },
    bustOut: id.exactOptional(),
  },
  ThingHandedOver: { from: z.enum(THINGS_FROM), no: whole, thing: text, entry: id, at: moment },
  PaymentReversed: { payment: id, reason: text },
  DealAgreed: {
    shares: dealShares,
    method: dealMethod,
    left: cents,
    at: moment,
    because: reasons,
    deal: id.exactOptional(),
  },
  EnvelopesSealed: {
    envelopes: z.array(cents).max(100_000),
    salt: text,
    commitment: text,
    players: ids,
    at: moment,
  },
  EnvelopeDrawn: { entry: id, nth: whole, amount: cents, at: moment },
  DealProposed: { deal: id, shares: dealShares, method: dealMethod, left: cents, at: moment, because: reasons },
  DealConsented: { deal: id, ...consent },
  DealDeclined: { deal: id, ...consent },
  DealWithdrawn: { deal: id },
  DealFell: { deal: id, why: z.enum(['playedOn']).exactOptional() },
  MoneyAdded: { amount: cents, reason: text },
  FineBooked: { fine: z.int().min(1), entry: id, amount: cents, to: z.enum(FINE_ACCOUNTS), at: moment },
  FineReversed: { fine: z.int().min(1) },
  BookedByHand: { entry: id, amount: cents, reason: text },
  PointsAdjusted: { entry: id, points, reason: text },
  HitsAdjusted: { entry: id, hits: points, reason: text },
  Settled: { at: moment, reason, left: unsettled.exactOptional() },
} as const;
