import type { LeagueView } from '@riffle/league';
import { t } from '../../../language/language.svelte.ts';
import type { AskedForm } from '../../asked-form.ts';
import { whyOf } from '../../club-forms.ts';

type Day = LeagueView['matchDays'][number];
type Which = {
  readonly night: string;
  readonly called: string;
  readonly card?: string;
  readonly as?: 'replacing' | 'removing';
};

/** What a night says is taken over once somebody has said why, that it goes over what was entered by hand, or that what it says no more goes. */
export function takeForm({ division, round, closed }: Day, { night, called, card, as }: Which): AskedForm {
  const { late } = t.leagueOffice.nights;
  const words = as === undefined ? late : t.leagueOffice.nights[as];
  return {
    ...{ title: words.title(called), what: closed ? late.what : words.what, go: words.go },
    fields: closed ? [{ is: 'text', key: 'reason', label: late.reason, needed: true }] : [],
    command: (filled) => ({
      ...{ type: 'TakeResult', division, round, night, ...(closed && whyOf(filled)) },
      ...(card !== undefined && { card }),
      ...(as === 'replacing' && { instead: true }),
    }),
  };
}
