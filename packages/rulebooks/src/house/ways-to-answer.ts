import type { Bounds, Field, Form } from '../declaration/shape.ts';
import { type PolicyName, policies } from '../policies.ts';
import { knownValues } from './known-values.ts';

/** The words of which one, or for a list several, are an answer to a policy that is answered by words. */
export const policyChoices: { readonly [P in PolicyName]?: readonly string[] } = Object.fromEntries(
  Object.entries<Form>(policies).flatMap(([name, form]) => ('choices' in form ? [[name, form.choices]] : [])),
);

/**
 * Each way in which a policy can be answered by one word, one number or one record: the words first, then what
 * rulebooks say, then what none of them says. Numbers are those of a rulebook, since no declaration knows good ones.
 */
export function waysToAnswer(name: PolicyName): readonly unknown[] {
  const known = knownValues(name).filter((value) => !Array.isArray(value) && typeof value !== 'string');
  const ways = [...known, ...waysOf(policies[name], known)];
  const first = ways.filter((value, at) => ways.findIndex((other) => makeOf(other) === makeOf(value)) === at);
  return [...first.filter((way) => typeof way === 'string'), ...first.filter((way) => typeof way !== 'string')];
}

/** Two values are of one make where they differ only in their numbers. */
export const makeOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'number' ? 'number' : inner));

/** Between which a number inside an answer can be; without a name the answer is the number. */
export function boundsOf(name: PolicyName, value: unknown, key: string): Bounds {
  const bounds = flat(policies[name]).flatMap((form) => {
    if (form.form !== 'record') return form.form === 'count' && key === '' ? [form] : [];
    const { [key]: field, is } = form.fields;
    const here = is === undefined || (is.form === 'oneOf' && is.choices.some((one) => one === wayOf(value)));
    return here && field?.form === 'count' ? [field] : [];
  });
  return bounds[0] ?? { least: 0, most: 0 };
}

const flat = (form: Form): readonly Form[] => (form.form === 'either' ? form.ways : [form]);
const wayOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'is' in value ? value.is : undefined;

function waysOf(form: Form, known: readonly unknown[]): readonly unknown[] {
  switch (form.form) {
    case 'oneOf':
      return form.choices;
    case 'count':
      return [form.least];
    case 'record':
      return recordsOf(form.fields, known);
    case 'either':
      return form.ways.flatMap((way) => waysOf(way, known));
    case 'someOf':
    case 'counts':
    case 'asWritten':
      return [];
  }
}

/** One record of each make. */
function recordsOf(fields: { readonly [field: string]: Field }, known: readonly unknown[]): readonly object[] {
  let records: readonly object[] = [{}];
  for (const [key, field] of Object.entries(fields)) {
    const values = field.form === 'count' ? [numberAt(key, known) ?? field.least] : waysOf(field, known);
    const filled = records.flatMap((record) => values.map((value) => ({ ...record, [key]: value })));
    records = field.optional === true ? [...records, ...filled] : filled;
  }
  return records;
}

const numberAt = (key: string, known: readonly unknown[]): unknown =>
  known.map((value) => (value as { readonly [key: string]: unknown })[key]).find((one) => typeof one === 'number');
