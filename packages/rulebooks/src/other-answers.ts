import type { Form } from './declaration/shape.ts';
import { knownValues } from './house/known-values.ts';
import { waysToAnswer } from './house/ways-to-answer.ts';
import { type Policies, type PolicyName, policies } from './policies.ts';

const others = new Map<string, readonly unknown[]>();

/**
 * What a rulebook could have answered instead: each word that is declared, what other rulebooks say, one more and one
 * less than its number. Whoever wants to know whether an answer mattered tries these in its place.
 */
export function otherAnswers<P extends PolicyName>(name: P, value: Policies[P]): readonly Policies[P][] {
  const said = JSON.stringify(value);
  const key = `${name} ${said}`;
  const known = others.get(key) ?? without(said, [...knownValues(name), ...waysToAnswer(name), ...near(name, value)]);
  others.set(key, known);
  return known as readonly Policies[P][];
}

function without(said: string, values: readonly unknown[]): readonly unknown[] {
  const each = new Map(values.map((value) => [JSON.stringify(value), value]));
  each.delete(said);
  return [...each.values()];
}

function near(name: PolicyName, value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [0, value - 1, value + 1].filter((count) => count >= 0);
  const form: Form = policies[name];
  if (form.form !== 'someOf' || !Array.isArray(value)) return [];
  return form.choices.map((word) =>
    value.includes(word)
      ? value.filter((other) => other !== word)
      : form.choices.filter((one) => one === word || value.includes(one)),
  );
}
