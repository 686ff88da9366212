import { type Fact, type FactsAsked, isAsked } from '@riffle/floor';

/** Facts by their names, as far as they are there. */
export type Given = { readonly [fact: string]: unknown };

/** One fact as it stands: what somebody said, what the table knows, or what is usual. */
export type Line = {
  readonly name: string;
  readonly fact: Fact;
  readonly value: unknown;
  readonly from: 'given' | 'table' | 'usual' | 'nothing';
  /** Without it there is no ruling, and nothing stands for it. */
  readonly needed: boolean;
};

/** The facts that matter now, in their order: some are asked only where an earlier one has a certain value. */
export function sheetOf(asked: FactsAsked, given: Given, table: Given): readonly Line[] {
  const lines: Line[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, fact] of Object.entries(asked)) {
    if (!isAsked(fact.when, values)) continue;
    const line = lineOf(name, fact, given[name], table[name]);
    if (line.value !== undefined) values[name] = line.value;
    lines.push(line);
  }
  return lines;
}

function lineOf(name: string, fact: Fact, given: unknown, known: unknown): Line {
  const usual = 'usual' in fact ? fact.usual : undefined;
  const table = known !== undefined && canBe(fact, known) ? known : undefined;
  const needed = usual === undefined && table === undefined && fact.optional !== true;
  const value = given ?? table ?? usual;
  const from =
    given !== undefined ? 'given' : table !== undefined ? 'table' : usual !== undefined ? 'usual' : 'nothing';
  return { name, fact, value, from, needed };
}

/** The table's number is taken only where this incident can have it: eleven players are not ten. */
const canBe = (fact: Fact, known: unknown): boolean =>
  (fact.type === 'chips' && typeof known === 'number' && known >= fact.min) ||
  (fact.type === 'count' && typeof known === 'number' && known >= fact.min && known <= fact.max) ||
  (fact.type === 'seat' && typeof known === 'number');

/** What the ruling is asked with: all that somebody said or the table knows; what is usual it knows itself. */
export const factsOf = (lines: readonly Line[]): Given =>
  Object.fromEntries(
    lines.flatMap(({ name, value, from, fact }) => {
      if (from === 'usual' || value === undefined) return [];
      return [[name, fact.type === 'list' ? itemsOf(fact.each, value) : value]];
    }),
  );

/** Inside a list the table's numbers hold for nobody in particular. */
const itemsOf = (each: FactsAsked, value: unknown): unknown =>
  Array.isArray(value) ? value.map((item: Given) => factsOf(sheetOf(each, item, {}))) : value;
