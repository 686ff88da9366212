import type { NightFile } from '@riffle/formats';
import type { Journal } from '@riffle/journal';
import { streamOf } from './hosted.ts';

/** A night from a file into the journal; `id-taken` where one of its commits is there already, under whatever night. */
export async function takeIn({ night, commits }: NightFile, journal: Journal): Promise<'taken-in' | 'id-taken'> {
  const known = await Promise.all(commits.map(({ id }) => journal.find(id)));
  if (known.some((commit) => commit !== undefined)) return 'id-taken';
  // all at once: waiting together they are written in one transaction, and there is never half a night
  const appended = await Promise.all(
    commits.map(({ id, version, at, actor, events, takesBack }) =>
      journal.append({
        stream: streamOf(night),
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
