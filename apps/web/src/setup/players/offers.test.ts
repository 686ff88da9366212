import { toPersonId } from '@riffle/people';
import type { Person } from '@riffle/wire';
import { expect, it } from 'vitest';
import { asPerson, canTake, offersFor } from './offers.ts';

const person = (first: string, last: string, nights = 0): Person => ({
  id: toPersonId(`${first} ${last}`),
  first,
  last,
  nights,
  guest: false,
  roomName: 'firstAndInitial',
});
const people = [person('Anna', 'Beck', 3), person('Anna', 'Becker', 9), person('Uwe', 'Ott', 1)];
const ids = (names: readonly string[]) => new Set(names.map(toPersonId));
const offered = (
  typed: string,
  entered: readonly string[],
  again: readonly string[] = [],
  out: readonly string[] = [],
) =>
  offersFor(typed, people, { entered: ids(entered), again: ids(again), out: ids(out) }).map((offer) =>
    offer.is === 'known' ? `${offer.person.last}${offer.stands === 'not' ? '' : ` (${offer.stands})`}` : offer.is,
  );
const told = (typed: string, ...entered: readonly string[]) => offered(typed, entered);

it('offers whom the directory knows, then somebody new, then a guest', () => {
  expect(told('anna b')).toEqual(['Becker', 'Beck', 'new', 'guest']);
  expect(told('Anna Beck')).toEqual(['Beck', 'Becker', 'new', 'guest']);
});

it('puts who is entered last', () => {
  expect(told('anna b', 'Anna Becker')).toEqual(['Beck', 'new', 'guest', 'Becker (in)']);
});

it('does not offer to enter the same name twice with one key', () => {
  expect(told('uwe ott', 'Uwe Ott')).toEqual(['Ott (in)', 'new', 'guest']);
  expect(canTake({ is: 'known', person: person('Uwe', 'Ott'), stands: 'in' })).toBe(false);
});

it('shows who is out for good, and takes neither him nor a second person of his name', () => {
  expect(offered('anna b', [], [], ['Anna Becker'])).toEqual(['Beck', 'new', 'guest', 'Becker (out)']);
  expect(offered('anna beck', [], [], ['Anna Beck'])[0]).toBe('Beck (out)');
  expect(canTake({ is: 'known', person: person('Anna', 'Beck'), stands: 'out' })).toBe(false);
});

it('takes nobody else for who is called exactly so', () => {
  expect(told('Anna Beck', 'Anna Beck')).toEqual(['Beck (in)', 'Becker', 'new', 'guest']);
  expect(offered('Anna Beck', [], ['Anna Beck'])).toEqual(['Beck (again)', 'Becker', 'new', 'guest']);
  expect(offered('anna b', [], ['Anna Becker'])).toEqual(['Beck', 'Becker (again)', 'new', 'guest']);
});

it('offers nothing for nothing', () => expect(told('  ')).toEqual([]));

it('shows the room a nickname where there is one', () => {
  expect(asPerson({ first: 'Karl', last: 'Otto', nickname: 'Kalle' }, true).roomName).toBe('nickname');
  expect(asPerson({ first: 'Karl', last: 'Otto' }, false)).toEqual({
    first: 'Karl',
    last: 'Otto',
    guest: false,
    roomName: 'firstAndInitial',
  });
});
