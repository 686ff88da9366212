import { expect, it } from 'vitest';
import { nearest, proposed, zonesByRegion } from './zones.ts';

it('offers first where the club is now and where the device is', () => {
  expect(nearest('Europe/Berlin', 'America/Chicago')).toEqual([
    'America/Chicago',
    'Europe/Berlin',
    'Europe/Vienna',
    'Europe/Zurich',
  ]);
  expect(zonesByRegion(['Asia/Tokyo', 'Europe/Berlin', 'Europe/Rome'], ['Europe/Berlin'])).toEqual([
    ['Asia', ['Asia/Tokyo']],
    ['Europe', ['Europe/Rome']],
  ]);
});

it.each([
  ['Europe/Berlin', 'UTC', 'Europe/Berlin'],
  ['UTC', 'Europe/Vienna', 'Europe/Vienna'],
  ['Etc/GMT', 'Europe/Vienna', 'Europe/Vienna'],
  ['UTC', undefined, 'UTC'],
])('proposes, on a device in %s and by a server in %s, %s', (here, told, place) => {
  expect(proposed(here, told)).toBe(place);
});
