import { describe, expect, it } from 'vitest';
import { bySurname, listedName, surnameFirst } from './by-surname.ts';

describe('a list as a telephone book has it', () => {
  it.each([
    ['Anna Albers', 'Albers, Anna'],
    ['Anna A.', 'A., Anna'],
    ['Anna Lena Vogt', 'Vogt, Anna Lena'],
    ['Ace', 'Ace'],
    ['Gast 3', 'Gast 3'],
    ['Gesine von der Heide', 'von der Heide, Gesine'],
    ['Gesine v.', 'v., Gesine'],
  ])('%s stands there as %s', (name, listed) => {
    expect(surnameFirst(name)).toBe(listed);
  });

  it('goes by surname, then by first name, as the language sorts', () => {
    const names = ['Zoe A.', 'Anna Ö.', 'Anna N.', 'Bernd A.', 'Ace'];
    expect(names.toSorted(bySurname('de'))).toEqual(['Bernd A.', 'Zoe A.', 'Ace', 'Anna N.', 'Anna Ö.']);
  });

  it('has a surname of several words under its first, with its particles', () => {
    const names = ['Anna Zander', 'Gesine von der Heide', 'Bernd Heide', 'Uwe Voss'];
    expect(names.toSorted(bySurname('de'))).toEqual(['Bernd Heide', 'Gesine von der Heide', 'Uwe Voss', 'Anna Zander']);
  });

  it.each([
    [{ first: 'Maria', last: 'Garcia Lopez' }, 'Garcia Lopez, Maria'],
    [{ first: 'Kalle', last: '' }, 'Kalle'],
    [{ first: '', last: 'Anna Albers' }, 'Albers, Anna'],
  ])('takes the parts of a person as they are kept: %j', (person, listed) => {
    expect(listedName(person)).toBe(listed);
  });
});
