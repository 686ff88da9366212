import { policyChoices, policyNames } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { policyWords } from './say-policy.ts';

it.each(LANGUAGES)(
  'every answer that a house can choose has its sentence, and the other way round (%s)',
  (language) => {
    const written = Object.fromEntries(
      policyNames.flatMap((name) => {
        const { value } = policyWords[language][name];
        return 'of' in value ? [[name, value.of]] : [];
      }),
    );
    // where they part: node scripts/policy-choices.mjs
    expect(policyChoices).toEqual(written);
  },
);
