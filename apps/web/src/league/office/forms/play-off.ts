import type { LeagueView } from '@riffle/league';
import { t } from '../../../language/language.svelte.ts';
import type { AskedForm } from '../../asked-form.ts';
import type { LeagueDesk } from '../../league-desk.svelte.ts';
import { options } from './choices.ts';

/** How the play-off ended, place by place, of those who may be in it. */
export function playOffForm(
  desk: LeagueDesk,
  { places = [], order = [] }: NonNullable<LeagueView['playOff']>,
): AskedForm {
  const words = t.leagueOffice.playOff.result;
  const teams = places.flatMap(({ team }) => team ?? []);
  const nth = [...teams.keys()];
  return {
    ...{ title: words.title, what: words.what, go: words.go },
    fields: nth.map((at) => ({
      ...{ is: 'choice', key: String(at), label: words.place(at + 1), value: order[at] ?? '' },
      options: [{ value: '', label: words.nobody }, ...options(teams, desk.team)],
    })),
    command: (filled) => ({
      type: 'EnterPlayOff',
      order: nth.map((at) => filled.text(String(at))).filter((team) => team !== ''),
    }),
  };
}
