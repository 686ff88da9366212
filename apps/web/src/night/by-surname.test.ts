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
    ['Max Freiherr von Grabow', 'Freiherr von Grabow, Max'],
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

  it('passes over nobility in German, as its telephone books do, and not in English', () => {
    const names = ['Uwe Voss', 'Anna Gerber', 'Max Freiherr von Grabow', 'Jan van Dyk', 'Bernd Grün', 'Ute vom Bruch'];
    const sorted = (language: string) => names.toSorted(bySurname(language)).map((name) => name.split(' ')[0]);
    expect(sorted('de')).toEqual(['Anna', 'Max', 'Bernd', 'Jan', 'Ute', 'Uwe']);
    expect(sorted('en')).toEqual(['Max', 'Anna', 'Bernd', 'Jan', 'Ute', 'Uwe']);
  });

  it.each([
    [{ first: 'Maria', last: 'Garcia Lopez' }, 'Garcia Lopez, Maria'],
    [{ first: 'Kalle', last: '' }, 'Kalle'],
    [{ first: '', last: 'Anna Albers' }, 'Albers, Anna'],
  ])('takes the parts of a person as they are kept: %j', (person, listed) => {
    expect(listedName(person)).toBe(listed);
  });
});
