import { type HouseRulebook, type PolicyName, policyNames } from '@riffle/rulebooks';
import { type Language, looselyFolded, policyWords } from '@riffle/words';

export type Theme = { readonly theme: string; readonly names: readonly PolicyName[] };

/** What stands before the dot: `betting`. */
const themeOf = (name: PolicyName): string => name.slice(0, name.indexOf('.'));

const THEMES = [...new Set(policyNames.map(themeOf))];

/** The questions by theme, in the order in which people read them; empty themes are left out. */
export const byTheme = (names: readonly PolicyName[]): readonly Theme[] =>
  THEMES.map((theme) => ({ theme, names: names.filter((name) => themeOf(name) === theme) })).filter(
    (one) => one.names.length > 0,
  );

/** The questions in whose label, meaning or name all typed words occur. */
export function findPolicies(typed: string, language: Language, only?: HouseRulebook): readonly PolicyName[] {
  const wanted = looselyFolded(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return policyNames.filter((name) => {
    if (only !== undefined && only.answers[name] === undefined) return false;
    const { label, meaning } = policyWords[language][name];
    const text = looselyFolded(`${label} ${meaning} ${name}`);
    return wanted.every((word) => text.includes(word));
  });
}
