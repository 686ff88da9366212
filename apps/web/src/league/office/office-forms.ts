import type { LeagueView } from '@riffle/league';
import type { PersonId } from '@riffle/people';
import { newId } from '../../ask/new-id.ts';
import { clubZone } from '../../language/club-zone.svelte.ts';
import { t } from '../../language/language.svelte.ts';
import { momentOf, timeOfDay } from '../../live/club-day.ts';
import type { AskedForm } from '../asked-form.ts';
import { onDay, whyOf } from '../club-forms.ts';
import type { LeagueDesk } from '../league-desk.svelte.ts';
import { today } from '../today.ts';

type Instant = LeagueView['matchDays'][number]['startsAt'];
type ForLicence = { readonly club: string; readonly division: string };
const options = (ids: readonly string[], name: (id: string) => string) =>
  ids.map((id) => ({ value: id, label: name(id) }));
const same = (id: string): string => id;
const divisionsOf = ({ view }: LeagueDesk) =>
  options(
    view.divisions.map(({ id }) => id),
    same,
  );

/** What is asked with nothing to be filled in. */
export function plainForm(type: 'StartSeason' | 'EndSeason'): AskedForm {
  const words = t.leagueOffice.forms[type];
  return { ...{ title: words.title, what: words.what, go: words.title, fields: [] }, command: () => ({ type }) };
}

export function settleForm(deadline: string, as: 'taken' | 'waived', what: string): AskedForm {
  const words = t.leagueOffice.forms.settle;
  return {
    ...{ title: words[as], what, go: words[as] },
    fields: [{ is: 'text', key: 'reason', label: words.reason, hint: words.reasonHint, needed: true }],
    command: (filled) => ({ type: 'SettleDeadline', deadline, as, reason: filled.text('reason') }),
  };
}

export function confirmMovementForm({ divisions }: NonNullable<LeagueView['movement']>): AskedForm {
  const words = t.leagueOffice.forms.movement;
  const moves = divisions.flatMap(({ down, up }) => [
    ...down.map(({ team }) => ({ team, way: 'down' as const })),
    ...up.map((team) => ({ team, way: 'up' as const })),
  ]);
  return {
    ...{ title: words.title, what: words.what, go: words.title, fields: [] },
    command: () => ({ type: 'ConfirmMovement', moves }),
  };
}

// clubs

