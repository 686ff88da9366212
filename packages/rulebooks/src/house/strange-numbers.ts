import type { Bounds, Form } from '../declaration/shape.ts';
import { type PolicyName, policies } from '../policies.ts';

export type StrangeNumber = Bounds & { readonly found: number };

/** The numbers of an answer that lie beyond their bounds: mistyped, most likely. Empty for what is no answer at all. */
export const strangeNumbers = (name: PolicyName, value: unknown): readonly StrangeNumber[] =>
  strangeIn(policies[name], value);

function strangeIn(form: Form, value: unknown): readonly StrangeNumber[] {
  switch (form.form) {
    case 'count':
      return typeof value === 'number' && (value < form.least || value > form.most)
        ? [{ found: value, least: form.least, most: form.most }]
        : [];
    case 'counts': {
      const { least, most } = form;
      return Array.isArray(value) ? value.flatMap((one) => strangeIn({ form: 'count', least, most }, one)) : [];
    }
    case 'record':
      return Object.entries(form.fields).flatMap(([key, field]) => strangeIn(field, fieldOf(value, key)));
    case 'either':
      return strangeIn(form.ways.find((way) => isOfWay(way, value)) ?? { form: 'asWritten' }, value);
    case 'oneOf':
    case 'someOf':
    case 'asWritten':
      return [];
  }
}

/** Which of several ways is meant: the one with its name, else the number where there is one. */
function isOfWay(way: Form, value: unknown): boolean {
  if (way.form !== 'record') return way.form === 'count' && typeof value === 'number';
  const { is } = way.fields;
  return is?.form === 'oneOf' && is.choices.some((choice) => choice === fieldOf(value, 'is'));
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as never)[key] : undefined;
