import { rule } from '@riffle/floor';
import { findRulebook } from '@riffle/rulebooks';
import { sayOutcome } from '@riffle/words';
import { expect, it } from 'vitest';
import { usualFacts } from '../table/usual-facts.ts';
import { de as bet } from './bet/de.ts';
import { de } from './deal/de.ts';
import { en } from './deal/en.ts';

it('says before anything was said what the rulebook will say, in the language that is read', () => {
  const [asked, english] = [de.boardTooEarly, en.boardTooEarly];
  if (asked === undefined || english === undefined) throw new Error('it is not asked');
  expect(Object.keys(asked.first)).toHaveLength(5);
  for (const [at, { said }] of Object.entries(asked.first)) {
    const book = findRulebook(at.split('@')[0] ?? '');
    if (book === undefined) throw new RangeError(at);
    const ruled = rule({ kind: 'boardTooEarly', facts: usualFacts(asked.facts) }, book);
    if (!ruled.ok) throw new Error(ruled.refusal.code);
    expect(said?.outcome).toBe(sayOutcome('de', ruled.value.outcome));
    expect(english.first[at]?.said?.outcome).toBe(sayOutcome('en', ruled.value.outcome));
  }
});

it('says what is missing where nothing can be ruled yet', () => {
  for (const { said, problems } of Object.values(bet.undercall?.first ?? {})) {
    expect(said).toBeUndefined();
    expect(problems.map(({ problem }) => problem)).toContain('missing');
  }
});
