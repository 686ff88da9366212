import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Catalogue,
  coverage,
  loadRules,
  type RulebookCoverage,
  rulebooks,
  strayRefs,
  type Tally,
} from '@riffle/rulebooks';
import { coveragePage, total } from '../coverage-page.ts';
import { readOptions } from '../options.ts';
import { ROOT } from '../places.ts';
import { type Command, done, refused, type Shell } from '../shell.ts';
import { lastTestRun, type TestRun } from '../test-run.ts';
import { type ToldNumbers, toldNumbers } from '../told-number.ts';

export const rules: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    rulebook: { type: 'string' },
    missing: { type: 'boolean', default: false },
    said: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { rulebook, missing, said, json, write } = read.values;
  const known = rulebooks.map(({ id }) => id);
  if (rulebook !== undefined && !known.includes(rulebook)) return refused(trouble.noSuchRulebook(rulebook, known));
  const run = await lastTestRun(shell.tracesFolder ?? join(ROOT, '.traces'));
  if (run === undefined) return refused(trouble.noTestRun);
  const all = await catalogues(known);
  const wanted = all.filter(({ id }) => rulebook === undefined || id === rulebook);
  const covered = coverage(wanted, run.shown);
  if (write) {
    const path = join(ROOT, 'docs/rule-coverage.md');
    await writeFile(path, `${coveragePage(partsOf(all, coverage(all, run.shown).rulebooks))}\n`);
    if (!json) shell.print(shell.words.rules.written(path));
  }
  if (json) shell.print(JSON.stringify(covered, undefined, 2));
  else if (missing || said) {
    const told = await toldNumbers(shell.language);
    shell.print(
      covered.rulebooks
        .flatMap((book) => [
          ...(missing ? listed(book.id, book.missing, shell.words.rules.nothingMissing, told) : []),
          ...(said ? listed(book.id, book.said, shell.words.rules.nothingSaid, told) : []),
        ])
        .join('\n'),
    );
  } else if (!write) shell.print(overview(covered.rulebooks, all, run, shell));
  return done;
};

const catalogues = async (ids: readonly string[]): Promise<readonly Catalogue[]> =>
  (await Promise.all(ids.map(loadRules))).filter((catalogue) => catalogue !== undefined);

const partsOf = (all: readonly Catalogue[], covered: readonly RulebookCoverage[]) =>
  all.flatMap((catalogue) => {
    const found = covered.find(({ id }) => id === catalogue.id);
    return found === undefined ? [] : [{ catalogue, covered: found }];
  });

const listed = (id: string, refs: readonly string[], none: string, { number }: ToldNumbers): readonly string[] =>
  refs.length === 0 ? [`${id}: ${none}`] : refs.map((ref) => `${id}:${number(id, ref)}`);

function overview(
  covered: readonly RulebookCoverage[],
  all: readonly Catalogue[],
  { at, shown }: TestRun,
  { words, language }: Shell,
): string {
  const strays = strayRefs(all, shown);
  const heads = `${words.rules.done.padStart(9)}${words.rules.said.padStart(9)}${words.rules.of.padStart(9)}`;
  const lines = covered.flatMap((book) => [
    row(`${book.id}@${book.edition}`, heads),
    ...Object.entries(book.kinds)
      .filter(([, { entries }]) => entries > 0)
      .map(([kind, tally]) => row(`  ${kind}`, figures(tally))),
    row(`  ${words.rules.together}`, figures(total(book))),
    '',
  ]);
  return [
    ...lines,
    ...(strays.length === 0 ? [] : [`${words.rules.strays}: ${strays.join(', ')}`]),
    words.rules.lastRun(
      at.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeStyle: 'long' }),
    ),
  ].join('\n');
}

const row = (name: string, cells: string): string => `${name.padEnd(20)}${cells}`;

const figures = ({ entries, done, said }: Tally): string =>
  [done, said, entries].map((count) => String(count).padStart(9)).join('');
