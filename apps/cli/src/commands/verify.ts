import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { verifyDeckFile } from '@riffle/formats';
import { readOptions } from '../options.ts';
import { type Command, done, misused, refused } from '../shell.ts';

/** Checks the commitments of a deck, as `riffle deck --commit` writes them; with `--data` what a house is kept in. */
export const verify: Command = async (args, shell) => {
  const { trouble, decks } = shell.words;
  const read = readOptions(
    {
      args,
      options: { json: { type: 'boolean', default: false }, data: { type: 'boolean', default: false } },
      positionals: 1,
    },
    shell.words,
  );
  if (!read.ok) return read.outcome;
  const [path] = read.positionals;
  if (read.values.data) return (await import('./verify-data.ts')).verifyData(path, read.values.json, shell);
  if (path === undefined) return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const text = await readFile(resolve(path), 'utf8').catch(() => undefined);
  if (text === undefined) return refused(trouble.fileMissing(path));
  const verified = verifyDeckFile(text);
  if (read.values.json) shell.print(JSON.stringify({ file: path, ok: !('code' in verified), ...verified }));
  if ('code' in verified) {
    // the words' type gives every code its own sentence
    return refused((decks.fault[verified.code] as (fault: typeof verified) => string)(verified));
  }
  if (!read.values.json) shell.print(decks.verified(verified.opened, verified.cards, verified.digest));
  return done;
};
