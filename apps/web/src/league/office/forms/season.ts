import type { LeagueView } from '@riffle/league';
import { t } from '../../../language/language.svelte.ts';
import type { AskedForm } from '../../asked-form.ts';
import type { LeagueDesk } from '../../league-desk.svelte.ts';
import { options } from './choices.ts';

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

export function confirmMovementForm({ divisions, fromPlayOff }: NonNullable<LeagueView['movement']>): AskedForm {
  const words = t.leagueOffice.forms.movement;
  const moves = [
    ...divisions.flatMap(({ down, up }) => [
      ...down.map(({ team }) => ({ team, way: 'down' as const })),
      ...up.map((team) => ({ team, way: 'up' as const })),
    ]),
    ...fromPlayOff.flatMap(({ team, is }) => (is.startsWith('up') ? [{ team, way: 'up' as const }] : [])),
  ];
  return {
    ...{ title: words.title, what: words.what, go: words.title, fields: [] },
    command: () => ({ type: 'ConfirmMovement', moves }),
  };
}

/** What was confirmed may change again: who was told of it is told why. */
export function reopenMovementForm(): AskedForm {
  const words = t.leagueOffice.now.reopening;
  return {
    ...{ title: words.title, what: words.what, go: words.go },
    fields: [{ is: 'text', key: 'reason', label: words.reason, needed: true }],
    command: (filled) => ({ type: 'ReopenMovement', reason: filled.text('reason') }),
  };
}

/** Who of those is ahead who are level in everything, place by place. */
export function levelForm(desk: LeagueDesk, division: string, level: readonly string[]): AskedForm {
  const words = t.leagueOffice.forms.level;
  return {
    ...{ title: words.title, what: words.what(level.map(desk.team)), go: words.go },
    fields: level.slice(1).map((_, nth) => ({
      is: 'choice',
      key: String(nth),
      label: words.place(nth + 1),
      value: level[nth] ?? '',
      options: options(level, desk.team),
    })),
    command: (filled) => {
      const said = new Set(level.slice(1).map((_, nth) => filled.text(String(nth))));
      return { type: 'DecideLevel', division, order: [...said, ...level.filter((team) => !said.has(team))] };
    },
  };
}
