import { cases } from '@riffle/floor/cases';
import { sayOutcome } from '@riffle/words';
import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const LANGUAGES = { de, en } as const;

it('says of the first questions the same in both languages: a case with its outcome among the answers', () => {
  expect(de.length).toBeGreaterThan(25);
  expect(en.map(({ nth, right, answers }) => ({ nth, right, of: answers.length }))).toEqual(
    de.map(({ nth, right, answers }) => ({ nth, right, of: answers.length })),
  );
  for (const language of ['de', 'en'] as const)
    for (const { nth, book, answers, right, told } of LANGUAGES[language]) {
      const of = cases[nth];
      if (of === undefined) throw new RangeError(String(nth));
      expect(book).toBe(of.book);
      expect(answers[right]).toBe(sayOutcome(language, of.outcome));
      expect(new Set(answers).size).toBe(answers.length);
      expect(answers.length).toBeGreaterThan(1);
      if (Object.keys(of.facts).length > 0) expect(told.length).toBeGreaterThan(0);
    }
});
