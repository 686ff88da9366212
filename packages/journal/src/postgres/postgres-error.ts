import { JournalError } from '../journal-error.ts';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const DISK_FULL = '53100';
const READ_ONLY = '25006';

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The connection broke, or the server goes down or comes up: whether what was sent is stored, nobody here knows. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return /^(08|57P0|E[A-Z]+$)/.test(code);
  return error instanceof Error && /terminated|Client has encountered a connection error|timeout/i.test(error.message);
}

export function writingTrouble(error: unknown, path: string): JournalError {
  if (error instanceof JournalError) return error;
  const code = codeOf(error);
  if (code === READ_ONLY) return new JournalError({ code: 'read-only', path }, { cause: error });
  return new JournalError({ code: 'not-written', why: code === DISK_FULL ? 'disk-full' : 'other' }, { cause: error });
}
