import type { Language } from '@riffle/rulebooks';
import { policyWords } from '@riffle/words';
import { saidRef } from './cite.ts';
import { citedHouse } from './house-answer.ts';

/** A rule, or what a house has made of it: the house's own name for itself, and what it answers. */
export const namedRule = (ref: string, language: Language): string => inHouse(ref, language) ?? saidRef(ref, language);

function inHouse(ref: string, language: Language): string | undefined {
  const house = citedHouse(ref);
  return house && `${house.name}: ${policyWords[language][house.policy].label}`;
}
