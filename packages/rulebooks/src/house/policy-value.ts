import type { PolicyName } from '../policies.ts';
import { MOST, policyShape } from './policy-shape.ts';

/**
 * Whether a policy can be answered so: by one of its choices, a whole number where a number is asked, or a value of the
 * same make as a known one, in which whole numbers may be others.
 */
export function isPolicyValue(name: PolicyName, value: unknown): boolean {
  const { choices, list, makes } = policyShape(name);
  if (typeof value === 'string') return choices.includes(value);
  if (Array.isArray(value)) return list !== undefined && isList(value, list);
  return makes.some((make) => isOfTheMake(make, value));
}

function isList(value: readonly unknown[], list: readonly string[] | 'anyNumbers'): boolean {
  // points by place may be the same for several places
  if (list === 'anyNumbers') return value.every(isCount);
  const members: readonly unknown[] = list;
  return value.length > 0 && new Set(value).size === value.length && value.every((one) => members.includes(one));
}

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MOST;

function isOfTheMake(known: unknown, value: unknown): boolean {
  if (typeof known === 'number') return isCount(value);
  if (typeof known !== 'object' || known === null) return known === value;
  if (typeof value !== 'object' || value === null || Array.isArray(known) !== Array.isArray(value)) return false;
  const [wanted, given] = [Object.entries(known), Object.entries(value)];
  return (
    wanted.length === given.length &&
    wanted.every(([key, inner]) => Object.hasOwn(value, key) && isOfTheMake(inner, (value as never)[key]))
  );
}
