import { type KindName, kindsOfPhase, PHASES, type Phase } from '@riffle/floor';
import { type Language, spoken } from '@riffle/words';
import type { Question, Questions } from './questions.ts';

type Table = { readonly [L in Language]: Questions };

/** One table for each phase and language: whoever asks what now has one incident. */
const TABLES: { readonly [P in Phase]: { readonly [L in Language]: () => Promise<Questions> } } = {
  bet: {
    de: async () => (await import('./bet/de.ts')).de,
    en: async () => (await import('./bet/en.ts')).en,
  },
  deal: {
    de: async () => (await import('./deal/de.ts')).de,
    en: async () => (await import('./deal/en.ts')).en,
  },
  showdown: {
    de: async () => (await import('./showdown/de.ts')).de,
    en: async () => (await import('./showdown/en.ts')).en,
  },
  presence: {
    de: async () => (await import('./presence/de.ts')).de,
    en: async () => (await import('./presence/en.ts')).en,
  },
  tournament: {
    de: async () => (await import('./tournament/de.ts')).de,
    en: async () => (await import('./tournament/en.ts')).en,
  },
  conduct: {
    de: async () => (await import('./conduct/de.ts')).de,
    en: async () => (await import('./conduct/en.ts')).en,
  },
  league: {
    de: async () => (await import('./league/de.ts')).de,
    en: async () => (await import('./league/en.ts')).en,
  },
  cash: {
    de: async () => (await import('./cash/de.ts')).de,
    en: async () => (await import('./cash/en.ts')).en,
  },
};

const asked = new Map<Phase, Table>();
const phaseOf = (kind: KindName): Phase => PHASES.find((phase) => kindsOfPhase[phase].includes(kind)) ?? 'bet';

/** The questions of a kind in the language of the moment, once `worded` has let them come. */
export function questionsFor(kind: KindName): (language: Language) => Question {
  const phase = phaseOf(kind);
  const table = asked.get(phase) ?? spoken(TABLES[phase]);
  asked.set(phase, table);
  return (language) => {
    const question = table[language][kind];
    if (question === undefined) throw new RangeError(kind);
    return question;
  };
}
