import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type FileRefusal, type House, hostingOfFile, takeFile } from '@riffle/server';
import { formatDay, formatTimeOfDay, sayFileOrigin } from '@riffle/words';
import { openData } from '../kept-data.ts';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

export const importOne: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = { data: { type: 'string' }, 'accept-changes': { type: 'boolean', default: false } } as const;
  const read = readOptions({ args, options, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  const [path] = read.positionals;
  if (path === undefined) return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const text = await readFile(resolve(path), 'utf8').catch(() => undefined);
  if (text === undefined) return refused(trouble.fileMissing(path));
  const opened = await openData(dataFolderOf(read.values.data, shell), shell.words);
  if (!opened.ok) return refused(opened.text);
  try {
    return await enter(opened.house, text, read.values['accept-changes'], shell);
  } finally {
    await opened.house.close();
  }
};

async function enter(house: House, text: string, accepts: boolean, shell: Shell): Promise<Outcome> {
  const { imported } = shell.words;
  // what is of no kind is told why by the first that there is
  const hosting = hostingOfFile(house.host, text) ?? house.host.all[0];
  if (hosting === undefined) return refused(shell.words.trouble.noJson(''));
  const { language } = shell;
  const taken = await takeFile(hosting, { text, language, ...(accepts ? { accept: 'any' } : {}) }, house);
  if (!taken.ok) return refused(sayRefusal(taken.refusal, house.zone.current, shell));
  const { is, name, steps } = taken.value;
  shell.print(imported[is](name, steps));
  return done;
}

function sayRefusal(refusal: FileRefusal, zone: string, { language, words: { trouble } }: Shell): string {
  switch (refusal.why) {
    case 'unreadable':
      return refusal.detail;
    case 'not-trusted': {
      const { origin, waits } = refusal.file;
      const { title, detail, changes } = sayFileOrigin(language, origin);
      const ahead =
        waits === undefined
          ? ''
          : trouble.fileWaits(formatDay(waits.until, language, zone), formatTimeOfDay(waits.until, language, zone));
      return trouble.fileNotTrusted([title, detail, changes.join('; '), ahead].filter((part) => part !== '').join(' '));
    }
    case 'differs':
      return trouble.nightDiffers(refusal.file.name, refusal.step);
    case 'in-bin':
      return trouble.nightInBin(refusal.file.name);
    case 'id-taken':
      return trouble.stepIsThere;
  }
}
