import type { PolicyName } from '../policies.ts';
import { knownValues } from './known-values.ts';
import { policyChoices } from './policy-choices.ts';

/** How a policy can be answered: what is accepted, what an editor offers, what the document's schema says. */
export type PolicyShape = {
  /** One of these words. */
  readonly choices: readonly string[];
  /** One or several of these words, each once; `anyNumbers`: whole numbers, as points by place are. */
  readonly list?: readonly string[] | 'anyNumbers';
  /** A number, or a record: one known value of each make. The whole numbers in it may be others. */
  readonly makes: readonly unknown[];
};

/** No number in a house rulebook is larger. */
export const MOST = 1_000_000;

export function policyShape(name: PolicyName): PolicyShape {
  const known = knownValues(name);
  const choices = policyChoices[name];
  const words = known.filter((value) => typeof value === 'string');
  const lists = known.filter((value): value is unknown[] => Array.isArray(value));
  const others = known.filter((value) => typeof value !== 'string' && !Array.isArray(value));
  const makes = others.map(makeOf);
  return {
    choices: words.length === 0 ? [] : (choices ?? words),
    ...(lists.length > 0 && { list: choices ?? membersOf(lists) }),
    makes: others.filter((_, at) => makes.indexOf(makes[at] ?? '') === at),
  };
}

/** In an order that keeps each list's own, the longest first: a ladder goes from the mildest to the hardest. */
function membersOf(lists: readonly unknown[][]): readonly string[] | 'anyNumbers' {
  if (lists.flat().some((one) => typeof one === 'number')) return 'anyNumbers';
  const members: unknown[] = [];
  for (const list of [...lists].sort((one, other) => other.length - one.length))
    for (const [at, member] of list.entries())
      if (!members.includes(member)) members.splice(members.indexOf(list[at - 1]) + 1, 0, member);
  return members.filter((one) => typeof one === 'string');
}

/** Two values are of one make where they differ only in their numbers. */
export const makeOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'number' ? 'number' : inner));
