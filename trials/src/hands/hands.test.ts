import { expect, it } from 'vitest';
import { hands } from './hands.ts';

it('no night that is played hand by hand breaks a promise', async () => {
  const { ok, lines } = await hands.run({ times: 36, seed: 13 });
  expect(ok, lines.join('\n')).toBe(true);
  expect(lines[0]).toMatch(/moves [1-9]\d+, breaks [1-9]/);
});
