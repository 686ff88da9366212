import type { Setup } from '@riffle/tournament';

type Changes = Partial<Omit<Setup, 'levels' | 'demo' | 'forLeague'>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what is different: what is fixed since the start would be refused even where it is sent as it was. */
export function changesBetween(from: Setup, to: Setup): Changes {
  const { levels: _, demo: __, forLeague: ___, ...wanted } = to;
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => !same(value, Reflect.get(from, field))));
}

/** What the form may leave open again. */
const OPEN = ['lateEntryThrough', 'lateEntryUntil', 'form'] as const;

export const clearedBetween = (from: Setup, to: Setup): readonly (typeof OPEN)[number][] =>
  OPEN.filter((field) => from[field] !== undefined && to[field] === undefined);
