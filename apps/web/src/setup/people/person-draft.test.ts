import { toPersonId } from '@riffle/people';
import type { Person } from '@riffle/wire';
import { expect, it } from 'vitest';
import { changesOf, draftOf, hasName, newPersonOf } from './person-draft.ts';

const anna: Person = {
  id: toPersonId('anna'),
  first: 'Anna',
  last: 'Beck',
  club: 'Herz Dame',
  guest: false,
  roomName: 'firstAndInitial',
  nights: 3,
};

it('changes nothing where nothing was changed', () => expect(changesOf(anna, draftOf(anna))).toEqual({}));

it('sends only what was changed, and empties with null', () => {
  expect(changesOf(anna, { ...draftOf(anna), club: ' ', nickname: ' Ace ', guest: true })).toEqual({
    club: null,
    nickname: 'Ace',
    guest: true,
  });
});

it('makes a person without empty fields', () => {
  expect(newPersonOf({ ...draftOf({}), first: ' Uwe', note: 'kommt später' })).toEqual({
    first: 'Uwe',
    last: '',
    note: 'kommt später',
    guest: false,
    roomName: 'firstAndInitial',
  });
});

it('wants a name', () => {
  expect(hasName(draftOf({ nickname: 'Ace' }))).toBe(false);
  expect(hasName(draftOf({ last: 'Ott' }))).toBe(true);
});
