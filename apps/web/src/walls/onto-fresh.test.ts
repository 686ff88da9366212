import type { ClubWall } from '@riffle/wire';
import { expect, test } from 'vitest';
import { ontoFresh } from './onto-fresh.ts';

const kitchen = { id: 'kitchen', text: 'Die Küche schließt.', language: 'de' } as const;
const bar = { id: 'bar', text: 'Letzte Runde.', language: 'de' } as const;
const shown: ClubWall = { announcements: [kitchen], tongues: 'de', preset: 'friday' };

test('what somebody chose at another device meanwhile stays', () => {
  const fresh: ClubWall = { ...shown, tongues: 'de-en' };
  expect(ontoFresh(shown, fresh, { announcements: [kitchen, bar] })).toEqual({
    ...fresh,
    announcements: [kitchen, bar],
  });
});

test('where the same thing was changed there nothing is kept: an announcement that another wrote was gone', () => {
  const fresh: ClubWall = { ...shown, announcements: [kitchen, { ...bar, text: 'Sperrstunde.' }] };
  expect(ontoFresh(shown, fresh, { announcements: [kitchen, bar] })).toBeUndefined();
});

test('the same in another order is the same', () => {
  const events: ClubWall = { events: { level: { how: 'off' }, start: { how: 'tone' } } };
  const stored: ClubWall = { events: { start: { how: 'tone' }, level: { how: 'off' } } };
  expect(ontoFresh(events, stored, { events: {} })).toEqual({ events: {} });
});

test('what is left to the usual is not kept at all', () => {
  expect(ontoFresh(shown, shown, { preset: undefined })).toEqual({ announcements: [kitchen], tongues: 'de' });
});
