import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Cited,
  conflictsAnywhere,
  departures,
  type HouseRulebook,
  houseBook,
  type Rulebook,
  readNewHouse,
} from '@riffle/rulebooks';
import { policyWords, sayConflict, sayHouseProblem, sayPolicy } from '@riffle/words';
import { documentIn } from '../house-in.ts';
import { houseSchemaText } from '../house-schema-file.ts';
import { readOptions } from '../options.ts';
import { ROOT } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';
import { type ToldNumbers, toldNumbers } from '../told-number.ts';

/** Checks a house rulebook in a file, or gives the schema of such files. */
export const house: Command = async (args, shell) => {
  const no = { type: 'boolean', default: false } as const;
  const read = readOptions({ args, options: { json: no, schema: no, write: no }, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  if (read.values.schema) return schema(read.values.write, shell);
  const [path] = read.positionals;
  const { trouble } = shell.words;
  if (path === undefined) return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const given = await documentIn(path);
  if (!given.ok) return refused(trouble[given.trouble](path));
  return check(given.document, read.values.json || !shell.terminal, shell, await toldNumbers(shell.language));
};

async function schema(write: boolean, shell: Shell): Promise<Outcome> {
  if (!write) {
    shell.print(houseSchemaText().trimEnd());
    return done;
  }
  const path = join(ROOT, 'docs/house-rulebook.schema.json');
  await writeFile(path, houseSchemaText());
  shell.print(shell.words.rules.written(path));
  return done;
}

function check(document: unknown, json: boolean, shell: Shell, numbers: ToldNumbers): Outcome {
  const { language, print, words } = shell;
  const tell = (report: object) => print(JSON.stringify(report, undefined, 2));
  const read = readNewHouse(document);
  if (!read.ok) {
    const problems = read.problems.map((problem) => ({ ...problem, told: sayHouseProblem(language, problem) }));
    if (json) tell({ ok: false, problems });
    return refused(problems.map(({ told }) => told).join(' '));
  }
  const book = houseBook(read.house);
  if (book === undefined) throw new Error('read without a rulebook beneath');
  const clashes = conflictsAnywhere(book).map((conflict) => ({ ...conflict, told: sayConflict(language, conflict) }));
  const { id, edition, name, extends: under } = read.house;
  if (json)
    tell({
      ok: clashes.length === 0,
      ...{ id, edition, name, extends: under },
      departures: departuresIn(book, read.house, shell),
      conflicts: clashes,
    });
  else print(told(book, read.house, shell, numbers).join('\n'));
  if (clashes.length > 0) return refused(words.house.conflicts(clashes.map((clash) => clash.told)));
  if (!json) print(words.house.fits);
  return done;
}

const departuresIn = (book: Rulebook, { answers }: HouseRulebook, { language }: Shell) =>
  departures(book).map(({ house: own, instead }) => ({
    ...own,
    told: said(own, language),
    ...(answers[own.policy]?.note !== undefined && { note: answers[own.policy]?.note }),
    instead: { value: instead.value, refs: instead.refs, from: instead.from, told: sayPolicy(instead, language) },
  }));

const said = (cited: Cited, language: Shell['language']): string =>
  `${policyWords[language][cited.policy].label}: ${sayPolicy(cited, language)}`;

function told(book: Rulebook, document: HouseRulebook, shell: Shell, { cited }: ToldNumbers): readonly string[] {
  const { on, departs, instead } = shell.words.house;
  const found = departuresIn(book, document, shell);
  return [
    on(book.name, book.edition, book.under?.name ?? ''),
    departs(found.length),
    ...found.flatMap((one) => [
      `  ${one.told}`,
      ...(one.note === undefined ? [] : [`    „${one.note}“`]),
      `    ${instead(one.instead.told, one.instead.refs.map(cited))}`,
    ]),
  ];
}
