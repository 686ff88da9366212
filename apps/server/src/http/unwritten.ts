import { JournalError } from '@riffle/journal';
import type { ServerCode } from '@riffle/words';

// https://www.sqlite.org/rescode.html; the low byte is the primary code
const FULL = 13;
const TROUBLE_WITH_THE_DISK: readonly (number | undefined)[] = [8, 10, FULL];

/** Whether the disk is to blame, of the journal or of the club's own tables. What was asked for was not done then. */
export function unwritten(error: unknown): Extract<ServerCode, 'disk-full' | 'not-written'> | undefined {
  if (error instanceof JournalError) {
    const { trouble } = error;
    return trouble.code === 'not-written' && trouble.why === 'disk-full' ? 'disk-full' : 'not-written';
  }
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  if (!TROUBLE_WITH_THE_DISK.includes(code)) return undefined;
  return code === FULL ? 'disk-full' : 'not-written';
}
