import { resolve } from 'node:path';
import { copiesIn, examineHouse, rescueHouse } from '@riffle/server';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, refused } from '../shell.ts';

/** Saves what can be saved of damaged data into a new folder, and says what could not be. */
export const rescue: Command = async (args, shell) => {
  const { trouble, rescued: words } = shell.words;
  const options = { data: { type: 'string' }, out: { type: 'string', short: 'o' } } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  if (read.values.out === undefined) return misused(trouble.needed('--out'));
  const [folder, out] = [dataFolderOf(read.values.data, shell), resolve(read.values.out)];
  const rescued = await rescueHouse(folder, out, Date.now());
  if (rescued === 'no-data') return refused(trouble.noData(folder));
  if (rescued === 'in-use') return refused(trouble.dataInUseToRead(folder));
  if (rescued === 'not-empty') return refused(words.notEmpty(out));
  if (rescued === 'no-room') return refused(words.noRoom(out, copiesIn()));
  const { streams, tables, lacksLog } = rescued;
  for (const { stream, saved, reached, lostTexts } of streams) {
    if (saved < reached) shell.print(words.stream(stream, saved, reached));
    if (lostTexts > 0) shell.print(words.texts(stream, lostTexts));
  }
  for (const { table, saved, lost } of tables) if (lost > 0) shell.print(words.table(table, saved));
  if (lacksLog) shell.print(words.withoutLog(folder));
  const commits = streams.reduce((sum, { saved }) => sum + saved, 0);
  const rows = tables.reduce((sum, { saved }) => sum + saved, 0);
  if (commits + rows === 0) return refused(words.nothing(folder));
  const examined = await examineHouse(out);
  if (examined === 'no-room') return refused(trouble.noRoomToLook(copiesIn()));
  if (typeof examined === 'string' || examined.findings.length > 0) return refused(words.notSound(out));
  shell.print(words.saved(streams.filter(({ saved }) => saved > 0).length, commits, rows, out));
  return done;
};
