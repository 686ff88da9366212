import { type Conflict, type HouseProblem, type PolicyName, policyNames } from '@riffle/rulebooks';
import type { Language } from '../language.ts';
import { policyWords } from '../policies/say-policy.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { HOUSE_FIELDS, type HouseWords } from './house-words.ts';

const WORDS: { readonly [L in Language]: HouseWords } = { de, en };

/** What is wrong with a house rulebook's document, in one line; a policy by its label, with its name in the file. */
export function sayHouseProblem(language: Language, problem: HouseProblem): string {
  const words = WORDS[language].problem;
  switch (problem.problem) {
    case 'notAHouseRulebook':
    case 'newer':
      return words[problem.problem];
    case 'badField':
      return sayField(language, problem.field);
    case 'nameOfAnother':
      return words.nameOfAnother(problem);
    case 'noSuchRulebook':
      return words.noSuchRulebook(problem);
    case 'noSuchPolicy':
      return words.noSuchPolicy(problem);
    case 'notAValue':
      return words.notAValue(labelled(language, problem.policy));
    case 'strangeNumber':
      return words.strangeNumber(labelled(language, problem.policy), problem);
  }
}

function sayField(language: Language, field: string): string {
  const words = WORDS[language].problem.badField;
  const [, policy, note] = /^answers\.(.*?)(\.note)?$/.exec(field) ?? [];
  if (policy !== undefined) return words[note === undefined ? 'answer' : 'note'](labelled(language, policy));
  return words[HOUSE_FIELDS.find((known) => known === field) ?? 'other'](field);
}

/** What does not fit together in a house rulebook. */
export function sayConflict(language: Language, { conflict, policies }: Conflict): string {
  const [one, other] = policies;
  return WORDS[language].conflict[conflict](policyWords[language][one].label, policyWords[language][other].label);
}

const isPolicy = (name: string): name is PolicyName => (policyNames as readonly string[]).includes(name);
const labelled = (language: Language, name: string): string =>
  isPolicy(name) ? `${policyWords[language][name].label} (${name})` : name;
