import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commit } from '../contract/commit.ts';
import { journalContract } from '../contract.ts';
import { BEFORE_FIRST } from '../journal.ts';
import { openPostgresJournal } from './postgres-journal.ts';
import { type ServerForTests, startPostgres, whyNoPostgres } from './server-for-tests.ts';

let shared: ServerForTests | undefined;
let count = 0;
const newStore = () => {
  count += 1;
  return { url: shared?.url ?? '', journal: `j${String(count)}`, owner: 'a' };
};
const leftOut = whyNoPostgres();
if (leftOut !== undefined) it.skip(`PostgreSQL is left out: ${leftOut}`, () => undefined);

describe.skipIf(leftOut !== undefined)('in PostgreSQL', () => {
  beforeAll(async () => {
    shared = await startPostgres();
  });
  afterAll(() => shared?.remove());

  journalContract('openPostgresJournal', (options) => openPostgresJournal(newStore(), options));

  it('goes on where it was closed, and gives no position twice', async () => {
    const store = newStore();
    const first = await openPostgresJournal(store);
    await first.append(commit('n', 'a', 0));
    await first.append(commit('m', 'b', 0));
    await first.forget('m');
    await first.close();
    const second = await openPostgresJournal(store);
    expect(await second.append(commit('n', 'a', 0))).toMatchObject({ repeated: true });
    expect(await second.append(commit('n', 'c', 1))).toMatchObject({ commit: { version: 2, position: 3 } });
    await second.close();
  });

  it('keeps journals apart', async () => {
    const [one, other] = [await openPostgresJournal(newStore()), await openPostgresJournal(newStore())];
    await one.append(commit('n', 'a', 0));
    expect(await other.append(commit('n', 'a', 0))).toMatchObject({ repeated: false, commit: { position: 1 } });
    expect(await other.readAll(BEFORE_FIRST, 10)).toHaveLength(1);
    await one.close();
    await other.close();
  });

  it('has one writer at a time', async () => {
    const store = newStore();
    const one = await openPostgresJournal(store);
    await expect(openPostgresJournal({ ...store, owner: 'b' })).rejects.toMatchObject({ trouble: { code: 'in-use' } });
    await one.close();
    await (await openPostgresJournal({ ...store, owner: 'b' })).close();
  });

  it('takes no write of one who has lost the journal without knowing it', async () => {
    const store = newStore();
    const stale = await openPostgresJournal({ ...store, lease: 60_000 });
    await stale.append(commit('n', 'a', 0));
    // as if it had been stopped for longer than the lease lasts
    await expireLease(store);
    const owner = await openPostgresJournal({ ...store, owner: 'b' });
    await owner.append(commit('n', 'b', 1));
    await expect(stale.append(commit('n', 'c', 1))).rejects.toMatchObject({ trouble: { code: 'lease-lost' } });
    await expect(stale.forget('n')).rejects.toMatchObject({ trouble: { code: 'lease-lost' } });
    expect((await owner.readAll(BEFORE_FIRST, 10)).map(({ id }) => id)).toEqual(['a', 'b']);
    await stale.close();
    expect(await owner.append(commit('n', 'd', 2))).toMatchObject({ ok: true });
    await owner.close();
  });

  it('loses nothing acknowledged when the database is killed, and goes on when it is back', async () => {
    const server = await startPostgres();
    const store = { url: server.url, journal: 'k', owner: 'a', lease: 600_000, patience: 60_000 };
    const journal = await openPostgresJournal(store);
    const acknowledged: string[] = [];
    let stop = false;
    const writing = Array.from({ length: 8 }, async (_, stream) => {
      for (let version = 0; !stop; version += 1) {
        const id = `k${String(stream)}-${String(version)}`;
        expect(await journal.append(commit(`s${String(stream)}`, id, version))).toMatchObject({ ok: true });
        acknowledged.push(id);
      }
    });
    for (let kills = 0; kills < 3; kills += 1) {
      await setTimeout(150 + Math.random() * 100);
      await server.kill();
      await server.start();
    }
    await setTimeout(200);
    stop = true;
    await Promise.all(writing);
    const stored = await journal.readAll(BEFORE_FIRST, 1_000_000);
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(50);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(stored.map(({ position }) => Number(position))).toEqual(stored.map((_, index) => index + 1));
    await journal.close();
    await server.remove();
  });

  it('finds out what became of a commit that nobody could answer for, and tells of it once', async () => {
    const server = await startPostgres();
    const store = { url: server.url, journal: 'k', owner: 'a', lease: 600_000, patience: 0 };
    const journal = await openPostgresJournal(store);
    const heard: string[] = [];
    journal.subscribe(({ id }) => heard.push(id));
    const stored = new Set<string>();
    for (let tries = 0; tries < 3; tries += 1) {
      const waiting = Array.from({ length: 40 }, (_, index) =>
        commit(`t${String(tries)}`, `u${String(tries)}-${String(index)}`, index),
      );
      const answers = Promise.allSettled(waiting.map((one) => journal.append(one)));
      await setTimeout(tries * 2);
      await server.kill();
      await answers;
      await server.start();
      // sent again, each is there once
      for (const one of waiting) {
        expect(await journal.append(one)).toMatchObject({ ok: true });
        stored.add(one.id);
      }
    }
    expect((await journal.readAll(BEFORE_FIRST, 1000)).map(({ id }) => id)).toEqual(heard);
    expect(new Set(heard)).toEqual(stored);
    expect(heard).toHaveLength(stored.size);
    await journal.close();
    await server.remove();
  });

  it.each([['synchronous_commit=off'], ['fsync=off'], ['full_page_writes=off']])(
    'refuses a server with %s',
    async (setting) => {
      const server = await startPostgres([setting]);
      const opening = openPostgresJournal({ url: server.url, journal: 'x', owner: 'a' });
      await expect(opening).rejects.toMatchObject({ trouble: { code: 'unsafe-store', value: 'off' } });
      await server.remove();
    },
  );

  it('says that it was not opened where nobody answers', async () => {
    const opening = openPostgresJournal({ url: 'postgres://127.0.0.1:1/x', journal: 'x', owner: 'a' });
    await expect(opening).rejects.toMatchObject({ trouble: { code: 'not-opened' } });
  });
});

async function expireLease({ url, journal }: { url: string; journal: string }): Promise<void> {
  const pool = new Pool({ connectionString: url });
  await pool.query(`update journals set owned_until = clock_timestamp() - interval '1 second' where journal = $1`, [
    journal,
  ]);
  await pool.end();
}
