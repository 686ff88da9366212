import type { CommitId } from '@riffle/aggregate';
import type { PeopleStore } from '../../../club/people-store.ts';
import type { Hosted } from '../../../host/hosted.ts';
import type { Hosting } from '../../../host/hosting.ts';
import { unattended } from '../../../unattended.ts';
import type { LeagueShape } from '../shape.ts';

type Commits = Hosted<LeagueShape>['history']['commits'];

/** Who was said to be somebody else is two again in the directory once that is taken back, and one once that is. */
export function followMembers(leagues: Hosting<LeagueShape>, people: PeopleStore): void {
  const seen = new Map<string, number>();
  leagues.memory.onChange((league) => {
    const from = seen.get(league.id) ?? league.version - 1;
    seen.set(league.id, league.version);
    const { commits } = league.history;
    for (const { takesBack = [] } of commits.slice(from)) unattended(apartAgain(commits, takesBack, people));
  });
}

async function apartAgain(commits: Commits, takesBack: readonly CommitId[], people: PeopleStore): Promise<void> {
  for (const id of takesBack) {
    const taken = commits.find((one) => one.id === id);
    for (const event of taken?.events ?? [])
      if (event.type === 'MemberSettled' && event.as !== undefined) await people.unmerge(event.player);
    for (const before of taken?.takesBack ?? [])
      for (const event of commits.find((one) => one.id === before)?.events ?? [])
        if (event.type === 'MemberSettled' && event.as !== undefined) await people.merge(event.player, event.as);
  }
}
