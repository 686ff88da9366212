import { expect, it } from 'vitest';
import { roles } from './roles.ts';

it('every way in and every command is for its roles alone, and each refusal says which', async () => {
  const { ok, lines } = await roles.run({ times: 1, seed: 9 });
  expect(ok, lines.join('\n')).toBe(true);
});
