import { expect, it } from 'vitest';
import { lightOf } from './room.ts';

it.each([
  ['dim', true, 'dark'],
  ['dim', false, 'dark'],
  ['device', true, 'dark'],
  ['device', false, 'light'],
] as const)('%s, where the system prefers dark: %s → %s', (room, prefersDark, light) => {
  expect(lightOf(room, prefersDark)).toBe(light);
});
