import { expect, it } from 'vitest';
import { endOf } from './certificate-end.ts';

const DAY = 24 * 3_600_000;

it('says of a certificate when somebody has to see to a new one', () => {
  expect([90, 14, 13.9, 1, 0, -3].map((days) => endOf(days * DAY, 0))).toEqual([
    ...['farOff', 'farOff', 'soon', 'soon', 'past', 'past'],
  ]);
});
