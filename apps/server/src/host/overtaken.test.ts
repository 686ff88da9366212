import { randomUUID } from 'node:crypto';
import { type Actor, toCommitId } from '@riffle/aggregate';
import { type Journal, memoryJournal } from '@riffle/journal';
import { describe, expect, it } from 'vitest';
import { trueChance } from './chance.ts';
import { Hosted } from './hosted.ts';
import { counter } from './testing/counter.ts';
import type { CounterShape } from './testing/counter-shape.ts';

const ROSA: Actor = { id: 'rosa', role: 'director' };

/** A journal that others write into and that tells us late, or never. */
async function aCounter() {
  const journal: Journal = memoryJournal();
  const hosted = new Hosted<CounterShape>(
    { kind: counter, id: 'sheep', code: 'CODE2345', since: 0, aside: {}, demo: false },
    {
      journal,
      now: () => 1_800_000_000_000,
      random: trueChance(),
      directory: { people: async () => new Map(), staff: async () => new Map() },
    },
  );
  const mine = new Set<string>();
  journal.subscribe((commit) => {
    if (mine.has(commit.id)) hosted.followed.hear(commit);
  });
  const ask = (
    command: Parameters<typeof hosted.perform>[0]['command'],
    more: { id?: string; expectedVersion?: number } = {},
  ) => {
    const { id = randomUUID(), ...rest } = more;
    mine.add(id);
    return hosted.perform({ id: toCommitId(id), command, actor: ROSA, ...rest });
  };
  const elsewhere = (expectedVersion: number, by: number, id: string = randomUUID()) =>
    journal.append({
      ...{ stream: 'counter/sheep', expectedVersion, id, at: 1_800_000_000_000, actor: ROSA },
      events: [{ type: 'Added', by } as { type: string }],
    });
  await ask({ type: 'Begin', name: 'Sheep', secret: '' });
  return { hosted, ask, elsewhere };
}

describe('a command that somebody else overtook', () => {
  it('is decided again on what they left', async () => {
    const { hosted, ask, elsewhere } = await aCounter();
    await elsewhere(1, 10);
    await elsewhere(2, 10);
    expect(await ask({ type: 'Add', by: -15 })).toMatchObject({ ok: true, value: { version: 4 } });
    expect(hosted.state.count).toBe(5);
  });

  it('is refused on what they left, if that is what follows', async () => {
    const { hosted, ask, elsewhere } = await aCounter();
    await ask({ type: 'Add', by: 5 });
    await elsewhere(2, -4);
    expect(await ask({ type: 'Add', by: -3 })).toEqual({ ok: false, refusal: { code: 'below-zero', count: 1 } });
    expect(hosted.version).toBe(3);
  });

  it('is refused where it was meant for what was there before', async () => {
    const { ask, elsewhere } = await aCounter();
    await elsewhere(1, 10);
    expect(await ask({ type: 'Add', by: 1 }, { expectedVersion: 1 })).toEqual({
      ok: false,
      refusal: { code: 'version-conflict', version: 2 },
    });
  });

  it('is answered as they were, where it is the same that reached both', async () => {
    const { hosted, ask, elsewhere } = await aCounter();
    await elsewhere(1, 10, 'sent-twice');
    expect(await ask({ type: 'Add', by: 10 }, { id: 'sent-twice' })).toMatchObject({ ok: true, value: { version: 2 } });
    expect(hosted.state.count).toBe(10);
  });

  it('queues behind its neighbours, however many there are', async () => {
    const { hosted, ask, elsewhere } = await aCounter();
    const all = Promise.all(Array.from({ length: 20 }, () => ask({ type: 'Add', by: 1 })));
    await elsewhere(hosted.version, 100);
    for (const one of await all) expect(one.ok).toBe(true);
    expect(hosted.version).toBeGreaterThanOrEqual(21);
    expect([20, 120]).toContain(hosted.state.count);
  });
});
