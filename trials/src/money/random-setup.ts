import { type Instant, later } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { CURRENCIES, type PoolDeduction, READY_PLANS, readyPlan, toCents } from '@riffle/money';
import { findRulebook, policy, type Rulebook } from '@riffle/rulebooks';
import {
  BOUNTY_FORMS,
  type BountyForm,
  type Limits,
  MONEY_SHOWN,
  type MoneySetup,
  type Part,
  type Profile,
  type ProfileId,
  type SaleKind,
  type Setup,
  structureFor,
} from '@riffle/tournament';
import { pricesUnder } from '@riffle/tournament/testing';
import { type Chance, oneOf } from '../asked/made.ts';

const STACK = toChips(10_000);

/** A night whose prices nobody would set: no amount is round, so that none is taken for chips or for another. */
export function randomSetup(book: Rulebook['id'], chance: Chance, now: Instant): Setup {
  const plan = oneOf(chance, [undefined, ...READY_PLANS]);
  const deductions = deductionsBy(odd(chance, 300), chance(2) === 0 ? odd(chance, 4_000) : undefined);
  const money = pricesUnder(book, randomMoney(chance, formFor(book, chance), now));
  const keeps = chance(3) === 0 && mayKeep(book, money);
  const places = 1 + chance(4);
  const least = odd(chance, 2_000);
  return {
    name: 'Friday',
    rulebook: { id: book, edition: findRulebook(book)?.edition ?? '' },
    game: 'holdem',
    startingStack: STACK,
    seatsPerTable: 6 + chance(4),
    levels: structureFor('clubNight')?.levels ?? [],
    prizes: Array.from({ length: places }, (_, nth) => toCents(least * (places - nth))),
    currency: oneOf(chance, CURRENCIES) ?? 'EUR',
    money,
    moneyShown: oneOf(chance, MONEY_SHOWN) ?? 'amounts',
    ...(chance(3) === 0 && { alternatesMoveUp: 'byThemselves' as const }),
    ...(chance(4) > 0 && { lateEntryThrough: 1 + chance(6) }),
    ...(chance(4) === 0 && { lateEntryUntil: moment(chance, now) }),
    ...(plan !== undefined && {
      prizePlan: { ...readyPlan(plan), ...(keeps && { deductions }) },
    }),
  };
}

const OFF_POOL = [undefined, 'Saisonfinale', 'Jugend', 'Saal'] as const;
/** The house's share, others by name, one of which a price has as well, or all of them: the two numbers say which, so that no other chance is drawn. */
const deductionsBy = (share: number, amount: number | undefined): readonly PoolDeduction[] =>
  OFF_POOL.flatMap((name, nth) =>
    nth < 3 && Math.floor(share / 10) % 2 ** (nth + 1) < 2 ** nth
      ? []
      : [
          {
            ...(name !== undefined && { name }),
            share: Math.ceil(share / (nth + 1)),
            ...(amount !== undefined && { amount: toCents(Math.ceil(amount / (nth + 1))) }),
          },
        ],
  );

/** Beside bounties some rulebooks leave the house nothing of the pool. */
function mayKeep(book: Rulebook['id'], { profiles }: MoneySetup): boolean {
  const found = findRulebook(book);
  const withBounty = profiles.some(({ parts }) => parts.some((one) => one.for === 'bounty' && one.amount > 0));
  return !withBounty || found === undefined || policy(found, 'entries.houseFee').value !== 'neverWithBounty';
}

/** Where a rulebook has one value for all, all of it his who takes it, there is no other form. */
function formFor(book: Rulebook['id'], chance: Chance): BountyForm {
  const found = findRulebook(book);
  const only = found !== undefined && policy(found, 'entries.bounty').value === 'jetonPerEntry';
  const form = only ? 'head' : (oneOf(chance, BOUNTY_FORMS) ?? 'head');
  const buyersOnly = chance(3) === 0 && ({ buyersOnly: true } as const);
  return form === 'progressive' ? { by: form, toKiller: 1 + chance(999), ...buyersOnly } : { by: form, ...buyersOnly };
}

function randomMoney(chance: Chance, form: BountyForm, now: Instant): MoneySetup {
  const bounty = chance(2) === 0 ? odd(chance, 900) : 0;
  const cut = chance(2) === 0 ? odd(chance, 300) : 0;
  const limits: { [K in 'reEntry' | 'rebuy' | 'addOn']?: Limits } = {};
  for (const kind of ['reEntry', 'rebuy', 'addOn'] as const) if (chance(2) === 0) limits[kind] = randomLimits(chance);
  const priced = (kind: SaleKind, nth = 0): Profile => ({
    id: `${kind}${String(nth)}` as ProfileId,
    name: kind,
    kind,
    parts: [
      part('prizes', odd(chance, 3_000)),
      ...(chance(3) > 0 ? [part('fee', odd(chance, 700))] : []),
      ...(chance(3) === 0 ? [part('staff', odd(chance, 400))] : []),
      ...(bounty > 0 && kind !== 'addOn' ? [part('bounty', bounty)] : []),
      ...(cut > 0 ? [{ ...part('deduction', cut), name: 'Jugend' }] : []),
    ],
    chips: STACK,
    ...(kind === 'rebuy' && {
      offered: { through: 2 + chance(5), breaks: 'also', ...(chance(3) === 0 && { until: moment(chance, now) }) },
    }),
    // the first price for half an hour or so, the second from the beginning
    ...(kind === 'entry' && nth === 0 && chance(2) === 0 && { offered: { until: moment(chance, now) } }),
    ...(kind === 'rebuy' && chance(2) === 0 && { whileIn: true }),
  });
  return {
    profiles: [priced('entry'), priced('entry', 1), priced('reEntry'), priced('rebuy'), priced('addOn')],
    ...(bounty > 0 && { bounty: form }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(chance(2) === 0 && { guarantee: toCents(odd(chance, 60_000)) }),
  };
}

const randomLimits = (chance: Chance): Limits => ({
  ...(chance(2) === 0 && { perPerson: chance(3) }),
  ...(chance(3) === 0 && { total: chance(6) }),
  ...(chance(3) === 0 && { through: 1 + chance(8) }),
  ...(chance(3) === 0 && { fewestLeft: 2 + chance(3) }),
});

/** Some time of the evening: a night of these lasts nine hours at most. */
const moment = (chance: Chance, now: Instant): Instant => later(now, chance(9 * 60) * 60_000);

const part = (purpose: Part['for'], amount: number): Part => ({ for: purpose, amount: toCents(amount) });

/** Never a whole number of the currency's units, whether it has cents or not. */
export const odd = (chance: Chance, below: number): number => 100 + 10 * chance(Math.ceil(below / 10)) + 3;
