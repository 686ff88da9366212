import { type Numbering, step, way } from '../numbering.ts';

const NUMBER = /^(?<part>[TC])(?<rule>\d+[a-z]?)(?:\.(?<letter>[A-Z]|[a-z])?(?<own>\d+)?)?$/;

/** `T10.A1`, `C1.a1`: the numbers of the tournament part, and those of the cash part after it; the last figure is ours. */
export const numbering: Numbering = (ref) => {
  const { part, rule, letter, own } = NUMBER.exec(ref)?.groups ?? {};
  if (part === undefined || rule === undefined) return undefined;
  const upTo = `${part}${rule}`;
  const list =
    letter === undefined ? undefined : { ...step('letter', letter, `${upTo}.${letter}`), mayLack: true as const };
  return way([step('number', rule, upTo), list], own);
};
