import { JournalError } from '@riffle/journal';
import type { ServerCode } from '@riffle/words';

/**
 * Whether what is stored is to blame, or the disk, of the journal or of the club's own tables. What was asked for was
 * not done then.
 */
export function storeTrouble(
  error: unknown,
): Extract<ServerCode, 'disk-full' | 'not-written' | 'damaged' | 'newer-events'> | undefined {
  if (!(error instanceof JournalError)) return undefined;
  const { trouble } = error;
  switch (trouble.code) {
    case 'damaged':
    case 'file-damaged':
    case 'not-a-journal':
      return 'damaged';
    case 'unknown-event':
    case 'newer-schema':
      return 'newer-events';
    case 'not-written':
      return trouble.why === 'disk-full' ? 'disk-full' : 'not-written';
    case 'in-use':
    case 'read-only':
    case 'not-opened':
    case 'unsafe-store':
    case 'lease-lost':
    case 'closed':
      return 'not-written';
  }
}
