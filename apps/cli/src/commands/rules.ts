import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, coverage, loadRules, type RulebookCoverage, rulebooks, strayRefs } from '@riffle/rulebooks';
import { coveragePage, total } from '../coverage-page.ts';
import { readOptions } from '../options.ts';
import { ROOT } from '../places.ts';
import { type Command, done, refused, type Shell } from '../shell.ts';
import { lastTestRun, type TestRun } from '../test-run.ts';

export const rules: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    rulebook: { type: 'string' },
    missing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const { rulebook, missing, json, write } = read.values;
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
  else if (missing) shell.print(covered.rulebooks.flatMap((book) => missingIn(book, shell)).join('\n'));
  else if (!write) shell.print(overview(covered.rulebooks, all, run, shell));
  return done;
};

const catalogues = async (ids: readonly string[]): Promise<readonly Catalogue[]> =>
  (await Promise.all(ids.map(loadRules))).filter((catalogue) => catalogue !== undefined);

const partsOf = (all: readonly Catalogue[], covered: readonly RulebookCoverage[]) =>
  all.flatMap((catalogue) => {
    const found = covered.find(({ id }) => id === catalogue.id);
    return found === undefined ? [] : [{ catalogue, covered: found }];
  });

const missingIn = ({ id, missing }: RulebookCoverage, { words }: Shell): readonly string[] =>
  missing.length === 0 ? [`${id}: ${words.rules.nothingMissing}`] : missing.map((ref) => `${id}:${ref}`);

function overview(
  covered: readonly RulebookCoverage[],
  all: readonly Catalogue[],
  { at, shown }: TestRun,
  { words, language }: Shell,
): string {
  const strays = strayRefs(all, shown);
  const lines = covered.flatMap((book) => {
    const { entries, shown: count } = total(book);
    const kinds = Object.entries(book.kinds)
      .filter(([, tally]) => tally.entries > 0)
      .map(([kind, tally]) => `    ${kind.padEnd(12)}${of(tally)}`);
    return [`${book.id}@${book.edition}  ${of({ entries, shown: count })} ${words.rules.shown}`, ...kinds, ''];
  });
  return [
    ...lines,
    ...(strays.length === 0 ? [] : [`${words.rules.strays}: ${strays.join(', ')}`]),
    words.rules.lastRun(at.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB')),
  ].join('\n');
}

const of = ({ entries, shown }: { readonly entries: number; readonly shown: number }): string =>
  `${String(shown).padStart(4)} / ${String(entries)}`;
