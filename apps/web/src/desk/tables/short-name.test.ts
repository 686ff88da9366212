import { describe, expect, it } from 'vitest';
import { shortNames } from './short-name.ts';

describe('names on a seat', () => {
  it('are the first name and an initial', () => {
    expect(shortNames(['Bernd Schröder-Lüttgenau', 'Gesine von der Heide'])).toEqual(['Bernd S.', 'Gesine H.']);
  });
  it('say as much more as tells two apart', () => {
    expect(shortNames(['Anke Petersen', 'Anke Pohl', 'Jörg Weiß'])).toEqual(['Anke Pe.', 'Anke Po.', 'Jörg W.']);
    expect(shortNames(['Anke Pohl', 'Anke Pohlmann'])).toEqual(['Anke Pohl', 'Anke Pohlm.']);
  });
  it('stay whole where two are called the same', () => {
    expect(shortNames(['Anke Pohl', 'Anke Pohl'])).toEqual(['Anke Pohl', 'Anke Pohl']);
  });
  it('shorten a first name that has no room, and still tell two apart', () => {
    expect(shortNames(['Hans-Peter Celik', 'Maximilian-Alexander Freiherr von Grabow', 'Christoph Abel'])).toEqual([
      'H.-P. C.',
      'M.-A. G.',
      'Chr. A.',
    ]);
    expect(shortNames(['Hans-Peter Celik', 'Heinz-Paul Conrad'])).toEqual(['H.-P. Ce.', 'H.-P. Co.']);
  });
  it('leave alone what has but one word, or a number', () => {
    expect(shortNames(['Zé', 'Gast 3'])).toEqual(['Zé', 'Gast 3']);
  });
});
