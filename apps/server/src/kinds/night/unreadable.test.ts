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
