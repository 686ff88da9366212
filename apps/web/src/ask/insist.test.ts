import { expect, it } from 'vitest';
import { insist } from './insist.ts';

const answering = (...answers: readonly string[]) => {
  const waits: number[] = [];
  const left = [...answers];
  const run = insist(
    async () => left.shift() ?? 'exhausted',
    (answer) => answer === 'lost',
    async (ms) => {
      waits.push(ms);
    },
  );
  return { run, waits };
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

it('gives up and says so', async () => {
  const { run, waits } = answering('lost', 'lost', 'lost', 'lost', 'lost', 'too late');
  expect(await run).toBe('lost');
  expect(waits).toHaveLength(4);
});
