import { deductionsOf, keepsSomething, type PrizePlan } from '@riffle/money';
import type { Objection } from '../decision.ts';
import { policyOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';
import { bountyIn } from './bounty-form.ts';
import { noHouseShare } from './house-share.ts';
import { ENTERING, isPlayedFor, type MoneySetup, type Profile } from './money-setup.ts';

/** What of the prices, periods and limits a rulebook does not have: nobody could buy by them. */
export function checkMoneyByTheBook(setup: PinnedSetup): Objection {
  const { money } = setup;
  if (money === undefined) return undefined;
  return (
    forbiddenSales(setup, money) ??
    bountiesByTheBook(setup, money) ??
    keptByTheHouse(setup, money) ??
    allIsPlayedFor(setup) ??
    fullStacks(setup, money) ??
    asManyAsTheyLike(setup, money)
  );
}

/** A price for what the rulebook does not have: nobody could be sold it, and walls would tell of it. */
function forbiddenSales(setup: PinnedSetup, { profiles }: MoneySetup): Objection {
  for (const kind of new Set(profiles.map((profile) => profile.kind))) {
    if (kind === 'entry') continue;
    const { value, refs } = policyOf(setup, `entries.${kind}`);
    if ((typeof value === 'string' ? value : value.is) === 'forbidden')
      return { code: 'money-against-rules', what: kind, refs };
  }
  return undefined;
}

const entering = ({ profiles }: MoneySetup): readonly Profile[] =>
  profiles.filter(({ kind }) => ENTERING.includes(kind));

/** One jeton for each entry, and all worth the same. */
function bountiesByTheBook(setup: PinnedSetup, money: MoneySetup): Objection {
  const { value, refs } = policyOf(setup, 'entries.bounty');
  if (value === 'none' && money.profiles.some((profile) => bountyIn(profile) > 0))
    return { code: 'money-against-rules', what: 'bounty', refs };
  if (value !== 'jetonPerEntry') return undefined;
  if (differ(money)) return { code: 'money-against-rules', what: 'bountiesDiffer', refs };
  // a jeton has the value that was fixed before, and is his whole who wins it
  const { by = 'head' } = money.bounty ?? {};
  return by === 'head' ? undefined : { code: 'money-against-rules', what: 'bountyForm', refs };
}

/** Where there are bounties, the fees are these and the pool, and nothing of them is anybody else's. */
function keptByTheHouse(setup: PinnedSetup, money: MoneySetup): Objection {
  const refs = noHouseShare(setup);
  const fees = money.profiles.filter((profile) => ENTERING.includes(profile.kind) || bountyIn(profile) > 0);
  const kept = fees.some(({ parts }) => parts.some((part) => part.amount > 0 && !isPlayedFor(part)));
  return refs && kept ? { code: 'money-against-rules', what: 'houseFee', refs } : undefined;
}

/** Neither a share of the house, nor anything else that goes off the pool, nor what the plan leaves to nobody. */
function allIsPlayedFor(setup: PinnedSetup): Objection {
  const { prizePlan } = setup;
  if (prizePlan === undefined) return undefined;
  const refs = noHouseShare(setup);
  const what = offThePool(prizePlan) ?? (keepsSomething(prizePlan) ? 'planKeeps' : undefined);
  return refs && what && { code: 'money-against-rules', what, refs };
}

function offThePool(plan: PrizePlan): 'houseShare' | 'poolDeduction' | undefined {
  const deductions = deductionsOf(plan);
  if (deductions.some(({ name }) => name === undefined)) return 'houseShare';
  return deductions.length > 0 ? 'poolDeduction' : undefined;
}

/** With a rebuy somebody may have one again; chips besides are no head. */
function differ(money: MoneySetup): boolean {
  const again = money.profiles.filter((profile) => profile.kind === 'rebuy' && bountyIn(profile) > 0);
  const values = new Set([...entering(money), ...again].map(bountyIn));
  return values.size > 1 || money.profiles.some((profile) => profile.kind === 'addOn' && bountyIn(profile) > 0);
}

/** Whoever comes late or comes again begins with no less than the others, where a rulebook says so itself. */
function fullStacks(setup: PinnedSetup, money: MoneySetup): Objection {
  const { value, refs, from } = policyOf(setup, 'entries.lateStack');
  if (value !== 'full' || from === 'base') return undefined;
  return entering(money).some(({ chips }) => chips < setup.startingStack)
    ? { code: 'money-against-rules', what: 'shortStack', refs }
    : undefined;
}

/** They end with a level, the largest field and the bubble, all of which the night has of its own: within that nothing limits them. */
function asManyAsTheyLike(setup: PinnedSetup, { limits }: MoneySetup): Objection {
  const { value, refs } = policyOf(setup, 'entries.reEntry');
  const { perPerson, total, fewestLeft } = limits?.reEntry ?? {};
  const limited = [perPerson, total, fewestLeft].some((limit) => limit !== undefined);
  return value.is === 'unlimitedUntilLevel' && limited
    ? { code: 'money-against-rules', what: 'reEntriesLimited', refs }
    : undefined;
}
