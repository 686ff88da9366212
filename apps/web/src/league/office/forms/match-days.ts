import type { LeagueView } from '@riffle/league';
import type { PersonId } from '@riffle/people';
import { clubZone } from '../../../language/club-zone.svelte.ts';
import { t } from '../../../language/language.svelte.ts';
import { momentOf, timeOfDay } from '../../../live/club-day.ts';
import type { AskedField, AskedForm } from '../../asked-form.ts';
import { whyOf } from '../../club-forms.ts';
import type { LeagueDesk } from '../../league-desk.svelte.ts';
import { today } from '../../today.ts';
import { divisionsOf, options } from './choices.ts';

type Instant = LeagueView['matchDays'][number]['startsAt'];
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
            (id) => (day?.applicants.includes(id) === true ? words.applied(desk.club(id)) : desk.club(id)),
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
        ...(day?.director !== undefined && { director: day.director }),
        ...(day !== undefined && { officials: day.officials }),
      };
    },
  };
}

/** Who directs it, and two referees; whoever is named already stays. */
export function officialsForm(day: Day): AskedForm {
  const words = t.leagueOffice.forms.officials;
  const person = (key: string, label: string, value: string | undefined) =>
    ({ is: 'person', key, label, without: new Set<PersonId>(), optional: true, value: value ?? '' }) as const;
  return {
    ...{ title: words.title(t.league.days.named(day.round, day.division)), go: words.go },
    fields: [
      person('director', words.director, day.director),
      person('first', words.referee(1), day.officials[0]),
      person('second', words.referee(2), day.officials[1]),
    ],
    command: (filled) => {
      const [director, ...named] = ['director', 'first', 'second'].map((key) => filled.text(key) as PersonId);
      const { division, round, date, startsAt, venue, host } = day;
      return {
        ...{ type: 'PlanMatchDay', division, round, date, startsAt },
        ...(venue !== undefined && { venue }),
        ...(host !== undefined && { host }),
        ...(director !== undefined && director !== '' && { director }),
        officials: [...new Set([...named.filter((one) => one !== ''), ...day.officials.slice(2)])],
      };
    },
  };
}

