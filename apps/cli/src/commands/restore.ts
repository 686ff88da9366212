import { resolve } from 'node:path';
import { restoreBackup } from '@riffle/server';
import { formatDay, formatTimeOfDay } from '@riffle/words';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, refused } from '../shell.ts';

const NO = { type: 'boolean', default: false } as const;

/** A backup in a data folder; a house that lies there is set aside when that is asked for. */
export const restore: Command = async (args, shell) => {
  const { trouble, backup: words } = shell.words;
  const options = { data: { type: 'string' }, replace: NO, damaged: NO } as const;
  const read = readOptions({ args, options, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  const [path] = read.positionals;
  if (path === undefined) return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const dataDir = dataFolderOf(read.values.data, shell);
  const file = resolve(path);
  const restored = await restoreBackup({
    file,
    dataDir,
    replace: read.values.replace,
    damaged: read.values.damaged,
    now: Date.now(),
  });
  if (!restored.ok) return refused(words.notRestored(restored.fault, file, dataDir));
  const { manifest, aside, staff, faults, zone } = restored.value;
  const when = `${formatDay(manifest.at, shell.language, zone)}, ${formatTimeOfDay(manifest.at, shell.language, zone)}`;
  shell.print(
    [
      words.restored(manifest.club, when, dataDir),
      words.counts(manifest.counts.streams, manifest.counts.commits),
      ...(faults === 0 ? [] : [words.restoredDamaged(faults, dataDir)]),
      ...(aside === undefined ? [] : [words.aside(aside)]),
      ...(staff.length === 0 ? [] : [words.staff(staff)]),
      words.since,
    ].join('\n'),
  );
  return done;
};
