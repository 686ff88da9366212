import { expect, it } from 'vitest';
import { lightOf } from './room.ts';

it.each([
  ['desk', true, 'light'],
  ['wall', false, 'dark'],
  ['phone', true, 'dark'],
  ['phone', false, 'light'],
] as const)('%s, where the system prefers dark: %s → %s', (room, prefersDark, light) => {
  expect(lightOf(room, prefersDark)).toBe(light);
});
