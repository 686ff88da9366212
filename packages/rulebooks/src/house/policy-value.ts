import { MOST } from '../declaration/declare.ts';
import type { Field, Form } from '../declaration/shape.ts';
import { type PolicyName, policies } from '../policies.ts';
import { knownValues } from './known-values.ts';

/**
 * Whether a policy can be answered so; what only rulebooks write, as one of them or common practice has it. Numbers
 * may lie beyond their bounds: what is kept stays readable when a bound is drawn closer (`strangeNumbers` tells them).
 */
export const isPolicyValue = (name: PolicyName, value: unknown): boolean =>
  policies[name].form === 'asWritten'
    ? knownValues(name).some((known) => isSame(known, value))
    : isAnswer(policies[name], value);

function isAnswer(form: Form, value: unknown): boolean {
  switch (form.form) {
    case 'oneOf':
      return isOneOf(form.choices, value);
    case 'someOf':
      return isList(value) && value.length > 0 && isEachOnce(value) && value.every((one) => isOneOf(form.choices, one));
    case 'count':
      return isCount(value);
    case 'counts':
      return isList(value) && value.every((one) => isCount(one));
    case 'record':
      return isRecord(value) && isRecordOf(form.fields, value);
    case 'either':
      return form.ways.some((way) => isAnswer(way, value));
    case 'asWritten':
      return false;
  }
}

const isRecordOf = (fields: { readonly [field: string]: Field }, value: { readonly [key: string]: unknown }): boolean =>
  Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
  Object.entries(fields).every(([key, field]) =>
    Object.hasOwn(value, key) ? isAnswer(field, value[key]) : field.optional === true,
  );

const isOneOf = (choices: readonly unknown[], value: unknown): boolean => choices.includes(value);
const isEachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MOST;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In whatever order their fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === other;
  if (typeof other !== 'object' || other === null || isList(one) !== isList(other)) return false;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length && fields.every(([key, inner]) => isSame(inner, (other as never)[key]))
  );
}
