import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteJournal } from '@riffle/journal';
import type { LiveMessage } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Club, openClub, openNight } from '../../testing/club.ts';

let club: Club;
let bad: string;
let good: string;
beforeEach(async () => {
  vi.spyOn(process, 'emitWarning').mockReturnValue();
  club = await openClub();
  [bad, good] = [(await openNight(club.owner)).id, (await openNight(club.owner)).id];
  await club.house.host.catchUp();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await club.close();
});

const DAMAGES = {
  damaged: (path: string) => {
    const file = new DatabaseSync(path);
    file.prepare('update commits set at = at + 1 where stream = ?').run(`night/${bad}`);
    file.close();
  },
  'newer-events': async (path: string) => {
    const journal = openSqliteJournal(path);
    const actor = { id: 'p', role: 'director' };
    const events = [{ type: 'Created', v: 7 }];
    const later = { stream: `night/${bad}`, id: 'later', expectedVersion: 1, at: 1, actor, events };
    await journal.append(later);
    await journal.close();
  },
};

describe.each(Object.entries(DAMAGES))('a night that is %s', (code, damage) => {
  beforeEach(async () => {
    const { dataDir } = club;
    await club.stop();
    await damage(`${dataDir}/journal.sqlite`);
    club = await openClub({ dataDir, logLevel: 'silent' });
  });

  it('stays in the list, is opened by nobody, and that is said; the others are played on', async () => {
    const listed = (await club.owner.get('/api/night')).json<{ id: string; code: string }[]>();
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([bad, good]));
    const link = `/api/night/link/${listed.find(({ id }) => id === bad)?.code ?? ''}?lang=en`;
    for (const path of [`/api/night/${bad}?lang=en`, `/api/night/${bad}/log?lang=en`, link]) {
      const refused = await club.owner.get(path);
      expect([path, refused.statusCode, refused.json()]).toMatchObject([path, 500, { code }]);
      expect(refused.json().detail).toContain('Everything else goes on.');
    }
    const note = { id: randomUUID(), command: { type: 'Note', text: 'weiter' } };
    expect((await club.owner.post(`/api/night/${good}/commands`, note)).statusCode).toBe(200);
    const refused = await club.owner.post(`/api/night/${bad}/commands`, { ...note, id: randomUUID() });
    expect(refused.json()).toMatchObject({ code });
  });

  it('keeps nothing of the others from being given out and erased; that it could not be looked through is said', async () => {
    const person = randomUUID();
    const named = { id: person, first: 'Anna', last: 'Adler', guest: false, roomName: 'full' };
    await club.owner.post('/api/people', named);
    const note = { id: randomUUID(), command: { type: 'Note', text: 'Adler braucht ein Taxi' } };
    await club.owner.post(`/api/night/${good}/commands`, note);
    const unread = [{ kind: 'night', of: bad, called: 'Freitagsturnier' }];
    const file = (await club.owner.get(`/api/people/${person}/file?lang=en`)).json();
    expect(file['Evenings that could not be read and are not part of it']).toEqual(['Freitagsturnier']);
    expect(file['Texts with the name in them']).toHaveLength(1);
    const isDamaged = code === 'damaged';
    const traces = (await club.owner.get(`/api/people/${person}/traces`)).json();
    expect(traces).toMatchObject({ texts: [{ of: good }], ...(isDamaged && { unread }) });
    const times = await club.owner.get('/api/keeping');
    expect([times.statusCode, times.json().unread]).toEqual([200, isDamaged ? unread : undefined]);
    const erased = await club.owner.post(`/api/people/${person}/erase`, { keep: [] });
    if (isDamaged) expect([erased.statusCode, erased.json()]).toEqual([200, { unread }]);
    else expect(erased.statusCode).toBe(204);
    expect((await club.owner.get(`/api/night/${good}/log`)).body).not.toContain('Taxi');
  });

  it('is said to those who watch, and their connection goes on', async () => {
    await club.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = club.app.server.address() as AddressInfo;
    const phone = new WebSocket(`ws://127.0.0.1:${String(port)}/live`);
    const heard: LiveMessage[] = [];
    phone.on('message', (data) => heard.push(JSON.parse(String(data)) as LiveMessage));
    await new Promise((open) => phone.once('open', open));
    for (const id of [bad, good]) phone.send(JSON.stringify({ type: 'watch', kind: 'night', id, as: 'room' }));
    await expect.poll(() => heard).toMatchObject([{ type: 'gone', id: bad, code }, { id: good }]);
    phone.terminate();
  });
});

describe('a night that the list never knew', () => {
  it.each(Object.entries(DAMAGES))(
    'and that is %s stands there under its id, by which it is thrown away',
    async (_, damage) => {
      const { dataDir } = club;
      await club.stop();
      await damage(`${dataDir}/journal.sqlite`);
      const file = new DatabaseSync(`${dataDir}/club.sqlite`);
      for (const table of ['shelf', 'link']) file.prepare(`delete from ${table} where id = ?`).run(bad);
      file.close();
      club = await openClub({ dataDir, logLevel: 'silent' });
      const listed = (await club.owner.get('/api/night')).json<{ id: string; name: string }[]>();
      expect(listed.find(({ id }) => id === bad)).toMatchObject({ name: bad });
      if (damage !== DAMAGES.damaged) return;
      const at = `/api/night/${bad}`;
      expect((await club.owner.post(`${at}/delete`, { name: '' })).json()).toMatchObject({ code: 'wrong-name' });
      expect((await club.owner.post(`${at}/delete`, { name: bad })).statusCode).toBe(200);
      expect((await club.owner.post(`${at}/forget`, { name: bad })).statusCode).toBe(204);
    },
  );
});

describe('a damaged night', () => {
  const named = { name: 'Freitagsturnier' };

  it('keeps no other from being redacted, and can be thrown away and forgotten', async () => {
    const { dataDir } = club;
    const path = `/api/night/${good}/commands`;
    const entry = randomUUID();
    for (const command of [
      { type: 'AddEntries', entries: [{ entry, person: randomUUID() }] },
      {
        ...{ type: 'GivePenalty', penalty: randomUUID(), entry, offence: 'abuse', measure: 'warning' },
        reason: 'beschimpfte',
      },
    ])
      expect((await club.owner.post(path, { id: randomUUID(), command })).statusCode).toBe(200);
    await club.stop();
    await DAMAGES.damaged(`${dataDir}/journal.sqlite`);
    club = await openClub({ dataDir, logLevel: 'silent', now: () => Date.now() + 40 * 86_400_000 });
    await club.owner.put('/api/keeping', { months: 1 });
    expect(await club.house.keeping.run()).toBeUndefined();
    expect((await club.owner.get(`/api/night/${good}/log`)).body).not.toContain('beschimpfte');

    const at = `/api/night/${bad}`;
    expect((await club.owner.post(`${at}/delete`, { name: 'Samstag' })).json()).toMatchObject({ code: 'wrong-name' });
    expect((await club.owner.post(`${at}/delete`, named)).statusCode).toBe(200);
    expect((await club.owner.get('/api/night')).json()).toMatchObject([{ id: good }]);
    expect((await club.owner.post(`${at}/bring-back`)).statusCode).toBe(204);
    expect((await club.owner.post(`${at}/delete`, named)).statusCode).toBe(200);
    expect((await club.owner.post(`${at}/forget`, named)).statusCode).toBe(204);
    expect((await club.owner.get('/api/night/bin')).json()).toEqual([]);
    expect((await club.owner.get('/api/keeping')).json()).not.toHaveProperty('unread');
  });
});
