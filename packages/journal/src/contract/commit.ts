import type { NewCommit, StoredCommit, StoredEvent } from '../journal.ts';

/** An event as the tests make them up. */
export type Made = StoredEvent & { readonly [field: string]: unknown };

/** A commit with something of everything in it, where a test does not care what. */
export const commit = (stream: string, id: string, expectedVersion: number): NewCommit => ({
  stream,
  id,
  expectedVersion,
  at: 1_700_000_000_000,
  actor: { id: 'p-1', role: 'director' },
  events: [{ type: 'SeatDrawn', v: 1, seat: { table: 'Tisch Ö', no: 4 }, chips: 20_000 } as Made],
});

/** Short enough to compare lists of commits by eye. */
export const places = (commits: readonly StoredCommit[]): readonly string[] =>
  commits.map(({ position, stream, version, id }) => `${String(position)} ${stream} ${String(version)} ${id}`);
