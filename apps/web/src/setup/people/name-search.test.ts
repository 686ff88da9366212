import { describe, expect, it } from 'vitest';
import { listPeople, searchPeople } from './name-search.ts';

const person = (first: string, last: string, nights = 0, nickname?: string) => ({
  first,
  last,
  nights,
  ...(nickname === undefined ? {} : { nickname }),
});

it('a list of people stands by surname', () => {
  const people = [person('Anna', 'Zander'), person('Zoë', 'Ärmel'), person('Ace', '')];
  expect(listPeople(people, 'de').map(({ first }) => first)).toEqual(['Ace', 'Zoë', 'Anna']);
  const parted = [person('Gesine', 'von der Heide'), person('Maria', 'Garcia Lopez'), person('Ida', 'Kehl')];
  expect(listPeople(parted, 'de').map(({ first }) => first)).toEqual(['Maria', 'Gesine', 'Ida']);
});

describe('searching as one types', () => {
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