/** A team's line-up by the office: also late, and with a reason also who may not play. */
export function lineUpForm(desk: LeagueDesk, day: Day, team: string): AskedForm {
  const words = t.leagueOffice.forms.lineUp;
  const { club } = desk.view.teams.find(({ id }) => id === team) ?? {};
  const named = desk.view.lining?.lineUps.find((one) => one.team === team && one.round === day.round);
  const squad = (desk.view.own?.players ?? []).filter(({ spells }) => spells.at(-1)?.club === club);
  const barred = new Set(
    desk.view.lining?.offered
      .find((one) => one.team === team && one.round === day.round)
      ?.players.flatMap(({ player, because }) => (because.length > 0 ? [player] : [])),
  );
  const most = desk.view.regulation?.answers['lineUp.players']?.value ?? 0;
  const places = Array.from({ length: most > 0 ? most : Math.max(squad.length, 1) }, (_, nth) => nth);
  const people = [
    { value: '', label: words.nobody },
    ...squad
      .map(({ id }) => ({ value: id, label: barred.has(id) ? words.barred(desk.player(id)) : desk.player(id) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  ];
  return {
    ...{ title: words.title(desk.team(team)), what: words.what, go: words.go },
    fields: [
      ...places.map(
        (nth): AskedField => ({
          is: 'choice',
          key: `player${String(nth)}`,
          label: words.number(nth + 1),
          options: people,
          value: named?.players[nth] ?? '',
        }),
      ),
      { is: 'choice', key: 'captain', label: words.captain, options: people, value: named?.captain ?? '' },
      { is: 'text', key: 'reason', label: words.reason, hint: words.reasonHint },
    ],
    command: (filled) => {
      const players = places.map((nth) => (filled.text(`player${String(nth)}`) || undefined) as PersonId | undefined);
      // where a team has no fixed size nobody stands at the end
      const last = players.findLastIndex((one) => one !== undefined);
      return {
        ...{ type: 'NameLineUp', team, round: day.round, ...whyOf(filled) },
        players: most > 0 ? players : players.slice(0, last + 1),
        ...(filled.text('captain') !== '' && { captain: filled.text('captain') as PersonId }),
      };
    },
  };
}

/** Points without a card: of a team, or of one of its players. */
export function toldForm(desk: LeagueDesk, day: Day, team: string): AskedForm {
  const words = t.leagueOffice.forms.told;
  const { club } = desk.view.teams.find(({ id }) => id === team) ?? {};
  const squad = (desk.view.own?.players ?? []).filter(({ spells }) => spells.at(-1)?.club === club);
  const named = desk.view.lining?.lineUps.find((one) => one.team === team && one.round === day.round)?.players ?? [];
  const players = [...new Set([...named.flatMap((one) => one ?? []), ...squad.map(({ id }) => id)])];
  const before = day.results?.told?.find((one) => one.team === team && one.player === undefined)?.points;
  return {
    ...{ title: words.title(desk.team(team)), what: words.what, go: words.go },
    fields: [
      {
        is: 'choice',
        key: 'of',
        label: words.of,
        options: [{ value: '', label: words.team }, ...options(players, desk.player)],
      },
      {
        is: 'number',
        key: 'points',
        label: words.points,
        needed: true,
        value: before === undefined ? '' : String(before),
      },
      ...(day.closed ? ([{ is: 'text', key: 'reason', label: words.reason, needed: true }] as const) : []),
    ],
    command: (filled) => ({
      ...{ type: 'EnterCard', division: day.division, round: day.round, ...whyOf(filled) },
      card: {
        told: {
          ...{ team, points: Number(filled.text('points')) },
          ...(filled.text('of') !== '' && { player: filled.text('of') }),
        },
      },
    }),
  };
}

/** Who of several who are level is the best of the day: the management's word. */
export function dayBestForm(desk: LeagueDesk, day: Day, level: readonly string[]): AskedForm {
  const words = t.leagueOffice.forms.dayBest;
  return {
    ...{ title: words.title, go: words.go },
    fields: [
      { is: 'choice', key: 'best', label: words.best, options: options(level, desk.player) },
      ...(day.closed ? ([{ is: 'text', key: 'reason', label: words.reason, needed: true }] as const) : []),
    ],
    command: (filled) => ({
      ...{ type: 'EnterCard', division: day.division, round: day.round, ...whyOf(filled) },
      card: { decision: { of: 'dayBest', order: [filled.text('best')] } },
    }),
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
  const named = desk.view.lining?.lineUps.find((one) => one.team === team && one.round === day.round)?.players ?? [];
  const players = [...new Set([...named.flatMap((one) => one ?? []), ...(told?.ineligible ?? [])])];
  const figure = (key: 'present' | 'dress' | 'intoxicated') =>
    ({ is: 'number', key, label: words[key], value: told?.[key] === undefined ? '' : String(told[key]) }) as const;
  const number = (text: string, key: 'present' | 'dress' | 'intoxicated') =>
    text === '' ? {} : { [key]: Number(text) };
  return {
    ...{ title: desk.team(team), go: words.go },
    fields: [
      { is: 'flag', key: 'absent', label: words.absent, value: told?.absent === true },
      { is: 'flag', key: 'disqualified', label: words.disqualified, value: told?.disqualified === true },
      figure('present'),
      figure('dress'),
      figure('intoxicated'),
      ...players.map(
        (player): AskedField => ({
          is: 'flag',
          key: player,
          label: words.ineligible(desk.player(player)),
          value: told?.ineligible?.includes(player) === true,
        }),
      ),
      ...(day.closed ? ([{ is: 'text', key: 'reason', label: words.reason, needed: true }] as const) : []),
    ],
    command: (filled) => ({
      ...{ type: 'EnterCard', division: day.division, round: day.round, ...whyOf(filled) },
      card: {
        team: {
          team,
          ...(filled.flag('absent') && { absent: true }),
          ...(filled.flag('disqualified') && { disqualified: true }),
          ...number(filled.text('present'), 'present'),
          ...number(filled.text('dress'), 'dress'),
          ...number(filled.text('intoxicated'), 'intoxicated'),
          ...(players.some(filled.flag) && { ineligible: players.filter(filled.flag) }),
        },
      },
    }),
  };
}
