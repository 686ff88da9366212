import type { LeagueView } from '@riffle/league';
import type { PersonId } from '@riffle/people';
import { t } from '../language/language.svelte.ts';
import type { AskedField, AskedForm, Filled } from './asked-form.ts';
import type { LeagueDesk } from './league-desk.svelte.ts';
import { today } from './today.ts';

/** What a club asks for itself, and its office in its place. */
type ForLicence = { readonly club: string; readonly division: string };
type Wanted = { readonly name: string; readonly days: number; readonly original: boolean };

export const whyOf = (filled: Filled): { readonly reason?: string } =>
  filled.text('reason') === '' ? {} : { reason: filled.text('reason') };
export const onDay = (label: string) => ({ is: 'day', key: 'on', label, value: today(), needed: true }) as const;

/** With a line for each document that the regulation wants: from when it is, and whether it is the original. */
export function applyForm(
  view: LeagueView,
  club: string,
  divisions: readonly string[],
  withReason: boolean,
): AskedForm {
  const words = t.league.licence;
  const accepts = view.regulation?.answers['licence.accepts']?.value ?? [];
  const wanted: readonly Wanted[] = view.regulation?.answers['licence.documents']?.value ?? [];
  return {
    title: words.apply,
    go: words.applyGo,
    fields: [
      {
        is: 'choice',
        key: 'division',
        label: words.division,
        options: divisions.map((id) => ({ value: id, label: id })),
      },
      onDay(words.arrived),
      ...wanted.flatMap(({ name, days }, nth): readonly AskedField[] => [
        {
          ...{ is: 'day', key: `dated${String(nth)}`, label: words.documentOf(words.document(name)) },
          ...(days > 0 && { hint: words.atMost(days) }),
        },
        { is: 'flag', key: `original${String(nth)}`, label: words.original },
      ]),
      ...(accepts.length === 0
        ? ([{ is: 'flag', key: 'confirmed', label: words.confirms }] as const)
        : accepts.map(({ name }): AskedField => ({ is: 'flag', key: name, label: words.accept(name) }))),
      ...(withReason ? ([{ is: 'text', key: 'reason', label: words.reasonAllTheSame }] as const) : []),
    ],
    command: (filled) => ({
      ...{ type: 'ApplyForLicence', club, division: filled.text('division'), on: filled.text('on') },
      ...(accepts.length === 0
        ? { confirmed: filled.flag('confirmed') }
        : { confirmed: true, accepts: accepts.map(({ name }) => name).filter((name) => filled.flag(name)) }),
      documents: wanted.flatMap(({ name }, nth) => {
        const dated = filled.text(`dated${String(nth)}`);
        return dated === '' ? [] : [{ name, dated, original: filled.flag(`original${String(nth)}`) }];
      }),
      ...whyOf(filled),
    }),
  };
}

type OnDay = 'NoteDecisionReceived' | 'ObjectToDecision';
export const onDayForm = (type: OnDay, of: ForLicence, title: string): AskedForm => ({
  ...{ title, go: title, fields: [onDay(t.league.licence.on)] },
  command: (filled) => ({ type, club: of.club, division: of.division, on: filled.text('on') }),
});

/** Signed by somebody who speaks for the club, where the regulation wants that. */
export function revokeForm({ view, player }: LeagueDesk, of: ForLicence): AskedForm {
  const words = t.league.licence;
  const signs = view.regulation?.answers['licence.officerRevokes']?.value === true;
  const officers = view.own?.clubs.find(({ id }) => id === of.club)?.officers ?? [];
  return {
    ...{ title: words.revoke, what: words.revokeWhat, go: words.revoke },
    fields: [
      onDay(words.on),
      ...(signs
        ? ([
            {
              is: 'choice',
              key: 'signedBy',
              label: words.signedBy,
              hint: words.signedByHint,
              options: officers.map(({ person, role }) => ({ value: person, label: `${player(person)} (${role})` })),
            },
          ] as const)
        : []),
    ],
    command: (filled) => ({
      ...{ type: 'RevokeApplication', club: of.club, division: of.division, on: filled.text('on') },
      ...(filled.text('signedBy') !== '' && { signedBy: filled.text('signedBy') as PersonId }),
    }),
  };
}

export function waiveForm({ team: name }: LeagueDesk, team: string): AskedForm {
  const words = t.league.waive;
  return {
    ...{ title: words.title(name(team)), what: words.what, go: words.go, fields: [] },
    command: () => ({ type: 'WaivePromotion', team }),
  };
}

export const playerLicenceForm = (player: PersonId, name: string): AskedForm => ({
  title: t.league.squad.apply(name),
  go: t.league.squad.applyGo,
  fields: [onDay(t.league.licence.arrived)],
  command: (filled) => ({ type: 'ApplyForPlayerLicence', player, on: filled.text('on') }),
});

export const appealForm = (entry: string): AskedForm => ({
  ...{ title: t.league.register.appeal, go: t.league.register.appeal, fields: [onDay(t.league.licence.arrived)] },
  command: (filled) => ({ type: 'Appeal', entry, on: filled.text('on') }),
});
