import { expect, it } from 'vitest';
import { groundFor } from './drawn-logo.ts';

const pixels = (...of: readonly (readonly [number, number, number, number])[]) => new Uint8ClampedArray(of.flat());
const THROUGH = [0, 0, 0, 0] as const;

it.each([
  ['dark signs', pixels([20, 20, 20, 255], THROUGH), '#ffffff'],
  ['light signs', pixels([250, 245, 240, 255], THROUGH), '#0a130f'],
  ['a picture without a hole', pixels([250, 245, 240, 255]), '#ffffff'],
  ['nothing at all', pixels(THROUGH), '#ffffff'],
])('%s stand on a ground on which they are seen', (_, drawn, ground) => {
  expect(groundFor(drawn)).toBe(ground);
});
