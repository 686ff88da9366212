import { policiesOf, policyNames, rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { policyWords, sayPolicy } from './say-policy.ts';

const languages = ['de', 'en'] as const;

describe.each(languages)('policies in %s', (language) => {
  it('every answer of every rulebook is a whole sentence', () => {
    for (const book of rulebooks) {
      for (const occasion of book.occasions.length === 0 ? [undefined] : book.occasions.map(({ id }) => id)) {
        const cited = policiesOf(book, occasion);
        for (const name of policyNames) {
          const sentence = sayPolicy(cited[name], language);
          expect(sentence, `${book.id} ${name}`).toMatch(/^[\p{Lu}\d].*\.$/u);
          expect(sentence).not.toMatch(/undefined|\[object|NaN/);
        }
      }
    }
  });

  it('every policy has a label of its own and a meaning', () => {
    const words = policyNames.map((name) => policyWords[language][name]);
    expect(new Set(words.map(({ label }) => label)).size).toBe(words.length);
    expect(words.every(({ meaning }) => /^\p{Lu}.*\.$/u.test(meaning))).toBe(true);
  });
});

it('values with figures say them', () => {
  const { de, en } = policyWords;
  expect(de['dealing.handStart'].value(['firstRiffle', 'blindsPosted'])).toBe(
    'Mit dem ersten Mischen von Hand oder mit dem Setzen der Blinds; das Frühere zählt.',
  );
  expect(en['presence.lateStartLimit'].value({ is: 'minutes', minutes: 25, withExcuse: 60 })).toContain('60');
  expect(de['balancing.repeatBigBlind'].value({ balancing: 'avoided', breaking: 'allowed' })).toBe(
    'Beim Ausgleich: Niemand soll durch den Wechsel schlechter stehen. Bei der Auflösung: Zweimal hintereinander Big Blind ist möglich.',
  );
});
