import { READY_FORMS } from '@riffle/tournament';
import type { NightPlan } from '@riffle/tournament/simulation';

/** Forms of play that `riffle simulate --form` knows: those that clubs know by a name, with the seats that they need. */
const FORMS = {
  sitAndGo: { form: READY_FORMS.sitAndGo },
  shootOut: { form: READY_FORMS.shootOut },
  headsUp: { form: READY_FORMS.headsUp, seatsPerTable: 2 },
  heats: { form: READY_FORMS.heats },
} as const satisfies { readonly [F in keyof typeof READY_FORMS]: Pick<NightPlan, 'form' | 'seatsPerTable'> };

/** Two flights and a last day. */
export const DAYS = 'days';
export const FORM_IDS: readonly string[] = [...Object.keys(FORMS), DAYS];

/** What of a plan a form says; nothing where none was asked for. */
export const formNamed = (id: string | undefined): Pick<NightPlan, 'form' | 'seatsPerTable'> =>
  Object.entries(FORMS).find(([name]) => name === id)?.[1] ?? {};
