import { JournalError } from './journal-error.ts';

// https://www.sqlite.org/rescode.html; the low byte is the primary code
const BUSY = 5;
const FULL = 13;
const NOT_A_DATABASE = 26;

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** Why the file did not open, as far as there is a name for it. */
export function openingTrouble(error: unknown, path: string): unknown {
  const code = codeOf(error);
  if (code === BUSY) return new JournalError({ code: 'in-use', path }, { cause: error });
  if (code === NOT_A_DATABASE) return new JournalError({ code: 'not-a-journal', path }, { cause: error });
  return error;
}

export const writingTrouble = (error: unknown): JournalError =>
  new JournalError({ code: 'not-written', why: codeOf(error) === FULL ? 'disk-full' : 'other' }, { cause: error });
