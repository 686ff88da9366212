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
const told = (typed: string, ...entered: readonly string[]) =>
  offersFor(typed, people, new Set(entered.map(toPersonId))).map((offer) =>
    offer.is === 'known' ? `${offer.person.last}${offer.entered ? ' (entered)' : ''}` : offer.is,
  );

it('offers whom the directory knows, then somebody new, then a guest', () => {
  expect(told('anna b')).toEqual(['Becker', 'Beck', 'new', 'guest']);
  expect(told('Anna Beck')).toEqual(['Beck', 'Becker', 'new', 'guest']);
});

it('puts who is entered last', () => {
  expect(told('anna b', 'Anna Becker')).toEqual(['Beck', 'new', 'guest', 'Becker (entered)']);
});

it('does not offer to enter the same name twice with one key', () => {
  expect(told('uwe ott', 'Uwe Ott')).toEqual(['Ott (entered)', 'new', 'guest']);
  expect(canTake({ is: 'known', person: person('Uwe', 'Ott'), entered: true })).toBe(false);
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
