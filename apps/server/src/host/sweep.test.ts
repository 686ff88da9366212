import { type Instant, toInstant } from '@riffle/aggregate';
import { memoryJournal } from '@riffle/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClubStore } from '../club/club-store.ts';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import type { Hosted } from './hosted.ts';
import { aHost, ask } from './testing/a-host.ts';
import type { Command, CounterShape } from './testing/counter-shape.ts';

const MINUTE = 60_000;
/** Long enough that nobody has asked for it, however the sweeps fall. */
const LONG = 25 * MINUTE;

describe('what nobody has asked for in ten minutes', () => {
  let club: ClubStore;
  let hosting: ReturnType<typeof aHost>;
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T18:00:00Z') });
    club = openSqliteClub(':memory:');
    hosting = aHost({ journal: memoryJournal(), shelf: club.shelf });
  });
  afterEach(async () => {
    await hosting.host.close();
    await club.close();
    vi.useRealTimers();
  });

  const begin = async (...more: readonly Command[]): Promise<Hosted<CounterShape>> => {
    const hosted = await hosting.counters.findOrPrepare('sheep');
    for (const command of [{ type: 'Begin', name: 'Sheep', secret: '' } as const, ...more]) await ask(hosted, command);
    return hosted;
  };
  const inMinutes = (count: number): Instant => toInstant(Date.now() + count * MINUTE);
  const found = () => hosting.counters.find('sheep');

  it('is let go of, and read again when it is wanted', async () => {
    const before = await begin({ type: 'Add', by: 3 });
    await vi.advanceTimersByTimeAsync(LONG);
    const after = await found();
    expect(after).not.toBe(before);
    expect([after?.state, after?.code]).toEqual([before.state, before.code]);
  });

  it('stays while somebody asks for it now and then', async () => {
    const before = await begin();
    for (let minutes = 0; minutes < 40; minutes += 4) {
      await vi.advanceTimersByTimeAsync(4 * MINUTE);
      expect(await found()).toBe(before);
    }
  });

  it('stays while something is due, which happens in its time', async () => {
    const before = await begin({ type: 'Wind', at: inMinutes(40) });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await found()).toBe(before);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(before.state.rang).toBe(1);
  });

  it('stays while somebody watches it, and is let go of when nobody does any more', async () => {
    const before = await begin();
    const { hub } = hosting.host;
    const unread = before as unknown as Hosted;
    const end = hub.watch(unread, 'public', 'de', { send: () => undefined }, {});
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await found()).toBe(before);
    end();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await found()).not.toBe(before);
  });
});
