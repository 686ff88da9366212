import type { PersonId } from '@riffle/people';
import { newId } from '../../../ask/new-id.ts';
import { t } from '../../../language/language.svelte.ts';
import type { AskedForm } from '../../asked-form.ts';
import type { LeagueDesk } from '../../league-desk.svelte.ts';
import { today } from '../../today.ts';
import { divisionsOf, options } from './choices.ts';

/** A new one, or one of the season before, which keeps its id. */
export function clubForm(before?: { readonly club: string; readonly name: string }): AskedForm {
  const words = t.leagueOffice.forms.club;
  return {
    ...{ title: words.title, go: words.go },
    fields: [
      { is: 'text', key: 'name', label: words.name, value: before?.name ?? '', needed: true },
      { is: 'text', key: 'registerNumber', label: words.registerNumber },
    ],
    command: (filled) => ({
      ...{ type: 'AdmitClub', club: before?.club ?? newId(), name: filled.text('name') },
      ...(filled.text('registerNumber') !== '' && { registerNumber: filled.text('registerNumber') }),
    }),
  };
}

export function membershipForm(desk: LeagueDesk, club: string): AskedForm {
  const words = t.leagueOffice.forms.membership;
  const wanted = desk.view.regulation?.answers['licence.memberships']?.value ?? [];
  return {
    ...{ title: words.title(desk.club(club)), go: words.go },
    fields: [
      wanted.length > 0
        ? { is: 'choice', key: 'of', label: words.of, options: options(wanted, (id) => id.toUpperCase()) }
        : { is: 'text', key: 'of', label: words.of, needed: true },
      { is: 'day', key: 'since', label: words.since, value: today(), needed: true },
    ],
    command: (filled) => ({
      type: 'NoteMembership',
      club,
      membership: { of: filled.text('of'), since: filled.text('since') },
    }),
  };
}

export function officerForm(desk: LeagueDesk, club: string): AskedForm {
  const words = t.leagueOffice.forms.officer;
  return {
    ...{ title: words.title(desk.club(club)), go: words.go },
    fields: [
      { is: 'text', key: 'role', label: words.role, needed: true },
      { is: 'person', key: 'person', label: words.person, without: new Set() },
      { is: 'day', key: 'since', label: words.since, value: today(), needed: true },
      { is: 'day', key: 'told', label: words.told },
    ],
    command: (filled) => ({
      ...{ type: 'NoteOfficer', club, role: filled.text('role'), person: filled.text('person') as PersonId },
      since: filled.text('since'),
      ...(filled.text('told') !== '' && { told: filled.text('told') }),
    }),
  };
}

export function teamForm(desk: LeagueDesk, club: string): AskedForm {
  const words = t.leagueOffice.forms.team;
  return {
    ...{ title: words.title(desk.club(club)), go: words.go },
    fields: [
      { is: 'choice', key: 'division', label: words.division, options: divisionsOf(desk) },
      { is: 'text', key: 'name', label: words.name, hint: words.nameHint },
    ],
    command: (filled) => ({
      ...{ type: 'EnterTeam', team: newId(), club, division: filled.text('division') },
      ...(filled.text('name') !== '' && { name: filled.text('name') }),
    }),
  };
}

export function renewForm(of: 'club' | 'team', id: string, name: string): AskedForm {
  const words = t.leagueOffice.forms.renew;
  return {
    ...{ title: words.title(name), what: words.what, go: words.go, fields: [] },
    command: () => ({ type: 'RenewLink', of, id }),
  };
}
