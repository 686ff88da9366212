import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedName, looselyFolded, matchesName } from './name-search.ts';

describe('a name as it is searched for', () => {
  it.each([
    ['krüger', 'Krüger, Anna'],
    ['KRUEGER', 'Krüger, Anna'],
    ['kruger', 'Krüger, Anna'],
    ['krü', 'Krueger'],
    ['kr an', 'Anna Krüger'],
    ['michae', 'Michael Groß'],
    ['gross', 'Michael Groß'],
    ['joel', 'Joël Sørensen'],
    ['sorensen', 'Joël Sørensen'],
    ['anna-lena', 'Anna-Lena Vogt'],
    ['annalena', 'Anna-Lena Vogt'],
    ['anna lena', 'Anna-Lena Vogt'],
    ['oneil', 'Tom O’Neil'],
    ["o'ne", 'Tom O’Neil'],
    ['lukasz', 'Łukasz Đokić'],
    ['dokic', 'Łukasz Đokić'],
    ['ß', 'Sso'],
    ['meier lüd', 'Eva Meier-Lüdenscheid'],
    ['muller', 'Uwe Müller'],
    ['', 'Anybody'],
    [' - ', 'Anybody'],
  ])('“%s” finds %s', (typed, name) => {
    expect(matchesName(typed, name)).toBe(true);
  });

  it.each([
    ['rüger', 'Krüger'],
    ['anna x', 'Anna Krüger'],
    ['krügerin', 'Krüger'],
  ])('“%s” does not find %s', (typed, name) => {
    expect(matchesName(typed, name)).toBe(false);
  });

  it('finds whatever a name begins with, letter by letter', () => {
    const letter = fc.constantFrom(...'aeouäöüßsklæøåŁé-’');
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 10 }), fc.nat(10), (letters, length) => {
        expect(matchesName(letters.slice(0, length).join(''), letters.join(''))).toBe(true);
      }),
    );
  });

  it('tells names apart that are only alike', () => {
    expect(foldedName('Krueger')).toBe(foldedName('KRÜGER'));
    expect(foldedName('Kruger')).not.toBe(foldedName('Krüger'));
    expect(looselyFolded('Kruger')).toBe(looselyFolded('Krüger'));
  });
});
