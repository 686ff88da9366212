import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('whatever is sent is answered as the API says, and changes nothing for whoever may not', async () => {
  const { ok, lines } = await fuzz.run({ times: 600, seed: 9 });
  expect(ok, lines.join('\n')).toBe(true);
});
