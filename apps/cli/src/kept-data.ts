import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JournalError } from '@riffle/journal';
import { type House, openHouse } from '@riffle/server';
import type { CliWords } from './words/cli-words.ts';

export type Opened = { readonly ok: true; readonly house: House } | { readonly ok: false; readonly text: string };

/** The data folder, opened as the server opens it; nobody else has it open meanwhile. */
export async function openData(
  dataDir: string,
  { trouble }: CliWords,
  inUse: (folder: string) => string = trouble.dataInUseHere,
): Promise<Opened> {
  if (!existsSync(join(dataDir, 'journal.sqlite'))) return { ok: false, text: trouble.noData(dataDir) };
  try {
    return { ok: true, house: await openHouse({ dataDir }) };
  } catch (error) {
    const text = sayJournalTrouble(error, inUse(dataDir), dataDir, trouble);
    if (text === undefined) throw error;
    return { ok: false, text };
  }
}

/** `undefined` for what is no trouble of the journal's. */
export function sayJournalTrouble(
  error: unknown,
  inUse: string,
  dataDir: string,
  trouble: CliWords['trouble'],
): string | undefined {
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
    case 'not-a-journal':
    case 'not-opened':
    case 'not-written':
    case 'closed':
      return trouble.dataUnreadable(dataDir);
  }
}
