import { hashOf } from './chain.ts';
import { JournalError } from './journal-error.ts';
import type { Head } from './planning.ts';
import type { Row } from './row.ts';

/** `before`: the hash of the commit before it, of which nothing is known where it is missing. */
export const fitsChain = (row: Row, before: string | undefined): boolean =>
  before !== undefined && hashOf(before, row) === row.hash;

/** All that follows a version of a stream, held against its chain and its end. Throws `damaged` with the first that does not fit. */
export function checkStream(
  stream: string,
  after: { readonly version: number; readonly hash: string | undefined },
  rows: readonly Row[],
  head: Head | undefined,
): void {
  let [version, hash] = [after.version, after.hash ?? 'none'];
  for (const row of rows) {
    if (row.version !== version + 1 || hashOf(hash, row) !== row.hash) throw damagedAt(stream, version + 1);
    [version, hash] = [row.version, row.hash];
  }
  const isWhole = rows.length === 0 ? (head?.version ?? 0) <= after.version : head?.version === version;
  if (!isWhole) throw damagedAt(stream, version + 1);
  if (head?.version === version && head.hash !== hash) throw damagedAt(stream, version);
}

export const damagedAt = (stream: string, version: number): JournalError =>
  new JournalError({ code: 'damaged', stream, version });
