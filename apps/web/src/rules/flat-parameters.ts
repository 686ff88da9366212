import type { Parameter } from '@riffle/rulebooks';

export type FlatParameter = { readonly name: string; readonly value: null | boolean | number | string };

/** A rule's parameters as lines: `when.fewest: 3`; what lies in a list is joined. */
export function flatParameters(parameters: { readonly [name: string]: Parameter }): readonly FlatParameter[] {
  return Object.entries(parameters).flatMap(([name, value]) => lines(spoken(name), value));
}

function lines(name: string, value: Parameter): readonly FlatParameter[] {
  if (value === null || typeof value !== 'object') return [{ name, value }];
  if (isList(value)) {
    const simple = value.every((item) => item === null || typeof item !== 'object');
    if (simple) return [{ name, value: value.map(String).join(', ') }];
    return value.flatMap((item, index) => lines(`${name} ${String(index + 1)}`, item));
  }
  return Object.entries(value).flatMap(([part, inner]) => lines(`${name} · ${spoken(part)}`, inner));
}

const isList = (value: Parameter): value is readonly Parameter[] => Array.isArray(value);

/** `fairnessOverridesRule` → `fairness overrides rule` */
const spoken = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
