import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

const gather = (fails: (item: number) => boolean = () => false) => {
  const groups: number[][] = [];
  const written: number[] = [];
  const group = new GroupCommit<number, number>(
    (items) => {
      groups.push([...items]);
      if (items.some(fails)) throw new Error('disk');
      return items.map((item) => item * 10);
    },
    (answers) => written.push(...answers),
  );
  return { group, groups, written };
};

it('writes together what was handed in together', async () => {
  const { group, groups, written } = gather();
  expect(await Promise.all([1, 2, 3].map((item) => group.add(item)))).toEqual([10, 20, 30]);
  await group.add(4);
  expect(groups).toEqual([[1, 2, 3], [4]]);
  expect(written).toEqual([10, 20, 30, 40]);
});

it('fails only the one that cannot be written, and keeps the order of the others', async () => {
  const { group, groups, written } = gather((item) => item === 2);
  const answers = await Promise.allSettled([1, 2, 3].map((item) => group.add(item)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]]);
  expect(written).toEqual([10, 30]);
});

it('lets others have a turn in a long queue', async () => {
  const { group, groups } = gather();
  const all = Promise.all(Array.from({ length: 2500 }, (_, item) => group.add(item)));
  await group.idle();
  expect(groups.map(({ length }) => length)).toEqual([1000, 1000, 500]);
  expect((await all).at(-1)).toBe(24_990);
});

it('is idle at once where nothing waits', async () => {
  const { group, groups } = gather();
  await group.idle();
  expect(groups).toEqual([]);
});

it('gathers the next group while one is being written, and keeps their order', async () => {
  const groups: number[][] = [];
  const group = new GroupCommit<number, number>(
    async (items) => {
      groups.push([...items]);
      await setTimeout(5);
      if (items.length > 1 && items.includes(3)) throw new Error('store');
      return items.map((item) => item * 10);
    },
    () => undefined,
  );
  const first = group.add(1);
  await setTimeout(1);
  const later = Promise.all([group.add(2), group.add(3), group.add(4)]);
  await group.idle();
  expect(groups).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  expect([await first, ...(await later)]).toEqual([10, 20, 30, 40]);
});
