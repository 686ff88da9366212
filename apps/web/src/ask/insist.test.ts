import { expect, it } from 'vitest';
import { insist } from './insist.ts';

const answering = (...answers: readonly string[]) => {
  const waits: number[] = [];
  const told: number[] = [];
  const left = [...answers];
  const run = insist(
    async () => left.shift() ?? 'exhausted',
    (answer) => answer === 'lost',
    {
      pause: async (ms) => {
        waits.push(ms);
      },
      stillTrying: () => told.push(waits.length),
    },
  );
  return { run, waits, told };
};

it('asks once when there is an answer', async () => {
  const { run, waits } = answering('yes', 'never asked');
  expect(await run).toBe('yes');
  expect(waits).toEqual([]);
});

it('asks again after a lost answer, with growing pauses', async () => {
  const { run, waits } = answering('lost', 'lost', 'yes');
  expect(await run).toBe('yes');
  expect(waits).toEqual([300, 1_000]);
});

it('goes on trying, and says so once', async () => {
  const { run, waits, told } = answering(...Array.from({ length: 20 }, () => 'lost'), 'yes');
  expect(await run).toBe('yes');
  expect(waits.slice(0, 6)).toEqual([300, 1_000, 2_000, 4_000, 4_000, 4_000]);
  expect(told).toEqual([4]);
});

it('gives up after some minutes, and says so', async () => {
  const { run, waits } = answering(...Array.from({ length: 1_000 }, () => 'lost'));
  expect(await run).toBe('lost');
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(5 * 60_000);
});
