import { expect, it } from 'vitest';
import { nearest, zonesByRegion } from './zones.ts';

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
