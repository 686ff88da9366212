import { type Fact, type FactsAsked, isAsked, readFacts } from '@riffle/floor';

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

/** What the table knows is taken only where this incident can have it: eleven players are not ten. */
function canBe({ when: _, ...fact }: Fact, known: unknown): boolean {
  return readFacts({ known: fact as Fact }, { known }).ok;
}

/** What a table knows or an incident seldom hangs on: asked only where somebody wants to say it. */
const OF_THE_TABLE = [
  'structure',
  'bigBlind',
  'smallBlind',
  'ante',
  'lastRaise',
  'buttonSeat',
  'players',
  'seat',
  'pot',
  'stack',
  'holeCards',
];
/** More would not fit on a phone. */
const AT_ONCE = 4;

/**
 * The facts that stand open from the start: those that nothing stands for, then the first of the rest, and what is asked
 * because of one of them. It hangs on what is asked alone, so that nothing folds away while somebody taps.
 */
export function leadingFacts(asked: FactsAsked, table: Given, atOnce = AT_ONCE): ReadonlySet<string> {
  const all = Object.entries(asked);
  // the street of a betting round is the table's; where a card went wrong it is the question
  const known = new Set('structure' in asked ? [...OF_THE_TABLE, 'street'] : OF_THE_TABLE);
  const leading = new Set<string>();
  for (const [name, fact] of all)
    if (fact.when === undefined && lineOf(name, fact, undefined, table[name]).needed) leading.add(name);
  for (const [name, fact] of all) {
    if (leading.size >= atOnce) break;
    // a hand that was tracked has answered it
    if (lineOf(name, fact, undefined, table[name]).from === 'table') continue;
    if (fact.when === undefined && fact.optional !== true && !known.has(name) && isTapped(fact)) leading.add(name);
  }
  for (const [name, fact] of all) {
    const follows = fact.when !== undefined && Object.keys(fact.when).every((other) => leading.has(other));
    if (follows && fact.optional !== true && !known.has(name)) leading.add(name);
  }
  return leading;
}

/** One tap says it. */
const isTapped = ({ type }: Fact): boolean =>
  type === 'yesNo' || type === 'choice' || type === 'choices' || type === 'count' || type === 'chipList';

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
