import { digest } from './digest.ts';
import type { Row } from './row.ts';

/** What stands before the first commit of every stream. */
export const NOTHING_BEFORE = '';

/**
 * Each stream is a chain of its own, since each can be forgotten as a whole: the hash of a commit covers all that is
 * written of it, and the hash before it.
 */
export const hashOf = (before: string, row: Omit<Row, 'hash'>): string =>
  digest([
    before,
    row.position,
    row.stream,
    row.version,
    row.id,
    row.at,
    row.actor_id,
    row.actor_role,
    row.events,
    row.apart,
    row.takes_back,
    row.result,
    row.imported,
  ]);
