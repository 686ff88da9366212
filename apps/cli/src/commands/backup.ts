import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUpFolder } from '@riffle/server';
import { askRunning } from '../ask-running.ts';
import { holdsData, sayDataTrouble } from '../kept-data.ts';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, type Outcome, refused, type Shell } from '../shell.ts';
import { sizeIn } from '../words/backup-words.ts';

/** All of a house as one file, whether Riffle runs or not: a running one is asked to make it. */
export const backup: Command = async (args, shell) => {
  const options = { data: { type: 'string' }, out: { type: 'string', short: 'o' } } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const dataDir = dataFolderOf(read.values.data, shell);
  if (!holdsData(dataDir)) return refused(shell.words.trouble.noData(dataDir));
  const out = read.values.out === undefined ? undefined : resolve(read.values.out);
  const isTaken = out !== undefined && existsSync(out) && !statSync(out).isDirectory();
  if (isTaken) return refused(shell.words.backup.fileThere(out));
  return (await byRunning(dataDir, out, shell)) ?? (await byItself(dataDir, out, shell));
};

async function byRunning(dataDir: string, out: string | undefined, shell: Shell): Promise<Outcome | undefined> {
  const answer = await askRunning(
    dataDir,
    { method: 'POST', path: '/api/backups', body: out === undefined ? {} : { out } },
    shell.language,
  );
  if (answer === undefined) return undefined;
  if (!answer.ok) return refused(answer.title);
  const { made, path } = answer.value as { readonly made: Made; readonly path: string };
  return say(path, made, shell);
}

async function byItself(dataDir: string, out: string | undefined, shell: Shell): Promise<Outcome> {
  const { backup: words } = shell.words;
  try {
    const made = await backUpFolder(dataDir, out);
    return made.ok ? say(made.path, made.file, shell) : refused(words.failed(made.why, made.path));
  } catch (error) {
    const text = sayDataTrouble(error, words.notAnswering(dataDir), dataDir, shell.words);
    if (text === undefined) throw error;
    return refused(text);
  }
}

type Made = { readonly size: number; readonly damaged?: true };

function say(path: string, { size, damaged }: Made, shell: Shell): Outcome {
  const { made, madeHint } = shell.words.backup;
  shell.print(`${made(path, sizeIn(size, shell.language))}\n${madeHint}`);
  return damaged === true ? refused(shell.words.backup.ofDamaged(path)) : done;
}
