import { expect, it } from 'vitest';
import { presetSaid } from './wall-preset.ts';

it('the desk says which is chosen: once that is gone, the usual that is shown', () => {
  expect(presetSaid(undefined, [])).toBe('');
  expect(presetSaid('usual', [])).toBe('usual');
  expect(presetSaid('league', [{ id: 'league', name: 'Liga', stages: {} }])).toBe('league');
  expect(presetSaid('gone', [{ id: 'league', name: 'Liga', stages: {} }])).toBe('usual');
});
