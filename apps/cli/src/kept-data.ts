import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JournalError } from '@riffle/journal';
import { DataError, type House, openHouse } from '@riffle/server';
import type { CliWords } from './words/cli-words.ts';

export type Opened = { readonly ok: true; readonly house: House } | { readonly ok: false; readonly text: string };

/** Whether there is anything of a house, be it only half of one. */
export const holdsData = (dataDir: string): boolean =>
  ['journal.sqlite', 'club.sqlite', 'restoring'].some((name) => existsSync(join(dataDir, name)));

/** The data folder, opened as the server opens it; nobody else has it open meanwhile. */
export async function openData(
  dataDir: string,
  words: CliWords,
  inUse: (folder: string) => string = words.trouble.dataInUseHere,
): Promise<Opened> {
  const { trouble } = words;
  if (!holdsData(dataDir)) return { ok: false, text: trouble.noData(dataDir) };
  try {
    return { ok: true, house: await openHouse({ dataDir }) };
  } catch (error) {
    const text = sayDataTrouble(error, inUse(dataDir), dataDir, words);
    if (text === undefined) throw error;
    return { ok: false, text };
  }
}

/** `undefined` for what is no trouble of the two files. */
export function sayDataTrouble(
  error: unknown,
  inUse: string,
  dataDir: string,
  { trouble, backup }: CliWords,
): string | undefined {
  if (error instanceof DataError) return backup.misfit(error.trouble, dataDir);
  if (!(error instanceof JournalError)) return undefined;
  switch (error.trouble.code) {
    case 'in-use':
      return inUse;
    case 'newer-schema':
    case 'unknown-event':
      return trouble.dataNewer(dataDir);
    case 'damaged':
    case 'file-damaged':
      return trouble.dataDamaged(dataDir);
    case 'read-only':
      return trouble.dataReadOnly(dataDir);
    case 'not-written':
      return error.trouble.why === 'disk-full' ? trouble.diskFull(dataDir) : trouble.dataUnreadable(dataDir);
    case 'not-a-journal':
    case 'not-opened':
    case 'unsafe-store':
    case 'lease-lost':
    case 'closed':
      return trouble.dataUnreadable(dataDir);
  }
}
