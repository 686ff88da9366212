import { chmod, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { toInstant } from '@riffle/aggregate';
import { exportNight as nightToFile, peopleIn } from '@riffle/formats';
import { NOBODY } from '@riffle/people';
import type { House } from '@riffle/server';
import { openData } from '../kept-data.ts';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

export const exportNight: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = { data: { type: 'string' }, out: { type: 'string', short: 'o' } } as const;
  const read = readOptions({ args, options, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  const [asked] = read.positionals;
  if (asked === undefined) return misused(trouble.needed(shell.language === 'de' ? 'TURNIER' : 'TOURNAMENT'));
  const opened = await openData(dataFolderOf(read.values.data, shell), shell.words);
  if (!opened.ok) return refused(opened.text);
  try {
    return await write(opened.house, asked, read.values.out, shell);
  } finally {
    await opened.house.close();
  }
};

/** A night is asked for by its id, the code of its link, or its name. */
async function write(house: House, asked: string, out: string | undefined, shell: Shell): Promise<Outcome> {
  const { trouble, exported } = shell.words;
  const nights = [...(await house.nights.list(false)), ...(await house.nights.list(true))];
  const named = nights.filter(({ name }) => name === asked);
  const found =
    nights.find(({ id, code }) => id === asked || code === asked) ?? (named.length === 1 ? named[0] : undefined);
  const hosted = found === undefined ? undefined : await house.nights.find(found.id);
  if (found === undefined || hosted === undefined) {
    return refused(
      trouble.noSuchNight(
        asked,
        nights.slice(0, 10).map(({ name, code }) => `${name} (${code})`),
      ),
    );
  }
  const { commits } = hosted.history;
  const people = await house.club.people.behind([...peopleIn(commits)]);
  const personOf: Parameters<typeof nightToFile>[0]['personOf'] = (id) => {
    const person = people.get(id);
    return person?.last === NOBODY ? undefined : person;
  };
  const file = nightToFile({ night: found.id, commits, personOf, exportedAt: toInstant(house.now()) });
  const path = resolve(out ?? `riffle-${found.code}.json`);
  try {
    await writeFile(path, file, { mode: 0o600 });
    // one that was there keeps the rights that it had
    await chmod(path, 0o600);
  } catch {
    return refused(trouble.fileNotWritten(path));
  }
  shell.print(exported(found.name, path));
  return done;
}
