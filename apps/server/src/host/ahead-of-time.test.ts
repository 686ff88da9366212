import { randomUUID } from 'node:crypto';
import { toInstant } from '@riffle/aggregate';
import { memoryJournal } from '@riffle/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteClub, type SqliteClub } from '../club/sqlite/sqlite-club.ts';
import { documentOf } from './document.ts';
import { aHost, ask } from './testing/a-host.ts';

const NOW = 1_795_000_000_000;
const MIN = 60_000;
const LATER = { type: 'Wound', at: toInstant(NOW + 400 * MIN) };

describe('what came in a file that was written by a clock that was ahead', () => {
  let club: SqliteClub;
  beforeEach(() => {
    club = openSqliteClub(':memory:');
  });
  afterEach(() => club.close());

  const imported = async (aheadBy: number, more: readonly { readonly type: string }[] = []) => {
    const journal = memoryJournal();
    const { host, counters } = aHost({ journal, shelf: club.shelf, now: () => NOW });
    await journal.append({
      ...{ stream: 'counter/far', expectedVersion: 0, id: randomUUID(), at: NOW + aheadBy, imported: true },
      actor: { id: 'rosa', role: 'director' },
      events: [{ type: 'Begun', name: 'Sheep', secret: '' } as { type: string }, ...more],
    });
    const [far, near] = [await counters.findOrPrepare('far'), await counters.findOrPrepare('near')];
    await ask(near, { type: 'Begin', name: 'Goats', secret: '' });
    return { host, counters, far, near };
  };

  it('takes no step before its own last ones, and is refused with both moments', async () => {
    const { host, far, near } = await imported(180 * MIN);
    expect(await ask(far, { type: 'Add', by: 1 })).toEqual({
      ok: false,
      refusal: { code: 'ahead-of-time', until: NOW + 180 * MIN, now: NOW },
    });
    expect((await ask(near, { type: 'Add', by: 1 })).ok).toBe(true);
    expect(near.history.commits.map(({ at }) => at)).toEqual([NOW, NOW]);
    await host.close();
  });

  it('can be thrown away while it runs, since nobody could stop it, and says until when it waits', async () => {
    const { host, counters, far, near } = await imported(180 * MIN, [LATER]);
    expect(documentOf(far, 'keeper', 'en')).toMatchObject({ waitsUntil: NOW + 180 * MIN });
    expect(documentOf(far, 'public', 'en')).not.toHaveProperty('waitsUntil');
    expect(documentOf(near, 'keeper', 'en')).not.toHaveProperty('waitsUntil');
    expect(await counters.discard(far)).toBe(NOW);
    await ask(near, { type: 'Wind', at: LATER.at });
    expect(await counters.discard(near)).toBeUndefined();
    await host.close();
  });

  it('goes on where two computers differ in no more than minutes, and its times do not go back', async () => {
    const { host, far, near } = await imported(2 * MIN);
    expect((await ask(far, { type: 'Add', by: 1 })).ok).toBe(true);
    expect(far.history.commits.map(({ at }) => at)).toEqual([NOW + 2 * MIN, NOW + 2 * MIN]);
    await ask(near, { type: 'Add', by: 1 });
    expect(near.history.commits.at(-1)?.at).toBe(NOW);
    await host.close();
  });
});
