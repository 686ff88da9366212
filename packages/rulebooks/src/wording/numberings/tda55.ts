import { type Numbering, step, way } from '../numbering.ts';

const NUMBER = /^(?<rule>\d+)(?:\.(?:(?<item>\d+)|(?<own>.+)))?$/;

/** `28.1`; the letters of `1.a` are ours, the text goes on without them. */
export const numbering: Numbering = (ref) => {
  const { rule, item, own } = NUMBER.exec(ref)?.groups ?? {};
  if (rule === undefined) return undefined;
  const inside = item === undefined ? undefined : { ...step('number', item, ref), mayLack: true as const };
  return way([step('number', rule, rule), inside], own);
};
