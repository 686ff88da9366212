import { type KindName, kindsOfPhase, PHASES, type Phase } from '@riffle/floor';
import type { Language } from '@riffle/words';
import type { Question, Questions } from './questions.ts';

type Table = { readonly asked: { readonly [L in Language]: Questions } };

/** One table for each phase: whoever asks what now has one incident. */
const TABLES: { readonly [P in Phase]: () => Promise<Table> } = {
  bet: () => import('./bet/table.ts'),
  deal: () => import('./deal/table.ts'),
  showdown: () => import('./showdown/table.ts'),
  presence: () => import('./presence/table.ts'),
  tournament: () => import('./tournament/table.ts'),
  conduct: () => import('./conduct/table.ts'),
  league: () => import('./league/table.ts'),
  cash: () => import('./cash/table.ts'),
};

const phaseOf = (kind: KindName): Phase => PHASES.find((phase) => kindsOfPhase[phase].includes(kind)) ?? 'bet';

/** The questions of a kind, once its table is there, in the language of the moment. */
export async function questionsFor(kind: KindName): Promise<(language: Language) => Question> {
  const { asked } = await TABLES[phaseOf(kind)]();
  return (language) => {
    const question = asked[language][kind];
    if (question === undefined) throw new RangeError(kind);
    return question;
  };
}
