import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../testing/club.ts';

describe('a night over HTTP', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub();
  });
  afterEach(() => club.close());

  it('is created, listed, and seen by staff', async () => {
    const night = await openNight(club.owner);
    expect(night.created).toEqual({ version: 1, commit: expect.any(String) });
    expect((await club.owner.get('/api/nights')).json()).toMatchObject([
      { id: night.id, name: 'Freitagsturnier', rulebook: 'pvb', stage: 'before', entries: 0 },
    ]);
    expect((await night.document()).view.setup).toEqual(aSetup());
  });

  it('takes commands and says what they came to', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adler', 'Ben Bach', 'Carla Dorn']);
    const { view, names, version } = await night.document();
    expect(version).toBe(2);
    expect(view.figures.entries).toBe(3);
    expect(Object.values(names).sort()).toEqual(['Anna Adler', 'Ben Bach', 'Carla Dorn']);
  });
});
