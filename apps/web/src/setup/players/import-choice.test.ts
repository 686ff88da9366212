import { toPersonId } from '@riffle/people';
import type { ImportPreview, ImportRow } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { choicesOf, decide, isDoubtful, likely, tally } from './import-choice.ts';

const anna = toPersonId('anna');
const row = (line: number, more: Partial<ImportRow> = {}): ImportRow => ({
  line,
  person: { first: 'Anna', last: 'Beck' },
  ...more,
});
const known = (same: 'number' | 'name' | 'similar', entered = false) => ({
  person: anna,
  name: 'Anna Beck',
  entered,
  same,
});

describe('before anybody has looked', () => {
  it('takes somebody unknown as new', () => expect(likely(row(2))).toEqual({ is: 'new' }));
  it('takes the same name as the same person', () =>
    expect(likely(row(2, { duplicateOf: [known('name')] }))).toEqual({ is: 'person', id: anna }));
  it('takes a similar name as somebody else', () =>
    expect(likely(row(2, { duplicateOf: [known('similar')] }))).toEqual({ is: 'new' }));
  it('does not enter anybody twice', () => {
    expect(likely(row(2, { duplicateOf: [known('number', true)] }))).toEqual({ is: 'skip' });
    expect(likely(row(3, { duplicateOf: [{ line: 2, same: 'name' }] }))).toEqual({ is: 'skip' });
  });
  it('leaves out what cannot be read', () =>
    expect(likely(row(2, { problem: { code: 'no-name', text: 'Kein Name' } }))).toEqual({ is: 'skip' }));
});

it('offers the person who might be meant, and never one who is entered', () => {
  expect(choicesOf(row(2, { duplicateOf: [known('similar')] }))).toContainEqual({ is: 'person', id: anna });
  expect(choicesOf(row(2, { duplicateOf: [known('name', true)] }))).not.toContainEqual({ is: 'person', id: anna });
});

it('asks to look where there might be a duplicate', () => {
  expect(isDoubtful(row(2))).toBe(false);
  expect(isDoubtful(row(2, { duplicateOf: [known('similar')] }))).toBe(true);
});

it('decides each good row, by choice or by what is likely', () => {
  const preview: ImportPreview = {
    encoding: 'utf-8',
    separator: ';',
    columns: [],
    rows: [
      row(2),
      row(3, { duplicateOf: [known('name')] }),
      row(4, { problem: { code: 'no-name', text: '' } }),
      row(5),
    ],
  };
  const choices = { 5: { is: 'skip' } } as const;
  expect(decide(preview, choices).map(({ line, as }) => [line, as.is])).toEqual([
    [2, 'new'],
    [3, 'person'],
    [5, 'skip'],
  ]);
  expect(tally(preview, choices)).toEqual({ entered: 2, known: 1, skipped: 1, bad: 1 });
});

it('says of who is new whom he was not taken for', () => {
  const rows = [row(2, { duplicateOf: [known('similar'), { line: 1, same: 'similar' }] }), row(3)];
  expect(decide({ rows }, {})).toEqual([
    expect.objectContaining({ line: 2, as: { is: 'new' }, seen: [anna] }),
    expect.objectContaining({ line: 3, as: { is: 'new' }, seen: [] }),
  ]);
});
