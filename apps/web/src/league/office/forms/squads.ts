import type { PersonId } from '@riffle/people';
import { t } from '../../../language/language.svelte.ts';
import type { AskedForm } from '../../asked-form.ts';
import { onDay } from '../../club-forms.ts';
import type { LeagueDesk } from '../../league-desk.svelte.ts';
import { today } from '../../today.ts';
import { options } from './choices.ts';

export function registerForm(desk: LeagueDesk): AskedForm {
  const words = t.leagueOffice.forms.register;
  return {
    ...{ title: words.title, go: words.go },
    fields: [
      {
        is: 'person',
        key: 'player',
        label: words.player,
        without: new Set((desk.view.own?.players ?? []).map(({ id }) => id)),
      },
      {
        is: 'choice',
        key: 'club',
        label: words.club,
        options: options(
          desk.view.clubs.map(({ id }) => id),
          desk.club,
        ),
      },
      { is: 'day', key: 'since', label: words.since, value: today(), needed: true },
      { is: 'day', key: 'born', label: words.born, hint: words.bornHint },
    ],
    command: (filled) => ({
      ...{ type: 'RegisterPlayer', player: filled.text('player') as PersonId, club: filled.text('club') },
      since: filled.text('since'),
      ...(filled.text('born') !== '' && { born: filled.text('born') }),
    }),
  };
}

export function transferForm(desk: LeagueDesk, player: PersonId, from: string): AskedForm {
  const words = t.leagueOffice.forms.transfer;
  const others = desk.view.clubs.map(({ id }) => id).filter((id) => id !== from);
  return {
    ...{ title: words.title(desk.player(player)), go: words.go },
    fields: [
      { is: 'choice', key: 'to', label: words.to, options: options(others, desk.club) },
      onDay(t.league.licence.on),
      { is: 'day', key: 'told', label: words.told, value: today() },
    ],
    command: (filled) => ({
      ...{ type: 'Transfer', player, to: filled.text('to'), on: filled.text('on') },
      ...(filled.text('told') !== '' && { told: filled.text('told') }),
    }),
  };
}

export function leaveForm(desk: LeagueDesk, player: PersonId): AskedForm {
  const words = t.leagueOffice.forms.leave;
  return {
    ...{ title: words.title(desk.player(player)), go: words.go, fields: [onDay(t.league.licence.on)] },
    command: (filled) => ({ type: 'EndMembership', player, on: filled.text('on') }),
  };
}

export function grantForm(desk: LeagueDesk, player: PersonId): AskedForm {
  const words = t.leagueOffice.forms.grant;
  return {
    ...{ title: words.title(desk.player(player)), go: words.go },
    fields: [onDay(t.league.licence.on), { is: 'day', key: 'until', label: words.until }],
    command: (filled) => ({
      ...{ type: 'GrantPlayerLicence', player, on: filled.text('on') },
      ...(filled.text('until') !== '' && { until: filled.text('until') }),
    }),
  };
}
