import { t } from '../../../language/language.svelte.ts';
import type { AskedForm } from '../../asked-form.ts';
import { onDay, whyOf } from '../../club-forms.ts';
import type { LeagueDesk } from '../../league-desk.svelte.ts';
import { options, same } from './choices.ts';

type ForLicence = { readonly club: string; readonly division: string };

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
