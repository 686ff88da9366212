import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import { makeNight } from './open-nights.ts';
import type { LeagueShape } from './shape.ts';

type Into = {
  readonly leagues: Hosting<LeagueShape>;
  readonly nights: Hosting<NightShape>;
  readonly follow: Parameters<typeof makeNight>[0]['follow'];
};

/** At the start, before anybody can ask for anything: nights whose opening a crash cut short are made, by whoever opened them. */
export async function finishNights({ leagues, nights, follow }: Into): Promise<void> {
  for (const { id, stage } of await leagues.list(false)) {
    const league = stage === 'running' ? await leagues.find(id) : undefined;
    if (league === undefined) continue;
    for (const { division, round, closed, nights: all } of league.state.matchDays)
      for (const { night, told } of closed ? [] : all) {
        // whoever was begun has all that it was opened with
        if (told !== undefined) continue;
        const by = league.history.commits.findLast(({ events }) =>
          events.some((event) => event.type === 'NightsOpened' && event.nights.some((one) => one.night === night)),
        );
        if (by === undefined) continue;
        await makeNight({ league, nights, follow }, { division, round, night, language: 'de' }, by.actor);
      }
  }
}
