import { expect, it } from 'vitest';
import { counted } from '../forecast/counted.ts';
import { handsCounted } from './hands-counted.ts';

it('the forecast goes by hands as they are played now: else `npm run record-nights`', () => {
  expect(handsCounted()).toEqual(counted);
});
