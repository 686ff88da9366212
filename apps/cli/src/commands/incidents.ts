import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { incidentSchema, kindNames } from '@riffle/floor';
import { kindWord } from '@riffle/words';
import { incidentsPage } from '../incidents-page.ts';
import { readOptions } from '../options.ts';
import { ROOT } from '../places.ts';
import { type Command, done } from '../shell.ts';

/** Which incidents there are: a list, their schema, or the page in the docs. */
export const incidents: Command = async (args, shell) => {
  const options = { json: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  if (read.values.write) {
    const path = join(ROOT, 'docs/incidents.md');
    await writeFile(path, `${incidentsPage()}\n`);
    if (!read.values.json) shell.print(shell.words.rules.written(path));
  }
  if (read.values.json) shell.print(JSON.stringify(incidentSchema(), undefined, 2));
  else if (!read.values.write) {
    const width = Math.max(...kindNames.map(({ length }) => length)) + 2;
    shell.print(kindNames.map((kind) => `${kind.padEnd(width)}${kindWord(shell.language, kind).label}`).join('\n'));
  }
  return done;
};
