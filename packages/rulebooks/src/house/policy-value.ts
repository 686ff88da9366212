import { baseProfile } from '../base-profile.ts';
import type { PolicyName } from '../policies.ts';
import { rulebooks } from '../shelf.ts';
import { policyChoices } from './policy-choices.ts';

/** Every answer that is known to a policy: that of common practice and those of the rulebooks on the shelf. */
export const knownValues = (name: PolicyName): readonly unknown[] => {
  const said = rulebooks.flatMap(({ answers, occasions }) =>
    [answers, ...occasions.map((occasion) => occasion.answers)].flatMap((one) =>
      one[name] === undefined ? [] : [one[name].value],
    ),
  );
  const all = new Map([baseProfile[name], ...said].map((value) => [JSON.stringify(value), value as unknown]));
  return [...all.values()];
};

/**
 * Whether a policy can be answered so: by one of its choices, a whole number where a number is asked, or a value of the
 * same make as a known one, in which whole numbers may be others.
 */
export function isPolicyValue(name: PolicyName, value: unknown): boolean {
  const choices = policyChoices[name];
  const known = knownValues(name);
  if (typeof value === 'string') return choices?.includes(value) ?? known.includes(value);
  if (Array.isArray(value) && known.some(Array.isArray)) {
    // a list of points by place may be any
    if (choices === undefined && known.some(isNumbers)) return isNumbers(value);
    const members = choices ?? known.filter(Array.isArray).flat();
    return value.length > 0 && new Set(value).size === value.length && value.every((one) => members.includes(one));
  }
  return known.some((one) => isOfTheMake(one, value));
}

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && one >= 0 && one <= MOST);

const MOST = 1_000_000;

function isOfTheMake(known: unknown, value: unknown): boolean {
  if (typeof known === 'number')
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MOST;
  if (typeof known !== 'object' || known === null) return known === value;
  if (typeof value !== 'object' || value === null || Array.isArray(known) !== Array.isArray(value)) return false;
  const [wanted, given] = [Object.entries(known), Object.entries(value)];
  return (
    wanted.length === given.length &&
    wanted.every(([key, inner]) => Object.hasOwn(value, key) && isOfTheMake(inner, (value as never)[key]))
  );
}
