import { newId } from '../../../ask/new-id.ts';
import { t } from '../../../language/language.svelte.ts';
import type { AskedForm } from '../../asked-form.ts';
import { onDay } from '../../club-forms.ts';
import type { LeagueDesk } from '../../league-desk.svelte.ts';

export function moneyForm(desk: LeagueDesk, club: string, type: 'TakePayment' | 'PayBack', cents: number): AskedForm {
  const words = t.leagueOffice.forms[type];
  const plain = (Math.abs(cents) / 100).toFixed(2);
  const value = cents === 0 ? '' : document.documentElement.lang === 'en' ? plain : plain.replace('.', ',');
  return {
    ...{ title: words.title(desk.club(club)), go: words.go },
    fields: [{ is: 'money', key: 'cents', label: words.amount, value, needed: true }, onDay(t.league.licence.on)],
    command: (filled) => ({ type, club, cents: filled.cents('cents'), on: filled.text('on') }),
  };
}

const SANCTIONS = ['warning', 'points', 'transferBan', 'fine', 'forcedRelegation', 'exclusion'] as const;
export function imposeForm(desk: LeagueDesk, club: string): AskedForm {
  const words = t.leagueOffice.forms.impose;
  const may = desk.view.regulation?.answers['licence.sanctions']?.value ?? SANCTIONS;
  const teams = desk.view.teams.filter((one) => one.club === club);
  return {
    ...{ title: words.title(desk.club(club)), go: words.go },
    fields: [
      {
        is: 'choice',
        key: 'what',
        label: words.what,
        options: may.map((one) => ({ value: one, label: t.league.register.what[one] })),
      },
      {
        is: 'choice',
        key: 'team',
        label: words.team,
        options: [
          { value: '', label: words.wholeClub },
          ...teams.map(({ id, division }) => ({ value: id, label: t.league.clubs.team(desk.team(id), division) })),
        ],
      },
      { is: 'money', key: 'cents', label: words.cents },
      { is: 'number', key: 'points', label: words.points },
      { is: 'text', key: 'reason', label: words.reason, needed: true },
      { is: 'text', key: 'rule', label: words.rule },
      { is: 'day', key: 'until', label: words.until },
      onDay(t.league.licence.on),
    ],
    command: (filled) => ({
      type: 'Impose',
      entry: {
        ...{ id: newId(), club, on: filled.text('on'), reason: filled.text('reason') },
        what: SANCTIONS.find((one) => one === filled.text('what')) ?? 'warning',
        ...(filled.text('team') !== '' && { team: filled.text('team') }),
        ...(filled.text('rule') !== '' && { rule: filled.text('rule') }),
        ...(filled.text('cents') !== '' && { cents: filled.cents('cents') }),
        ...(filled.text('points') !== '' && { points: Number(filled.text('points')) }),
        ...(filled.text('until') !== '' && { until: filled.text('until') }),
      },
    }),
  };
}
