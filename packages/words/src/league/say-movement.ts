import type { Candidacy, Downfall, Saving } from '@riffle/league';
import type { Language } from '../language.ts';
import type { LeagueNaming } from './league-words.ts';
import { type MovementWords, movementDe, movementEn } from './movement-words.ts';

const WORDS: { readonly [L in Language]: MovementWords } = { de: movementDe, en: movementEn };

/** Why a team goes down. */
export const sayDownfall = (language: Language, one: Bare<Downfall>, naming: LeagueNaming): string =>
  WORDS[language].down[one.why](named(one, naming));

/** What becomes of a team that could go up. */
export const sayCandidacy = (language: Language, one: Bare<Candidacy>, naming: LeagueNaming): string =>
  WORDS[language].candidate[one.is](named(one, naming));

/** Why one fewer goes down. */
export const saySaving = (language: Language, one: Saving, naming: LeagueNaming): string =>
  WORDS[language].saving[one.by]('team' in one ? naming.team(one.team) : '', 1);

/** The same of all, one line for those that say no more than that they are several. */
export function saySavings(language: Language, savings: readonly Saving[], naming: LeagueNaming): readonly string[] {
  const sorts = Map.groupBy(savings, (one) => `${one.by} ${'team' in one ? one.team : ''}`);
  return [...sorts.values()].flatMap((alike) => {
    const [one] = alike;
    if (one === undefined) return [];
    return [WORDS[language].saving[one.by]('team' in one ? naming.team(one.team) : '', alike.length)];
  });
}

/** Without its rules. */
type Bare<T> = T extends unknown ? Omit<T, 'refs'> : never;
const named = (
  one: { readonly team: string; readonly own?: string; readonly rank?: number },
  naming: LeagueNaming,
) => ({
  team: naming.team(one.team),
  own: one.own === undefined ? '' : naming.team(one.own),
  rank: one.rank ?? 0,
});
