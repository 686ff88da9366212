import type { LeagueView } from '@riffle/league';
import type { PersonId } from '@riffle/people';
import { t } from '../../../language/language.svelte.ts';
import type { AskedForm } from '../../asked-form.ts';
import type { LeagueDesk } from '../../league-desk.svelte.ts';
import { namedFor } from '../numbered.ts';

type Day = LeagueView['matchDays'][number];

/** Who of those a team has named is not there. */
export function missingForm(desk: LeagueDesk, day: Day, team: string): AskedForm {
  const words = t.leagueOffice.nights.missing;
  const there = namedFor(desk, day, team).filter(({ player }) => day.missing?.includes(player) !== true);
  return {
    ...{ title: words.title(desk.team(team)), what: words.what, go: words.go },
    fields: [
      {
        ...{ is: 'choice', key: 'player', label: words.who, value: there[0]?.player ?? '' },
        options: there.map(({ no, player }) => ({ value: player, label: `${String(no)} ${desk.player(player)}` })),
      },
    ],
    command: (filled) => ({
      ...{ type: 'NoteMissing', division: day.division, round: day.round, missing: true },
      player: filled.text('player') as PersonId,
    }),
  };
}
