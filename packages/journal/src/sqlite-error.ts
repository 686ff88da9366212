import { JournalError, type JournalTrouble } from './journal-error.ts';

// https://www.sqlite.org/rescode.html; the low byte is the primary code
const ERROR = 1;
const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const IO = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** Why the file did not open, as far as there is a name for it. Of the club's own tables as well. */
export function openingTrouble(error: unknown, path: string): unknown {
  const trouble = troubleAt(codeOf(error), path);
  return trouble === undefined ? error : new JournalError(trouble, { cause: error });
}

function troubleAt(code: number | undefined, path: string): JournalTrouble | undefined {
  switch (code) {
    case BUSY:
    case LOCKED:
      return { code: 'in-use', path };
    case NOT_A_DATABASE:
      return { code: 'not-a-journal', path };
    // our own statements are sound: where one does not fit, a name in the file's schema is garbled
    case ERROR:
    case CORRUPT:
      return { code: 'file-damaged', path };
    case READ_ONLY:
      return { code: 'read-only', path };
    case FULL:
      return { code: 'not-written', why: 'disk-full' };
    case CANNOT_OPEN:
    case IO:
      return { code: 'not-opened', path };
    default:
      return undefined;
  }
}

export function writingTrouble(error: unknown): JournalError {
  if (error instanceof JournalError) return error;
  return new JournalError(
    { code: 'not-written', why: codeOf(error) === FULL ? 'disk-full' : 'other' },
    { cause: error },
  );
}

/** While it is used, whatever for; what has nothing to do with the disk is given back as it is. */
export function storeTrouble(error: unknown, path: string): unknown {
  if (isGarbled(error)) return new JournalError({ code: 'file-damaged', path }, { cause: error });
  const code = codeOf(error);
  const isTheDisk = code !== undefined && [BUSY, LOCKED, READ_ONLY, IO, FULL].includes(code);
  return isTheDisk ? writingTrouble(error) : error;
}

/** What stands there cannot be read as what was written: the database lost its way, or a number is none of ours. */
export const isGarbled = (error: unknown): boolean =>
  codeOf(error) === CORRUPT ||
  codeOf(error) === NOT_A_DATABASE ||
  (codeOf(error) === ERROR && error instanceof Error && /^no such (table|column)/.test(error.message)) ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE');
