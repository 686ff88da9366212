import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importNight, type ReadNight, verifyDeckFile, verifyEnvelopes } from '@riffle/formats';
import type { NightFileProblem } from '@riffle/formats/problems';
import { wordsIn } from '@riffle/words';
import { readOptions } from '../options.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

/**
 * Checks the commitments of a deck, as `riffle deck --commit` writes them, or of the envelopes in a night's file; with
 * `--data` what a house is kept in.
 */
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
  const night = importNight(text);
  if (night.ok) return ofNight(path, night.value, read.values.json, shell);
  if (!OF_ANOTHER_KIND.has(night.refusal.code)) {
    if (read.values.json) shell.print(JSON.stringify({ file: path, ok: false, ...night.refusal }));
    return refused(wordsIn(shell.language).nightFileProblem(night.refusal));
  }
  const verified = verifyDeckFile(text);
  if (read.values.json) shell.print(JSON.stringify({ file: path, ok: !('code' in verified), ...verified }));
  if ('code' in verified) {
    // the words' type gives every code its own sentence
    return refused((decks.fault[verified.code] as (fault: typeof verified) => string)(verified));
  }
  if (!read.values.json) shell.print(decks.verified(verified.opened, verified.cards, verified.digest));
  return done;
};

/** What a file has that is none of a night: a deck's, or nothing that is known. */
const OF_ANOTHER_KIND: ReadonlySet<NightFileProblem['code']> = new Set(['no-json', 'too-deep', 'other-format']);

function ofNight(file: string, night: ReadNight, json: boolean, { print, words }: Shell): Outcome {
  const verified = verifyEnvelopes(night);
  if (json) print(JSON.stringify({ file, ok: !('code' in verified), ...verified }));
  if ('code' in verified) return refused(words.envelopes.fault[verified.code]);
  if (!json) print(words.envelopes.verified(verified.drawn, verified.envelopes, verified.commitment));
  return done;
}
