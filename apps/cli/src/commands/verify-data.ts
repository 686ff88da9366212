import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { copiesIn, examineBackup, examineHouse, type Finding } from '@riffle/server';
import { dataFolderOf } from '../places.ts';
import { done, type Outcome, refused, type Shell } from '../shell.ts';

/** A line for each thing that is wrong with a house that is kept, or with a backup of it. */
export async function verifyData(named: string | undefined, json: boolean, shell: Shell): Promise<Outcome> {
  const { trouble, verified } = shell.words;
  const file = named !== undefined && isFile(resolve(named)) ? resolve(named) : undefined;
  const folder = file ?? dataFolderOf(named, shell);
  const examined = file === undefined ? await examineHouse(folder) : await examineBackup(file);
  if (examined === 'no-data') return refused(trouble.noData(folder));
  if (examined === 'in-use') return refused(trouble.dataInUseToRead(folder));
  if (examined === 'no-room') return refused(trouble.noRoomToLook(copiesIn()));
  if (typeof examined === 'string') return refused(shell.words.backup.notRestored(examined, folder, folder));
  const { findings, streams, commits, rows } = examined;
  if (json) shell.print(JSON.stringify({ folder, ok: findings.length === 0, ...examined }));
  else for (const finding of findings) shell.print(sayFinding(finding, shell));
  if (findings.length > 0) {
    const say = file === undefined ? verified.faults : verified.backupFaults;
    return refused(say(findings.length, folder));
  }
  if (!json) shell.print(verified.sound(streams, commits, rows));
  return done;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const sayFinding = (finding: Finding, { words }: Shell): string =>
  // the words' type gives every code its own sentence
  (words.verified.finding[finding.code] as (found: Finding) => string)(finding);
