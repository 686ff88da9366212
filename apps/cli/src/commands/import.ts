import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type NightFile, importNight as nightFromFile } from '@riffle/formats';
import type { House } from '@riffle/server';
import { wordsIn } from '@riffle/words';
import { openData } from '../kept-data.ts';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

export const importNight: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const read = readOptions({ args, options: { data: { type: 'string' } }, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  const [path] = read.positionals;
  if (path === undefined) return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const text = await readFile(resolve(path), 'utf8').catch(() => undefined);
  if (text === undefined) return refused(trouble.fileMissing(path));
  const file = nightFromFile(text);
  if (!file.ok) return refused(wordsIn(shell.language).nightFileProblem(file.refusal));
  const opened = await openData(dataFolderOf(read.values.data, shell), shell.words);
  if (!opened.ok) return refused(opened.text);
  try {
    return await enter(opened.house, file.value, shell);
  } finally {
    await opened.house.close();
  }
};

async function enter(house: House, file: NightFile, shell: Shell): Promise<Outcome> {
  const { trouble, imported } = shell.words;
  const there = await house.nights.find(file.night);
  if (there !== undefined) return refused(trouble.nightIsThere(there.state.setup?.name ?? file.night));
  const people = file.people.map(({ id, ...person }) => ({ id, person }));
  const taken = await house.nights.takeIn(file.night, file.commits, () => house.club.people.add(people, house.now()));
  if (taken === 'id-taken') return refused(trouble.stepIsThere);
  const name = (await house.nights.find(file.night))?.state.setup?.name ?? file.night;
  shell.print(imported(name, file.commits.length));
  return done;
}
