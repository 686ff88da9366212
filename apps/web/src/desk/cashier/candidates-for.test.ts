import { type EntryId, toEntryId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { candidatesFor } from './candidates-for.ts';

const [a, b, c] = ['a', 'b', 'c'].map(toEntryId) as [EntryId, EntryId, EntryId];
const entries = Object.fromEntries([a, b, c].map((id, nth) => [id, { no: nth + 1, checkedIn: true }]));

it('offers those who can win, whichever list was shorter, and nobody where none was told', () => {
  expect(candidatesFor({ who: { only: [b] } }, { entries })).toEqual([b]);
  expect(candidatesFor({ who: { not: [b] } }, { entries })).toEqual([a, c]);
  expect(candidatesFor({}, { entries })).toEqual([]);
});
