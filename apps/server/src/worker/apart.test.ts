import { expect, it } from 'vitest';
import { apart, TooMuchWork } from './apart.ts';
import type { busyFor, countTo, fail, hold, leave } from './testing/counting.ts';

const counting = new URL('./testing/counting.ts', import.meta.url);

it('gives what a function of a module answers, its pieces first', async () => {
  const pieces: number[] = [];
  expect(await apart<typeof countTo>(counting, 'countTo', 10, (piece) => pieces.push(piece))).toEqual({ sum: 55 });
  expect(pieces).toEqual([1, 2, 3]);
});

it('fails as it fails, and lets those who wait have their turn', async () => {
  const all = await Promise.allSettled([
    apart<typeof fail>(counting, 'fail', undefined),
    apart<typeof leave>(counting, 'leave', undefined),
    apart<typeof countTo>(counting, 'countTo', 2),
  ]);
  expect(all).toMatchObject([
    { status: 'rejected', reason: { message: 'too far' } },
    { status: 'rejected', reason: { message: 'leave ended without an answer' } },
    { status: 'fulfilled', value: { sum: 3 } },
  ]);
});

it('holds nobody up meanwhile', async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 5);
  await apart<typeof busyFor>(counting, 'busyFor', 150);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
});

it.each([
  ['too long', 'busyFor', 60_000, { milliseconds: 200, megabytes: 64 }],
  ['more memory of the engine than it was given', 'hold', 'objects', { milliseconds: 60_000, megabytes: 16 }],
  ['more memory beside it', 'hold', 'bytes', { milliseconds: 60_000, megabytes: 32 }],
] as const)('is stopped when it asks for %s', async (_, name, input, limits) => {
  const stopped = apart<typeof hold>(counting, name, input as 'bytes', undefined, limits);
  await expect(stopped).rejects.toBeInstanceOf(TooMuchWork);
});
