import { chmod, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatOts } from '@riffle/formats';
import { fileOf, type Hosted, type House, summaryOf } from '@riffle/server';
import { openData } from '../kept-data.ts';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

export const exportOne: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    data: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string', short: 'o' },
  } as const;
  const read = readOptions({ args, options, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  const [asked] = read.positionals;
  if (asked === undefined) return misused(trouble.needed(shell.language === 'de' ? 'TURNIER' : 'TOURNAMENT'));
  const { format = 'riffle' } = read.values;
  if (format !== 'riffle' && format !== 'ots') return misused(trouble.noSuchFormat(format, ['riffle', 'ots']));
  const opened = await openData(dataFolderOf(read.values.data, shell), shell.words);
  if (!opened.ok) return refused(opened.text);
  try {
    return await write(opened.house, { asked, format, out: read.values.out }, shell);
  } finally {
    await opened.house.close();
  }
};

/** `riffle`: all of it, sealed, for another Riffle. `ots`: what happened, with names as the room may know them, for other programs. */
type Wanted = { readonly asked: string; readonly format: 'riffle' | 'ots'; readonly out: string | undefined };

async function write(house: House, { asked, format, out }: Wanted, shell: Shell): Promise<Outcome> {
  const { trouble, exported } = shell.words;
  const all = await listedIn(house);
  const named = all.filter(({ name }) => name === asked);
  const found =
    all.find(({ id, code }) => id === asked || code === asked) ?? (named.length === 1 ? named[0] : undefined);
  if (found === undefined) {
    const known = all.slice(0, 10).map(({ name, code }) => `${name} (${code})`);
    return refused(trouble.noSuchNight(asked, known));
  }
  const path = resolve(out ?? `riffle-${found.code}.${format === 'ots' ? 'ots' : 'json'}`);
  const file = format === 'ots' ? await summaryIn(house, found.id) : await fileOf(found.hosted, house);
  if (file === undefined) return refused(trouble.noSuchNight(asked, []));
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

/** Only a tournament has one. */
async function summaryIn({ nights, club, now }: House, id: string): Promise<string | undefined> {
  const hosted = await nights.find(id);
  return hosted && formatOts(await summaryOf(hosted, { clubName: () => club.name.get(), now }));
}
