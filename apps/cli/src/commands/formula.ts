import { readFormula, type Value, valueOfFormula } from '@riffle/formula';
import { type Language, sayFormulaProblem } from '@riffle/words';
import { readOptions } from '../options.ts';
import { type Command, done, misused, refused } from '../shell.ts';

const MOST_ROWS = 1000;
const NAME = '[\\p{L}_][\\p{L}\\p{M}\\p{N}_]*';
const SET = new RegExp(`^(${NAME})=(.*)$`, 'u');
const OVER = new RegExp(`^(${NAME})=(-?\\d{1,9})\\.\\.(-?\\d{1,9})$`, 'u');
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

type Row = { readonly at: number; readonly value: Value };

/** What a formula is worth with the values that its names are given, once or for each number of a sequence. */
export const formula: Command = async (args, shell) => {
  const words = shell.words.formula;
  const options = {
    set: { type: 'string', multiple: true, default: [] as string[] },
    over: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  const { values } = read;
  const [text] = read.positionals;
  if (text === undefined) return misused(words.noFormula);
  const given = new Map<string, readonly [name: string, value: Value]>();
  for (const assignment of values.set) {
    const named = readSet(assignment);
    if (named === undefined) return misused(words.noValue(assignment));
    if (given.has(named[0].toLowerCase())) return misused(words.givenTwice(named[0]));
    given.set(named[0].toLowerCase(), named);
  }
  const over = values.over === undefined ? undefined : readOver(values.over);
  if (values.over !== undefined && over === undefined) return misused(words.noSpan(values.over, MOST_ROWS));
  if (over !== undefined && given.has(over.name.toLowerCase())) return misused(words.givenTwice(over.name));
  const formulaRead = readFormula(text);
  if (!formulaRead.ok) return refused(sayFormulaProblem(formulaRead.problem, shell.language));
  const known = Object.fromEntries(given.values());
  if (over === undefined) {
    const found = valueOfFormula(formulaRead.value, known);
    if (!found.ok) return refused(sayFormulaProblem(found.problem, shell.language));
    shell.print(values.json ? JSON.stringify({ value: found.value }) : figures(found.value, shell.language));
    return done;
  }
  const rows: Row[] = [];
  for (let at = over.from; at <= over.to; at += 1) {
    const found = valueOfFormula(formulaRead.value, { ...known, [over.name]: at });
    if (!found.ok) return refused(`${words.where(over.name, at)}: ${sayFormulaProblem(found.problem, shell.language)}`);
    rows.push({ at, value: found.value });
  }
  shell.print(
    values.json
      ? JSON.stringify({ over: over.name, values: rows })
      : table([over.name, words.result], rows, shell.language),
  );
  return done;
};

/** `n=40`, or a list: `scores=12.5,9,30`; nothing after the sign is a list without entries. */
function readSet(text: string): readonly [name: string, value: Value] | undefined {
  const [, name, right = ''] = SET.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (right.trim() === '') return [name, []];
  const parts = right.split(',').map((part) => part.trim());
  const numbers = parts.map(Number);
  if (!parts.every((part) => NUMBER.test(part)) || !numbers.every(Number.isFinite)) return undefined;
  return [name, numbers.length === 1 ? (numbers[0] ?? 0) : numbers];
}

function readOver(text: string): { readonly name: string; readonly from: number; readonly to: number } | undefined {
  const [, name, from, to] = OVER.exec(text) ?? [];
  if (name === undefined) return undefined;
  const [first, last] = [Number(from), Number(to)];
  return last >= first && last - first < MOST_ROWS ? { name, from: first, to: last } : undefined;
}

function figures(value: Value, language: Language): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  return typeof value === 'number' ? format.format(value) : value.map((number) => format.format(number)).join('; ');
}

function table(heading: readonly [string, string], rows: readonly Row[], language: Language): string {
  const lines = [heading, ...rows.map(({ at, value }) => [String(at), figures(value, language)] as const)];
  const wide = [0, 1].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines.map(([at, value]) => `${at.padStart(wide[0] ?? 0)}  ${value.padStart(wide[1] ?? 0)}`).join('\n');
}
