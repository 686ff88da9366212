import { toPersonId } from '@riffle/people';
import { expect, test } from 'vitest';
import { league as de } from '../words/de/league.ts';
import { league as en } from '../words/en/league.ts';
import { sayPlaces } from './say-places.ts';

const [ann, ben] = [toPersonId('Ann'), toPersonId('Ben')];
const said = (...places: Parameters<typeof sayPlaces>[0]) => [
  sayPlaces(places, String, 'de', de.lineUp),
  sayPlaces(places, String, 'en', en.lineUp),
];

test('where nobody is named yet that is said once, not for each number', () => {
  expect(said(undefined, null, undefined)).toEqual(['noch niemand', 'nobody yet']);
});

test('who is named is, and how many places are free', () => {
  expect(said(ann, ben)).toEqual(['Ann und Ben', 'Ann and Ben']);
  expect(said(ann, undefined, ben)).toEqual(['Ann und Ben (1 Platz frei)', 'Ann and Ben (1 place free)']);
  expect(said(undefined, ben, null)).toEqual(['Ben (2 Plätze frei)', 'Ben (2 places free)']);
});
