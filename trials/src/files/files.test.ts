import { expect, it } from 'vitest';
import { files } from './files.ts';

it('a spoilt file of any format is told what is wrong with it, and loses no chip', async () => {
  const { ok, lines } = await files.run({ times: 60, seed: 11 });
  expect(ok, lines.join('\n')).toBe(true);
});
