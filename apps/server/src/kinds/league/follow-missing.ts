import { randomUUID } from 'node:crypto';
import { type Actor, type CommitId, toCommitId } from '@riffle/aggregate';
import type { LeagueEvent } from '@riffle/league';
import { toEntryId } from '@riffle/tournament';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import { asOffice } from './open-nights.ts';
import type { LeagueShape } from './shape.ts';

type MatchDay = Hosted<LeagueShape>['state']['matchDays'][number];
type Noted = Extract<LeagueEvent, { readonly type: 'MissingNoted' }>;

/**
 * Who is said to be missing on a match day is absent in all of its nights that have not begun, and there again in all of them
 * once he has come. Only what is said is carried over: what a desk says of somebody meanwhile stands.
 */
export function followMissing(nights: Hosting<NightShape>): (league: Hosted<LeagueShape>) => Promise<void> {
  const seen = new Map<string, number>();
  return async (league) => {
    const { commits } = league.history;
    const since = commits.slice(seen.get(league.id) ?? commits.length - 1);
    seen.set(league.id, commits.length);
    for (const { id, actor } of since) {
      for (const { division, round, player } of saidBy(league, id)) {
        const day = league.state.matchDays.find((one) => one.division === division && one.round === round);
        if (day !== undefined) await carryOver(nights, day, player, asOffice(actor));
      }
    }
  };
}

/** What a commit says of who is missing, itself or by taking another back. */
function saidBy(league: Hosted<LeagueShape>, id: CommitId): readonly Noted[] {
  const { events = [], takesBack = [] } = league.history.commits.find((one) => one.id === id) ?? {};
  const own = events.flatMap((event) => (event.type === 'MissingNoted' ? [event] : []));
  return [...own, ...takesBack.flatMap((other) => saidBy(league, other))];
}

async function carryOver(nights: Hosting<NightShape>, day: MatchDay, player: Noted['player'], actor: Actor) {
  const isMissing = day.missing.includes(player);
  for (const { night: id, entries } of day.nights) {
    const seats = entries.filter((one) => one.player === player);
    const night = seats.length === 0 ? undefined : await nights.find(id);
    for (const entry of night === undefined ? [] : seats.map((one) => toEntryId(one.entry))) {
      const there = night?.state.entries.get(entry);
      // somebody else has his seat by now, or he is out of it; who misses what has begun its desk says
      if (there?.person !== player || there.out !== undefined) continue;
      if (isMissing && night?.state.startedAt !== undefined) continue;
      const command = { type: isMissing ? 'MarkAbsent' : 'MarkPresent', entry } as const;
      await night?.perform({ id: toCommitId(randomUUID()), command, actor });
    }
  }
}
