import type { FileOrigin } from '@riffle/formats/problems';
import { expect, it } from 'vitest';
import { sayFileOrigin } from './say-file-origin.ts';

const signed: FileOrigin = {
  ...{ is: 'signed', by: 'another-house', club: 'Pik Ass', fingerprint: 'AB12 CD34', at: 1_795_000_000_000 },
};

it('says who signed a file, and that it is as it was', () => {
  expect(sayFileOrigin('en', signed).title).toMatch(/another house.*Pik Ass.*AB12 CD34/);
  expect(sayFileOrigin('de', { ...signed, by: 'this-house' })).toMatchObject({
    title: expect.stringContaining('diesem Haus'),
    detail: 'Seitdem unverändert.',
    changes: [],
  });
  expect(sayFileOrigin('de', { is: 'unsigned' }).title).toContain('nicht unterschrieben');
});

it('says what was changed since, by number and in words', () => {
  const changes = {
    steps: [
      { step: 4, how: 'changed', text: 'Anna is out' },
      { step: 9, how: 'missing' },
    ],
    stepsInAll: 12,
    people: [{ how: 'changed', name: 'Anna Adler' }],
    staff: [{ how: 'missing' }],
  } as const;
  expect(sayFileOrigin('en', { ...signed, changes }).changes).toEqual([
    'step 4 changed: Anna is out',
    'step 9 is missing',
    'and 10 more steps',
    'name or details of a player changed: Anna Adler',
    'a member of staff is missing',
  ]);
});
