import type { LogLine } from '@riffle/wire';
import { expect, it } from 'vitest';
import { aSetup, enter, openClub, openNight } from '../../testing/club.ts';

it('makes tables smaller by the clock when the level begins that wants it, says so, and proposes the tables that are missing', async () => {
  const club = await openClub({ rateLimits: 'off' });
  try {
    const [first] = aSetup().levels;
    if (first === undefined) throw new Error('no level');
    const levels = [first, { ...first, game: 'omaha', limit: 'potLimit', seats: 4 } as typeof first];
    const night = await openNight(club.owner, aSetup({ levels, seatsPerTable: 8, lateEntryThrough: 0 }));
    await enter(
      club.owner,
      night,
      Array.from({ length: 8 }, (_, nth) => `Anna Nr${'abcdefgh'[nth]}`),
    );
    const entries = Object.keys((await night.document()).view.entries);
    await night.command({ type: 'CheckIn', entries });
    await night.command({ type: 'DrawSeats' });
    await night.command({ type: 'StartClock' });
    expect((await night.document()).view.proposals ?? []).not.toContainEqual(
      expect.objectContaining({ kind: 'openTables' }),
    );
    await night.command({ type: 'JumpToLevel', level: 0, remaining: 300 });
    await expect
      .poll(async () => (await night.document()).view.proposals, { timeout: 10_000 })
      .toContainEqual(expect.objectContaining({ kind: 'openTables', tables: 1, players: 4, seats: 4 }));
    const log = (await club.owner.get(`/api/night/${night.id}/log?lang=de`)).json<readonly LogLine[]>();
    expect(log.at(-1)?.text).toMatch(/höchstens 4 an einem Tisch/);
  } finally {
    await club.close();
  }
});
