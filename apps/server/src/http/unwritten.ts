import { JournalError } from '@riffle/journal';
import type { ServerCode } from '@riffle/words';

/** Whether the disk is to blame, of the journal or of the club's own tables. What was asked for was not done then. */
export function unwritten(error: unknown): Extract<ServerCode, 'disk-full' | 'not-written'> | undefined {
  if (!(error instanceof JournalError)) return undefined;
  const { trouble } = error;
  return trouble.code === 'not-written' && trouble.why === 'disk-full' ? 'disk-full' : 'not-written';
}
