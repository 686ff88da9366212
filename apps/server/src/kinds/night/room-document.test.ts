import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, enter, openClub, openNight } from '../../testing/club.ts';

describe('what the room gets', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub();
  });
  afterEach(() => club.close());

  it('holds no full name, no person, nothing to undo and nothing that is proposed', async () => {
    const night = await openNight(club.owner);
    await enter(club.owner, night, ['Anna Adlerhorst', 'Ben Bachmann', 'Carla Dornbusch']);
    const staff = await night.document();
    const answer = await club.visitor.get(`/api/night/link/${staff.code}`);
    const people = (await club.owner.get('/api/people')).json();
    expect(people).toHaveLength(3);
    for (const { id, last } of people) {
      expect(answer.body).not.toContain(id);
      expect(answer.body).not.toContain(last);
    }
    const room = answer.json();
    expect(Object.values(room.names).sort()).toEqual(['Anna A.', 'Ben B.', 'Carla D.']);
    for (const own of ['undo', 'redo']) expect(room).not.toHaveProperty(own);
    for (const own of ['proposals', 'missing', 'keptApart']) expect(room.view).not.toHaveProperty(own);
    expect(staff.undo).toBeDefined();
    expect(staff.view.missing).toBeDefined();
  });

  it('is found by the code in any case, by nothing else', async () => {
    const night = await openNight(club.owner);
    const { code } = await night.document();
    expect((await club.visitor.get(`/api/night/link/${code.toLowerCase()}`)).statusCode).toBe(200);
    expect((await club.visitor.get(`/api/night/link/${night.id}`)).statusCode).toBe(404);
    expect((await club.visitor.get('/api/night')).json()).toEqual([]);
  });
});
