import { describe, expect, it } from 'vitest';
import { matches, searchPeople } from './name-search.ts';

const person = (first: string, last: string, nights = 0, nickname?: string) => ({
  first,
  last,
  nights,
  ...(nickname === undefined ? {} : { nickname }),
});

describe('searching as one types', () => {
  it.each([
    ['jos', 'José García'],
    ['gar jo', 'José García'],
    ['mueller', 'Uwe Müller'],
    ['muller', 'Uwe Müller'],
    ['Müller', 'Uwe Müller'],
    ['gross', 'Ina Groß'],
    ['meier lüd', 'Eva Meier-Lüdenscheid'],
    ['', 'anybody'],
  ])('%s finds %s', (typed, text) => expect(matches(typed, text)).toBe(true));

  it.each([
    ['arc', 'José García'],
    ['uwe x', 'Uwe Müller'],
  ])('%s does not find %s', (typed, text) => expect(matches(typed, text)).toBe(false));

  it('puts the whole name first, then who plays most', () => {
    const people = [person('Anna', 'Beck', 2), person('Anna', 'Be', 0), person('Anna', 'Bergmann', 40)];
    expect(searchPeople(people, 'anna be').map(({ last }) => last)).toEqual(['Be', 'Bergmann', 'Beck']);
  });

  it('finds by nickname, and nobody who was merged away', () => {
    const people = [person('Karl', 'Otto', 1, 'Kalle'), { ...person('Karla', 'Otto'), mergedInto: 'x' as never }];
    expect(searchPeople(people, 'kal').map(({ first }) => first)).toEqual(['Karl']);
    expect(searchPeople(people, 'karla')).toEqual([]);
  });
});
