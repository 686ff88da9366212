import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bits } from './bits.ts';

// what is told at the start goes to stderr, and there is much of it here
beforeEach(() => void vi.spyOn(process, 'emitWarning').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

it('a flipped bit is noticed and said, or is harmless', async () => {
  const { ok, lines } = await bits.run({ times: 40, seed: 9 });
  expect(ok, lines.join('\n')).toBe(true);
});
