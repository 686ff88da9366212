import { alikeTo, type KindName, kindNames } from '@riffle/floor';
import { fold } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { kindWord, LANGUAGES } from '../index.ts';

/** Two phrases in common, or one that says it all. */
const sharePhrases = (one: KindName, other: KindName): boolean =>
  LANGUAGES.some((language) => {
    const [mine, theirs] = [one, other].map((kind) => new Set(kindWord(language, kind).says.map(fold)));
    return [...(mine ?? [])].some((phrase) => theirs?.has(phrase) === true);
  });

describe('kinds for which people say the same', () => {
  it.each(kindNames)('%s leads to every kind with which it shares a phrase', (kind) => {
    const sharing = kindNames.filter((other) => other !== kind && sharePhrases(kind, other));
    expect(alikeTo(kind)).toEqual(expect.arrayContaining(sharing));
  });

  it.each(kindNames)('%s is led to by all to which it leads', (kind) => {
    for (const other of alikeTo(kind)) expect(alikeTo(other)).toContain(kind);
  });
});
