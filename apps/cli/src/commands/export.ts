import { chmod, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileOf, type Hosted, type House } from '@riffle/server';
import { openData } from '../kept-data.ts';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

export const exportOne: Command = async (args, shell) => {
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

async function write(house: House, asked: string, out: string | undefined, shell: Shell): Promise<Outcome> {
  const { trouble, exported } = shell.words;
  const all = await listedIn(house);
  const named = all.filter(({ name }) => name === asked);
  const found =
    all.find(({ id, code }) => id === asked || code === asked) ?? (named.length === 1 ? named[0] : undefined);
  if (found === undefined) {
    const known = all.slice(0, 10).map(({ name, code }) => `${name} (${code})`);
    return refused(trouble.noSuchNight(asked, known));
  }
  const path = resolve(out ?? `riffle-${found.code}.json`);
  const file = await fileOf(found.hosted, house);
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

type Found = { readonly id: string; readonly code: string; readonly name: string; readonly hosted: Hosted };

/** All that this house hosts, of whatever kind: asked for by id, by the code of its link, or by its name. */
async function listedIn({ host }: House): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const hosting of host.all) {
    for (const { id, code } of [...(await hosting.list(false)), ...(await hosting.list(true))]) {
      const hosted = await hosting.find(id);
      if (hosted !== undefined) found.push({ id, code, name: hosting.kind.called(hosted.state), hosted });
    }
  }
  return found;
}
