import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, enter, openClub, openNight } from '../../testing/club.ts';

describe('a restart', () => {
  let club: Club | undefined;
  afterEach(() => club?.close());

  const again = async (before: Club): Promise<Club> => {
    await before.stop();
    club = await openClub({ dataDir: before.dataDir });
    return club;
  };
  const played = async (before: Club) => {
    const night = await openNight(before.owner);
    await enter(before.owner, night, ['Anna Adler', 'Ben Bach', 'Carla Dorn']);
    const { view } = await night.document();
    await night.command({ type: 'CheckIn', entries: Object.keys(view.entries) });
    await night.command({ type: 'DrawSeats' });
    return night;
  };

  it('keeps everything: the night, its names, its link, its wall, who is signed in', async () => {
    const before = await openClub();
    const night = await played(before);
    await before.owner.put(`/api/night/${night.id}/wall`, { announcement: 'Pizza!' });
    const document = await night.document();
    const log = (await before.owner.get(`/api/night/${night.id}/log`)).json();
    const after = await again(before);
    const owner = after.caller(before.owner.cookie);
    expect((await owner.get(`/api/night/${night.id}`)).json()).toEqual(document);
    expect((await owner.get(`/api/night/${night.id}/log`)).json()).toEqual(log);
    expect((await after.visitor.get(`/api/night/link/${document.code}`)).json().announcement).toBe('Pizza!');
  });

  it('makes a line of the list again that a flipped bit has made unreadable, and offers what else can be read', async () => {
    const before = await openClub();
    const night = await played(before);
    await before.house.club.templates.put({ id: 'one', name: 'Monatsturnier', kind: 'night', setup: aSetup() }, 1);
    const listed = (await before.owner.get('/api/night')).json();
    await before.stop();
    const file = new DatabaseSync(join(before.dataDir, 'club.sqlite'));
    file.exec(`update shelf set line = '!' || line; update templates set content = '!' || content`);
    file.close();
    club = await openClub({ dataDir: before.dataDir });
    const owner = club.caller(before.owner.cookie);
    expect((await owner.get('/api/night')).json()).toEqual(listed);
    expect((await owner.get(`/api/night/${night.id}`)).statusCode).toBe(200);
    expect((await owner.get('/api/templates')).json()).toEqual([]);
    expect(club.house.club.damaged.map(({ table }) => table).toSorted()).toEqual(['shelf', 'templates']);
  });

  it.each([
    ['no JSON any more', `'!' || kept`],
    ['JSON with another word in it', `replace(kept, 'stopped', 'stoppee')`],
  ])('opens where what was kept of time, or of who came with a file, is %s', async (_, kept) => {
    const before = await openClub();
    const night = await played(before);
    const question = { id: 'one', what: 'set', by: 1, at: 1, stopped: [] } as const;
    await before.house.club.time.set({ ahead: 0, boot: 0, questions: [question], answers: [] });
    await before.house.club.arrivals.begin({ stream: 'night/never', version: 9 }, { people: [], staff: [] }, 1);
    await before.stop();
    const file = new DatabaseSync(join(before.dataDir, 'club.sqlite'));
    file.exec(`update house_time set kept = ${kept}; update arriving set people = '!'`);
    file.close();
    club = await openClub({ dataDir: before.dataDir });
    expect((await club.caller(before.owner.cookie).get(`/api/night/${night.id}`)).statusCode).toBe(200);
    expect(club.house.club.damaged.map(({ table }) => table)).toEqual(['arriving', 'house_time']);
  });

  it('answers a command that was acknowledged before it', async () => {
    const before = await openClub();
    const night = await openNight(before.owner);
    const body = { id: 'note-0001', command: { type: 'Note', text: 'Pizza' } };
    await before.owner.post(`/api/night/${night.id}/commands`, body);
    const after = await again(before);
    const answer = await after.owner.post(`/api/night/${night.id}/commands`, body);
    expect(answer.json()).toEqual({ version: 2, commit: 'note-0001' });
  });

  it('starts the night whose countdown ended meanwhile, at once', async () => {
    const before = await openClub();
    const night = await played(before);
    const until = Date.now() + 1_000;
    // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
    const counting = await night.command({ type: 'StartCountdown', until, then: 'start' });
    expect(counting.statusCode).toBe(200);
    await before.stop();
    await new Promise((done) => setTimeout(done, until + 100 - Date.now()));
    const after = await openClub({ dataDir: before.dataDir });
    club = after;
    // whoever asked for the night would bring it in, and what is due with it
    const written = () => after.house.journal.read(`night/${night.id}`);
    await expect.poll(async () => (await written()).at(-1)?.actor.role).toBe('clock');
    expect((await after.owner.get(`/api/night/${night.id}`)).json().view.stage).toBe('play');
    const log = (await after.owner.get(`/api/night/${night.id}/log`)).json();
    expect(log.at(-1)).toMatchObject({ role: 'clock', actor: 'Riffle' });
  });

  it('makes the list good again when it lagged behind the journal', async () => {
    const before = await openClub();
    const night = await played(before);
    before.db.exec("update shelf set line = json_set(line, '$.entries', 0, '$.name', 'old'), version = 1");
    const after = await again(before);
    expect((await after.owner.get('/api/night')).json()).toMatchObject([
      { id: night.id, entries: 3, name: 'Freitagsturnier' },
    ]);
  });

  it('does not begin anew beside the nights of a club whose own tables were lost', async () => {
    const before = await openClub();
    await played(before);
    await before.stop();
    await rm(`${before.dataDir}/club.sqlite`);
    await expect(openClub({ dataDir: before.dataDir })).rejects.toThrow('club-missing');
    await rm(before.dataDir, { recursive: true });
  });

  it('brings back nights to a list that was lost', async () => {
    const before = await openClub();
    const night = await played(before);
    before.db.exec('delete from shelf');
    club = await again(before);
    expect((await club.owner.get('/api/night')).json()).toMatchObject([{ id: night.id, entries: 3 }]);
  });
});
