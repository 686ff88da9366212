import type { Commit } from '@riffle/aggregate';
import type { Journal, StoredEvent } from '@riffle/journal';

/**
 * Commits from a file into the journal; `id-taken` where one of them is there already, under whatever stream.
 * `beforehand` is done once none is, before they are written: what they refer to.
 */
export async function takeIn(
  stream: string,
  commits: readonly Commit<StoredEvent>[],
  journal: Journal,
  beforehand?: () => Promise<unknown>,
): Promise<'taken-in' | 'id-taken'> {
  const known = await Promise.all(commits.map(({ id }) => journal.find(id)));
  if (known.some((commit) => commit !== undefined)) return 'id-taken';
  await beforehand?.();
  const appended = await journal.appendAll(
    commits.map(({ id, version, at, actor, events, takesBack }) => ({
      stream,
      expectedVersion: version - 1,
      id,
      at,
      actor,
      events,
      imported: true,
      ...(takesBack === undefined ? {} : { takesBack }),
    })),
  );
  return appended.ok ? 'taken-in' : 'id-taken';
}
