import { expect, it } from 'vitest';
import { kills } from './kills.ts';

it('keeps all that was acknowledged when the whole server is killed under load, and answers it again', async () => {
  const { ok, lines } = await kills.run({ times: 3, seed: 9 });
  expect(ok, lines.join('\n')).toBe(true);
});