export function clubForm(): AskedForm {
  const words = t.leagueOffice.forms.club;
  return {
    ...{ title: words.title, go: words.go },
    fields: [
      { is: 'text', key: 'name', label: words.name, needed: true },
      { is: 'text', key: 'registerNumber', label: words.registerNumber },
    ],
    command: (filled) => ({
      ...{ type: 'AdmitClub', club: newId(), name: filled.text('name') },
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

// licences

export function criterionForm(desk: LeagueDesk, of: ForLicence, unmet: readonly string[]): AskedForm {
  const words = t.leagueOffice.forms.criterion;
  const all = desk.view.regulation?.answers['licence.criteria']?.value ?? unmet;
  return {
    ...{ title: words.title, go: words.go },
    fields: [
      {
        ...{ is: 'choice', key: 'criterion', label: words.which },
        options: options([...unmet, ...all.filter((one) => !unmet.includes(one))], same),
      },
      { is: 'flag', key: 'met', label: words.met, value: true },
      onDay(t.league.licence.on),
    ],
    command: (filled) => ({
      ...{ type: 'MarkCriterion', ...of, criterion: filled.text('criterion') },
      ...{ met: filled.flag('met'), on: filled.text('on') },
    }),
  };
}

export function decideForm(of: ForLicence, granted: boolean): AskedForm {
  const words = t.leagueOffice.forms.decide;
  const title = granted ? words.grant : words.refuse;
  return {
    ...{ title, go: title },
    fields: [onDay(t.league.licence.on), { is: 'text', key: 'reason', label: words.reason, hint: words.reasonHint }],
    command: (filled) => ({ type: 'DecideLicence', ...of, granted, on: filled.text('on'), ...whyOf(filled) }),
  };
}

export function withdrawForm(of: ForLicence): AskedForm {
  const words = t.leagueOffice.forms.withdraw;
  return {
    ...{ title: words.title, what: words.what, go: words.title },
    fields: [onDay(t.league.licence.on), { is: 'text', key: 'reason', label: words.reason, needed: true }],
    command: (filled) => ({ type: 'WithdrawLicence', ...of, on: filled.text('on'), reason: filled.text('reason') }),
  };
}

export function renewForm(of: 'club' | 'team', id: string, name: string): AskedForm {
  const words = t.leagueOffice.forms.renew;
  return {
    ...{ title: words.title(name), what: words.what, go: words.go, fields: [] },
    command: () => ({ type: 'RenewLink', of, id }),
  };
}

// players

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

// match days

type Day = LeagueView['matchDays'][number];
/** A new one, the next round of a division, or one that is moved. */
export function planForm(desk: LeagueDesk, day?: Day): AskedForm {
  const words = t.leagueOffice.forms.plan;
  const { matchDays, divisions } = desk.view;
  const [first] = divisions;
  const planned = matchDays.filter(({ division }) => division === first?.id).map(({ round }) => round);
  const nobody = { value: '', label: words.noHost };
  return {
    ...{
      title: day === undefined ? words.title : words.move(t.league.days.named(day.round, day.division)),
      go: words.go,
    },
    fields: [
      ...(day === undefined
        ? ([
            { is: 'choice', key: 'division', label: words.division, options: divisionsOf(desk) },
            {
              is: 'number',
              key: 'round',
              label: words.round,
              value: String(Math.max(0, ...planned) + 1),
              needed: true,
            },
          ] as const)
        : []),
      { is: 'day', key: 'date', label: words.date, value: day?.date ?? today(), needed: true },
      {
        is: 'time',
        key: 'time',
        label: words.time,
        value: day === undefined ? '14:00' : timeOfDay(day.startsAt, clubZone.current),
        needed: true,
      },
      { is: 'text', key: 'venue', label: words.venue, value: day?.venue ?? '' },
      {
        is: 'choice',
        key: 'host',
        label: words.host,
        options: [
          nobody,
          ...options(
            desk.view.clubs.map(({ id }) => id),
            desk.club,
          ),
        ],
        value: day?.host ?? '',
      },
    ],
    command: (filled) => {
      const [date, venue, host] = [filled.text('date'), filled.text('venue'), filled.text('host')];
      return {
        type: 'PlanMatchDay',
        division: day?.division ?? filled.text('division'),
        round: day?.round ?? Number(filled.text('round')),
        ...{ date, startsAt: (momentOf(date, filled.text('time'), clubZone.current) ?? 0) as Instant },
        ...(venue !== '' && { venue }),
        ...(host !== '' && { host }),
        ...(day !== undefined && { officials: day.officials }),
      };
    },
  };
}

export function closeForm(day: Day): AskedForm {
  const words = t.leagueOffice.forms.close;
  return {
    ...{ title: words.title(t.league.days.named(day.round, day.division)), what: words.what, go: words.go, fields: [] },
    command: () => ({ type: 'CloseRound', division: day.division, round: day.round }),
  };
}

/** What is to be said of a team beside its results. */
export function aboutTeamForm(desk: LeagueDesk, day: Day, team: string): AskedForm {
  const words = t.leagueOffice.forms.about;
  const told = day.results?.teams?.find((one) => one.team === team);
  const figure = (key: 'present' | 'dress') =>
    ({ is: 'number', key, label: words[key], value: told?.[key] === undefined ? '' : String(told[key]) }) as const;
  const number = (text: string, key: 'present' | 'dress') => (text === '' ? {} : { [key]: Number(text) });
  return {
    ...{ title: desk.team(team), go: words.go },
    fields: [
      { is: 'flag', key: 'absent', label: words.absent, value: told?.absent === true },
      { is: 'flag', key: 'disqualified', label: words.disqualified, value: told?.disqualified === true },
      figure('present'),
      figure('dress'),
      ...(day.closed ? ([{ is: 'text', key: 'reason', label: words.reason, needed: true }] as const) : []),
    ],
    command: (filled) => ({
      ...{ type: 'EnterCard', division: day.division, round: day.round, ...whyOf(filled) },
      card: {
        team: {
          ...(told?.ineligible !== undefined && { ineligible: told.ineligible }),
          ...(told?.intoxicated !== undefined && { intoxicated: told.intoxicated }),
          team,
          ...(filled.flag('absent') && { absent: true }),
          ...(filled.flag('disqualified') && { disqualified: true }),
          ...number(filled.text('present'), 'present'),
          ...number(filled.text('dress'), 'dress'),
        },
      },
    }),
  };
}

// money and sanctions

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
