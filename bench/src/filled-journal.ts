import { join } from 'node:path';
import { openSqliteJournal } from '@riffle/journal';
import { rulebooks } from '@riffle/rulebooks';
import { type NightPlan, playNight } from '@riffle/tournament/simulation';

export type Filled = { readonly nights: number; readonly commits: number; readonly events: number };

/** Whole simulated nights, one after the other, until the journal holds so many events. */
export async function fillJournal(dataDir: string, wanted: number): Promise<Filled> {
  const journal = openSqliteJournal(join(dataDir, 'journal.sqlite'));
  let [nights, commits, events] = [0, 0, 0];
  while (events < wanted) {
    const night = `bench-night-${String(nights + 1)}`;
    const { history } = playNight(planFor(nights));
    const appended = await Promise.all(
      history.commits.map(({ id, version, at, actor, events: happened, takesBack }) =>
        journal.append({
          stream: `night/${night}`,
          expectedVersion: version - 1,
          id: `${night}-${id}`,
          at,
          actor,
          events: happened,
          ...(takesBack === undefined ? {} : { takesBack: takesBack.map((taken) => `${night}-${taken}`) }),
        }),
      ),
    );
    if (appended.some(({ ok }) => !ok)) throw new Error(`${night} could not be written`);
    nights += 1;
    commits += history.commits.length;
    events += history.commits.reduce((sum, commit) => sum + commit.events.length, 0);
  }
  await journal.close();
  return { nights, commits, events };
}

/** Club nights and larger ones, under every rulebook. */
function planFor(no: number): NightPlan {
  const book = rulebooks[no % rulebooks.length];
  if (book === undefined) throw new Error('nothing to play by');
  return {
    players: 30 + ((no * 37) % 170),
    rulebook: { id: book.id, edition: book.edition },
    seed: `bench ${String(no)}`,
  };
}
