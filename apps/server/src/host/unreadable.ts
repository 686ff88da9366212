import { JournalError } from '@riffle/journal';

const codeOf = (error: unknown): string | undefined => (error instanceof JournalError ? error.trouble.code : undefined);

/** One stream is no longer what was written; the others are not touched by it. */
const isDamage = (error: unknown): boolean => codeOf(error) === 'damaged';

/** Damaged, or written by a later Riffle. */
export const isUnreadable = (error: unknown): boolean => isDamage(error) || codeOf(error) === 'unknown-event';

/** What nobody can read any more can still be thrown away; any other error goes on. */
export function damageOnly(error: unknown): 'damaged' {
  if (isDamage(error)) return 'damaged';
  throw error;
}
