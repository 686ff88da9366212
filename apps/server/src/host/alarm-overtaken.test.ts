import { toInstant } from '@riffle/aggregate';
import { memoryJournal } from '@riffle/journal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import { aHost, ask } from './testing/a-host.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T18:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('does not ring where somebody puts it off at the last moment', async () => {
  const club = openSqliteClub(':memory:');
  const { host, counters } = aHost({ journal: memoryJournal(), shelf: club.shelf });
  const clock = await counters.findOrPrepare('clock');
  await ask(clock, { type: 'Begin', name: 'Clock', secret: '' });
  await ask(clock, { type: 'Wind', at: toInstant(Date.now() + 1_000) });
  // it waits longer than until it would ring
  const later = toInstant(Date.now() + 60_000);
  const putOff = ask(clock, { type: 'Wind', at: later }, () => new Promise((done) => setTimeout(done, 2_000)));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await putOff).toMatchObject({ ok: true });
  await clock.idle();
  expect(clock.state).toMatchObject({ rang: 0, rings: later });
  await vi.advanceTimersByTimeAsync(60_000);
  await clock.idle();
  expect(clock.state.rang).toBe(1);
  await host.close();
  await club.close();
});
