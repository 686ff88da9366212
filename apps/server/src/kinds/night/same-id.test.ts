import { randomUUID } from 'node:crypto';
import type { LogLine } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, openClub, openNight } from '../../testing/club.ts';

describe('an id that stands for something already', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(() => club.close());

  const note = (night: string, text: string, id = 'note-0001') =>
    club.owner.post(`/api/night/${night}/commands`, { id, command: { type: 'Note', text } });
  const undo = (night: string, commit: string, also: readonly string[], id = 'undo-0001') =>
    club.owner.post(`/api/night/${night}/commands`, { id, command: { type: 'Undo', commit, also } });

  it('is refused with a code of its own where something else is asked, and is the same answer where it is not', async () => {
    const { id, document } = await openNight(club.owner);
    expect((await note(id, 'Pizza')).json()).toEqual({ version: 2, commit: 'note-0001' });
    expect((await note(id, 'Pizza')).json()).toEqual({ version: 2, commit: 'note-0001' });
    expect((await note(id, 'Pasta')).json()).toMatchObject({ status: 409, code: 'id-reused' });
    const other = { id: 'note-0001', command: { type: 'StartClock' } };
    expect((await club.owner.post(`/api/night/${id}/commands`, other)).json()).toMatchObject({ code: 'id-reused' });
    expect((await document()).version).toBe(2);
  });

  it('is known after a restart, too', async () => {
    const { id } = await openNight(club.owner);
    await note(id, 'Pizza');
    await club.stop();
    const again = await openClub({ dataDir: club.dataDir, rateLimits: 'off' });
    const ask = (text: string) =>
      again.owner.post(`/api/night/${id}/commands`, { id: 'note-0001', command: { type: 'Note', text } });
    expect((await ask('Pizza')).json()).toEqual({ version: 2, commit: 'note-0001' });
    expect((await ask('Pasta')).json()).toMatchObject({ status: 409, code: 'id-reused' });
    await again.stop();
    club = await openClub({ dataDir: club.dataDir });
  });

  it('is so for making a night, for taking back, and for a list', async () => {
    const made = { id: randomUUID(), commandId: randomUUID(), setup: aSetup() };
    const make = (setup: object) => club.owner.post('/api/night', { ...made, setup });
    expect((await make(aSetup())).statusCode).toBe(200);
    expect((await make(aSetup())).json()).toMatchObject({ version: 1 });
    expect((await make(aSetup({ name: 'Another' }))).json()).toMatchObject({ status: 409, code: 'id-reused' });

    for (const nth of ['a', 'b']) await note(made.id, nth, `note-000${nth}`);
    expect((await undo(made.id, 'note-000b', [])).statusCode).toBe(200);
    expect((await undo(made.id, 'note-000b', [])).json()).toMatchObject({ version: 4 });
    expect((await undo(made.id, 'note-000a', [])).json()).toMatchObject({ code: 'id-reused' });

    const list = (first: string) =>
      club.owner.post(`/api/night/${made.id}/import`, {
        ...{ id: 'list-0001', decisions: [{ line: 1, person: { first, last: 'Adler' }, as: { is: 'new' } }] },
      });
    expect((await list('Anna')).statusCode).toBe(200);
    expect((await list('Anna')).json()).toMatchObject({ version: 5 });
    expect((await list('Berta')).json()).toMatchObject({ code: 'id-reused' });
  });

  it('gives the same answer to somebody else who asks the same: it was done, and the log says by whom', async () => {
    const floor = await club.member('Ben', 'floor');
    const { id } = await openNight(club.owner);
    await note(id, 'Pizza');
    const body = { id: 'note-0001', command: { type: 'Note', text: 'Pizza' } };
    expect((await floor.post(`/api/night/${id}/commands`, body)).json()).toMatchObject({ version: 2 });
    const log = (await club.owner.get(`/api/night/${id}/log`)).json<readonly LogLine[]>();
    expect(log.map(({ actor }) => actor)).toEqual(['Rosa', 'Rosa']);
  });
});
