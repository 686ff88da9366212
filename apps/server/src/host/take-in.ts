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
  // all at once: waiting together they are written in one transaction, and there is never half of it
  const appended = await Promise.all(
    commits.map(({ id, version, at, actor, events, takesBack }) =>
      journal.append({
        stream,
        expectedVersion: version - 1,
        id,
        at,
        actor,
        events,
        ...(takesBack === undefined ? {} : { takesBack }),
      }),
    ),
  );
  return appended.every(({ ok }) => ok) ? 'taken-in' : 'id-taken';
}
