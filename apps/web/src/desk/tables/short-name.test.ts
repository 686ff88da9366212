import { describe, expect, it } from 'vitest';
import { shortNames } from './short-name.ts';

describe('names on a seat', () => {
  it('are the first name and an initial', () => {
    expect(shortNames(['Bernd Schröder-Lüttgenau', 'Gesine von der Heide'])).toEqual(['Bernd S.', 'Gesine H.']);
  });
  it('are whole where two would be the same', () => {
    expect(shortNames(['Anke Petersen', 'Anke Pohl', 'Jörg Weiß'])).toEqual(['Anke Petersen', 'Anke Pohl', 'Jörg W.']);
  });
  it('leave alone what has but one word, or a number', () => {
    expect(shortNames(['Zé', 'Gast 3'])).toEqual(['Zé', 'Gast 3']);
  });
});
