import { toPersonId } from '@riffle/people';
import { expect, it } from 'vitest';
import { toEntryId } from './ids.ts';
import { pairsTogether } from './pairs-together.ts';
import { Evening } from './testing.ts';

/** Clubs by entry, entries in turn at so many tables: the first, third and fifth at the first of two. */
function seated(clubs: string, tables: number, book = 'pvb', apart: readonly (readonly number[])[] = []): Evening {
  const evening = new Evening(book);
  const entries = [...clubs].map((club, index) => ({
    entry: toEntryId(`e${String(index + 1)}`),
    person: toPersonId(`p${String(index + 1)}`),
    ...(club !== '-' && { club }),
  }));
  evening.do({ type: 'AddEntries', entries });
  evening.do({ type: 'CheckIn', entries: entries.map(({ entry }) => entry) });
  const groups = apart.map((group) => group.map((no) => toEntryId(`e${String(no)}`)));
  if (groups.length > 0) evening.do({ type: 'KeepApart', groups });
  return evening.seatAll(tables);
}

it.each([
  ['none of one club', 'ABCD', 2, 0],
  ['two of one club, parted', 'AABC', 2, 0],
  ['two of one club together', 'ABAC', 2, 1],
  ['who has no club has no club mates', '----', 2, 0],
  ['at one table nothing can be done', 'AAAA', 1, 0],
  ['three at two tables, as well as can be', 'AABACC', 2, 0],
  ['three together', 'ABACAB', 2, 2 + 1],
  ['five at two tables, four and one', 'A-A-A-AA', 2, 6 - 4],
  ['four at three tables, as well as can be', 'AAAA--', 3, 0],
  ['four at three tables, two and two', 'AA-AA-', 3, 1],
])('%s', (_what, clubs, tables, pairs) => {
  expect(pairsTogether(seated(clubs, tables).state)).toBe(pairs);
});

it('counts whom the management keeps apart, and clubs only where the rulebook parts them', () => {
  expect(pairsTogether(seated('ABAB', 2, 'tda55').state)).toBe(0);
  expect(
    pairsTogether(
      seated('ABAB', 2, 'tda55', [
        [1, 3],
        [2, 3],
      ]).state,
    ),
  ).toBe(1);
  expect(pairsTogether(seated('ABAB', 2, 'pvb', [[1, 3]]).state)).toBe(3);
});
