import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { wordsIn } from '../words-in.ts';

it('says in both languages what is wrong with the file of a night', () => {
  for (const language of LANGUAGES) {
    expect(wordsIn(language).nightFileProblem({ code: 'out-of-order', commit: 5, found: 6 })).toMatch(/5.*6/);
  }
});
