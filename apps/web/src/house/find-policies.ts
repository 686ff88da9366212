import { looselyFolded } from '@riffle/people';
import { type HouseRulebook, type PolicyName, policies, policyNames, type Subject, subjectOf } from '@riffle/rulebooks';
import { type Language, policyWords } from '@riffle/words';

export type Theme = { readonly theme: Subject; readonly names: readonly PolicyName[] };

const THEMES = [...new Set(policyNames.map(subjectOf))];

/** The questions by theme, in the order in which people read them; empty themes are left out. */
export const byTheme = (names: readonly PolicyName[]): readonly Theme[] =>
  THEMES.map((theme) => ({ theme, names: names.filter((name) => subjectOf(name) === theme) })).filter(
    (one) => one.names.length > 0,
  );

/**
 * The questions in whose label, meaning or name all typed words occur. One that nothing asks for is not put to a house;
 * what a house has said to it nevertheless stays in sight.
 */
export function findPolicies(
  typed: string,
  language: Language,
  house: HouseRulebook,
  which: 'all' | 'departures',
): readonly PolicyName[] {
  const wanted = looselyFolded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return policyNames.filter((name) => {
    if (house.answers[name] === undefined && (which === 'departures' || policies[name].reference === true))
      return false;
    const { label, meaning } = policyWords[language][name];
    const text = looselyFolded(`${label} ${meaning} ${name}`);
    return wanted.every((word) => text.includes(word));
  });
}
