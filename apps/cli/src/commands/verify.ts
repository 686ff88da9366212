import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importNight, type ReadNight, verifyDeckFile, verifyDraws, verifyEnvelopes } from '@riffle/formats';
import type { NightFileProblem } from '@riffle/formats/problems';
import { originOfFile } from '@riffle/server';
import { sayFileOrigin, wordsIn } from '@riffle/words';
import { readOptions } from '../options.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

/**
 * Checks the commitments of a deck, as `riffle deck --commit` writes them, or of the envelopes in a night's file and what went by lot there; with
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
  if (night.ok) return ofNight({ path, text }, night.value, read.values.json, shell);
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

type File = { readonly path: string; readonly text: string };

function ofNight({ path: file, text }: File, night: ReadNight, json: boolean, shell: Shell): Outcome {
  const { print, words } = shell;
  const lots = verifyDraws(night);
  const sealed = verifyEnvelopes(night);
  // a night may have the one without the other
  const onlyLots = 'code' in sealed && sealed.code === 'no-envelopes' && !('code' in lots) && lots.draws > 0;
  const found = 'code' in lots ? lots : onlyLots ? lots : { ...lots, ...sealed };
  // what a lot would have been, nobody can say: that somebody else stands there now, the signature does
  const isFaulty = 'code' in lots || ('code' in sealed && sealed.code !== 'no-envelopes');
  const changed = isFaulty ? undefined : changedSince(text, shell);
  const verified = changed === undefined ? found : { code: 'changed' };
  if (json) print(JSON.stringify({ file, ok: !('code' in verified), ...verified }));
  if (changed !== undefined) return refused(changed);
  if ('code' in lots) return refused(words.draws.fault[lots.code](lots.name));
  if ('code' in sealed && !onlyLots) return refused(words.envelopes.fault[sealed.code]);
  if (json) return done;
  if (!('code' in sealed)) print(words.envelopes.verified(sealed.drawn, sealed.envelopes, sealed.commitment));
  if (lots.draws > 0) print(words.draws.verified(lots.draws, lots.drawsTakenBack ?? 0));
  return done;
}

/** What was changed since the house signed it; nothing where it is as it was signed, or nobody did. */
function changedSince(text: string, { language }: Shell): string | undefined {
  const origin = originOfFile(text, language);
  const isAsWritten = origin === undefined || origin.is === 'unsigned';
  if (isAsWritten || (origin.is === 'signed' && origin.changes === undefined)) return undefined;
  const { title, detail, changes } = sayFileOrigin(language, origin);
  return [title, detail, changes.join('; ')].filter((part) => part !== '').join(' ');
}
