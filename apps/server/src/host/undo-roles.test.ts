import { randomUUID } from 'node:crypto';
import type { CommandAnswer, Document, LogLine, UndoPreview } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Caller, type Club, openClub, openNight } from '../testing/club.ts';
import { addCounters } from './testing/counter.ts';

describe('taking back needs the right for all that is taken back', () => {
  let club: Club;
  let floor: Caller;
  let id: string;
  beforeEach(async () => {
    club = await openClub({ kinds: [addCounters], rateLimits: 'off' });
    floor = await club.member('Fee', 'floor');
    id = randomUUID();
    await club.owner.post('/api/counter', { id, commandId: randomUUID(), name: 'Sheep', secret: 'wolf' });
  });
  afterEach(() => club.close());

  const ask = async (caller: Caller, command: object) =>
    caller.post(`/api/counter/${id}/commands?lang=en`, { id: randomUUID(), command });
  const done = async (caller: Caller, command: object) => (await ask(caller, command)).json<CommandAnswer>().commit;
  const secret = async () => (await floor.get(`/api/counter/${id}`)).json<Document<{ secret: string }>>().view.secret;

  it('of a step that only the director may do', async () => {
    const whispered = await done(club.owner, { type: 'Whisper', secret: 'fox' });
    const refused = await ask(floor, { type: 'Undo', commit: whispered, also: [] });
    expect(refused.json()).toMatchObject({
      ...{ status: 403, code: 'undo-needs-role', title: 'The floor role may neither undo this nor do it again.' },
      detail: '“Whispered” needs the director role.',
      facts: { role: 'floor', steps: [{ id: whispered, needs: 'director' }] },
    });
    expect(await secret()).toBe('fox');
    expect((await ask(club.owner, { type: 'Undo', commit: whispered, also: [] })).statusCode).toBe(200);
  });

  it('of a step that comes back with an undo of an undo, however deep', async () => {
    const whispered = await done(club.owner, { type: 'Whisper', secret: 'fox' });
    let last = await done(club.owner, { type: 'Undo', commit: whispered, also: [] });
    for (const _ of [1, 2, 3]) {
      expect((await ask(floor, { type: 'Undo', commit: last, also: [] })).json().code).toBe('undo-needs-role');
      last = await done(club.owner, { type: 'Undo', commit: last, also: [] });
    }
    expect(await secret()).toBe('fox');
  });

  it('and whoever may have done it may: the floor its own, one step or several', async () => {
    const added = await done(club.owner, { type: 'Add', by: 5 });
    const fewer = await done(floor, { type: 'Add', by: -4 });
    const undone = await done(floor, { type: 'Undo', commit: added, also: [fewer] });
    expect((await ask(floor, { type: 'Undo', commit: undone, also: [] })).statusCode).toBe(200);
  });

  it('is said with each step before anybody tries', async () => {
    const whispered = await done(club.owner, { type: 'Whisper', secret: 'fox' });
    const added = await done(floor, { type: 'Add', by: 5 });
    const lines = (await floor.get(`/api/counter/${id}/log`)).json<readonly LogLine[]>();
    expect(lines.map(({ needs }) => needs)).toEqual(['director', 'director', undefined]);
    const preview = async (commit: string) =>
      (await floor.get(`/api/counter/${id}/undo/${commit}`)).json<UndoPreview>().takes[0]?.needs;
    expect([await preview(whispered), await preview(added)]).toEqual(['director', undefined]);
    await ask(floor, { type: 'Undo', commit: added, also: [] });
    const { undo } = (await floor.get(`/api/counter/${id}`)).json<Document<unknown>>();
    expect(undo?.commit).toMatchObject({ id: whispered, needs: 'director' });
  });

  it('in a night: what moved in a box is its holder’s, and the director’s', async () => {
    const night = await openNight(club.owner);
    const [anna, ben] = [await club.member('Anna', 'cashier'), await club.member('Ben', 'cashier')];
    const of = async (caller: Caller, command: object) =>
      caller.post(`/api/night/${night.id}/commands?lang=en`, { id: randomUUID(), command });
    const opened = await of(anna, { type: 'OpenBox', box: 'box-anna', name: 'Anna', float: 5_000 });
    const moved = await of(anna, { type: 'MoveCash', box: 'box-anna', amount: 1_000, reason: 'Wechselgeld' });
    const { commit } = moved.json<CommandAnswer>();
    const undo = { type: 'Undo', commit, also: [] };
    expect(opened.statusCode).toBe(200);
    const refused = (await of(ben, undo)).json<{ readonly detail: string }>();
    expect(refused).toMatchObject({ code: 'undo-needs-role', facts: { steps: [{ id: commit }] } });
    // it is not his role that is too little for it: it is not his box
    expect(refused.detail).toMatch(/needs the director role\.$/);
    const lines = (await ben.get(`/api/night/${night.id}/log`)).json<readonly LogLine[]>();
    expect(lines.map(({ id }) => id)).not.toContain(commit);
    const undone = await of(anna, undo);
    expect(undone.statusCode).toBe(200);
    const again = { type: 'Undo', commit: undone.json<CommandAnswer>().commit, also: [] };
    expect((await of(ben, again)).json().code).toBe('undo-needs-role');
    expect((await of(club.owner, again)).statusCode).toBe(200);
  });

  it('in a night: its levels stay as the director changed them', async () => {
    const night = await openNight(club.owner);
    const { levels } = aSetup();
    const changed = await night.command({ type: 'ChangeLevels', levels: levels.slice(0, 2) });
    const { commit } = changed.json<CommandAnswer>();
    const refused = await floor.post(`/api/night/${night.id}/commands?lang=de`, {
      id: randomUUID(),
      command: { type: 'Undo', commit, also: [] },
    });
    expect(refused.json()).toMatchObject({ status: 403, allowed: ['Die Turnierleitung bitten.'] });
    expect((await night.document()).view.setup.levels).toHaveLength(2);
  });
});
