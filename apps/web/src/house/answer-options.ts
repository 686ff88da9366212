import { type Cited, makeOf, type PolicyName, policies, waysToAnswer } from '@riffle/rulebooks';

/** One way in which a policy can be answered. `key` tells it from the others, whatever its numbers are. */
export type AnswerOption = {
  readonly key: string;
  readonly value: unknown;
  /** What the rulebook beneath says: to choose it is to depart no longer. */
  readonly inherited: boolean;
  readonly chosen: boolean;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const keyOf = (value: unknown): string => (typeof value === 'string' ? value : makeOf(value));

/** The ways to answer by one choice: words, numbers, records; a record with the numbers that it has now. */
export function answerOptions(name: PolicyName, current: unknown, beneath: Cited): readonly AnswerOption[] {
  const known = waysToAnswer(name).filter((make) => fits(make, beneath));
  const chosen = keyOf(current);
  return known.map((value) => {
    const key = keyOf(value);
    const inherited = key === keyOf(beneath.value);
    const now = key === chosen ? current : inherited ? beneath.value : value;
    return { key, value: now, inherited: inherited && same(now, beneath.value), chosen: key === chosen };
  });
}

/** A record that holds another rulebook's rule numbers would cite rules that this one does not have. */
const fits = (make: unknown, { value }: Cited): boolean =>
  !JSON.stringify(make).includes('"refs"') || makeOf(make) === makeOf(value);

/** The words of which a list is made; none where the policy is not answered by a list of words. */
export function listMembers(name: PolicyName): readonly string[] {
  const declared = policies[name];
  return declared.form === 'someOf' ? declared.choices : [];
}

/**
 * A list with one word more or less, in the order in which they are known: a ladder stays a ladder. The words of the
 * rulebook beneath, in whatever order it names them, are its own answer again.
 */
export function toggled(list: readonly string[], member: string, beneath: Cited): unknown {
  const wanted = list.includes(member) ? list.filter((one) => one !== member) : [...list, member];
  const all = listMembers(beneath.policy);
  const ordered = (words: readonly unknown[]) =>
    [...words].sort((one, other) => all.indexOf(String(one)) - all.indexOf(String(other)));
  const value = ordered(wanted);
  return Array.isArray(beneath.value) && same(value, ordered(beneath.value)) ? beneath.value : value;
}

/** The numbers inside an answer, by their names; a number alone has none. */
export function numbersIn(value: unknown): readonly (readonly [key: string, count: number])[] {
  if (typeof value === 'number') return [['', value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}

export const withNumber = (value: unknown, key: string, count: number): unknown =>
  key === '' ? count : { ...(value as object), [key]: count };
