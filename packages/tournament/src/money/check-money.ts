import type { Instant } from '@riffle/aggregate';
import type { Objection } from '../decision.ts';
import { MOST_MONEY } from './boxes.ts';
import {
  BOUNTY_FORMS,
  type Limits,
  type MoneySetup,
  type Offered,
  type Profile,
  PURPOSES,
  priceOf,
  SALE_KINDS,
} from './money-setup.ts';

const MOST_PROFILES = 50;
const MOST_PARTS = 20;
const LONGEST_NAME = 80;

/** Whether prices, times and limits can be sold by. */
export function checkMoney(money: MoneySetup | undefined): Objection {
  if (money === undefined) return undefined;
  const { profiles, limits = {}, bounty, guarantee = 0 } = money;
  const ids = new Set(profiles.map(({ id }) => id));
  const fine =
    profiles.length <= MOST_PROFILES &&
    ids.size === profiles.length &&
    profiles.some(({ kind }) => kind === 'entry') &&
    profiles.every(isProfile) &&
    Object.values(limits).every(isLimits) &&
    isForm(bounty) &&
    isAmount(guarantee);
  return fine ? undefined : { code: 'setup-invalid', field: 'money' };
}

const isForm = (form: MoneySetup['bounty']): boolean =>
  form === undefined ||
  (BOUNTY_FORMS.includes(form.by) &&
    (form.by !== 'progressive' || (isCount(form.toKiller, 1) && form.toKiller < 1_000)));

const isProfile = (profile: Profile): boolean => {
  const { name, kind, parts, chips, offered = {} } = profile;
  return (
    isName(name) &&
    SALE_KINDS.includes(kind) &&
    parts.length <= MOST_PARTS &&
    parts.every((part) => PURPOSES.includes(part.for) && isAmount(part.amount) && isNamed(part)) &&
    isAmount(priceOf(profile)) &&
    Number.isSafeInteger(chips) &&
    chips >= (kind === 'entry' || kind === 'reEntry' ? 1 : 0) &&
    isWindow(offered)
  );
};

/** Of a deduction the name says which account it is. */
const isNamed = (part: Profile['parts'][number]): boolean => part.for !== 'deduction' || isName(part.name ?? '');
const isName = (name: string): boolean => name.trim().length >= 1 && name.length <= LONGEST_NAME;
const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0 && amount <= MOST_MONEY;
const isWindow = ({ from = 1, through = from, since, until }: Offered): boolean =>
  isCount(from, 1) &&
  isCount(through, 0) &&
  through >= from - 1 &&
  [since, until].every((at = 0 as Instant) => Number.isSafeInteger(at)) &&
  (since === undefined || until === undefined || since < until);
const isLimits = ({ perPerson = 0, total = 0, through = 0, fewestLeft = 0 }: Limits): boolean =>
  [perPerson, total, through, fewestLeft].every((count) => isCount(count, 0));
const isCount = (count: number, least: number): boolean => Number.isSafeInteger(count) && count >= least;
