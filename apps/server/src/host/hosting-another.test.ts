import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Difference, patched } from '@riffle/aggregate';
import type { CommandAnswer, Document, LiveMessage, LogLine } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Caller, type Club, openClub } from '../testing/club.ts';
import { addCounters, counter as kind } from './testing/counter.ts';

type Seen = Document<{ readonly count: number; readonly rang: number; readonly secret?: string }>;
const SECRET = 'the-fox-is-in-the-hen-house';

const open = (dataDir?: string) =>
  openClub({ kinds: [addCounters], rateLimits: 'off', ...(dataDir === undefined ? {} : { dataDir }) });

async function begin(caller: Caller) {
  const id = randomUUID();
  const begun = await caller.post('/api/counter', { id, commandId: randomUUID(), name: 'Sheep', secret: SECRET });
  if (begun.statusCode !== 200) throw new Error(begun.body);
  return {
    id,
    begun: begun.json<CommandAnswer>(),
    command: (command: object, more: object = {}) =>
      caller.post(`/api/counter/${id}/commands?lang=en`, { id: randomUUID(), command, ...more }),
    seen: async () => (await caller.get(`/api/counter/${id}?lang=en`)).json<Seen>(),
    log: async () => (await caller.get(`/api/counter/${id}/log?lang=en`)).json<readonly LogLine[]>(),
  };
}

describe('another kind than a night is hosted as well: a counter', () => {
  let club: Club;
  beforeEach(async () => {
    club = await open();
  });
  afterEach(async () => {
    await club.close();
    vi.restoreAllMocks();
  });

  it('is begun, listed, counted, and told in its own words', async () => {
    const counter = await begin(club.owner);
    expect(counter.begun.version).toBe(1);
    await counter.command({ type: 'Add', by: 3 });
    const { code, ...seen } = await counter.seen();
    expect(seen).toMatchObject({ kind: 'counter', id: counter.id, version: 2, view: { count: 3, secret: SECRET } });
    expect((await club.visitor.get('/api/counter')).json()).toEqual([
      { id: counter.id, code, createdAt: expect.any(Number), name: 'Sheep', count: 3 },
    ]);
    expect((await counter.log()).map(({ text, actor }) => [text, actor])).toEqual([
      ['Begun', 'Rosa'],
      ['Added', 'Rosa'],
    ]);
    expect((await club.visitor.get('/api/night')).json()).toEqual([]);
  });

  it('answers a command that is sent again, refuses one that saw an older version, and says no in its own words', async () => {
    const counter = await begin(club.owner);
    const id = randomUUID();
    const send = () => counter.command({ type: 'Add', by: 1 }, { id });
    expect([(await send()).json(), (await send()).json()]).toEqual(Array(2).fill({ version: 2, commit: id }));
    const late = await counter.command({ type: 'Add', by: 1 }, { expectedVersion: 1 });
    expect(late.json()).toMatchObject({ status: 409, code: 'version-conflict', facts: { version: 2 } });
    expect((await counter.command({ type: 'Add', by: -5 })).json()).toMatchObject({
      ...{ status: 409, code: 'below-zero', title: 'below-zero {"count":1}', facts: { count: 1 } },
    });
    expect((await counter.command({ type: 'BustOut' })).statusCode).toBe(422);
    expect((await counter.command({ type: 'Ring' })).statusCode).toBe(422);
  });

  it('takes a command from the roles that its kind names, and no other', async () => {
    const counter = await begin(club.owner);
    const floor = await club.member('Fee', 'floor');
    const ask = (caller: Caller, command: object) =>
      caller.post(`/api/counter/${counter.id}/commands`, { id: randomUUID(), command });
    expect((await ask(floor, { type: 'Add', by: 1 })).statusCode).toBe(200);
    expect((await ask(floor, { type: 'Whisper', secret: 'x' })).json()).toMatchObject({
      ...{ status: 403, code: 'role-may-not', facts: { role: 'floor', needed: ['director'] } },
    });
    expect((await ask(club.visitor, { type: 'Add', by: 1 })).statusCode).toBe(401);
    const body = { id: randomUUID(), commandId: randomUUID(), name: 'Goats', secret: '' };
    expect((await floor.post('/api/counter', body)).statusCode).toBe(403);
  });

  it('takes back a step with what hangs on it, and puts it there again', async () => {
    const counter = await begin(club.owner);
    const { commit } = (await counter.command({ type: 'Add', by: 5 })).json<CommandAnswer>();
    const { commit: after } = (await counter.command({ type: 'Add', by: -4 })).json<CommandAnswer>();
    const preview = (await club.owner.get(`/api/counter/${counter.id}/undo/${commit}?lang=en`)).json();
    expect(preview).toMatchObject({ also: [after], takes: [{ id: commit, text: 'Added' }, { id: after }] });
    const less = await counter.command({ type: 'Undo', commit, also: [] });
    expect(less.json()).toMatchObject({ code: 'undo-takes-more', facts: { also: [after] } });
    await counter.command({ type: 'Undo', commit, also: [after] });
    const undone = await counter.seen();
    expect(undone.view.count).toBe(0);
    expect(undone.undo).toBeUndefined();
    await counter.command({ type: 'Undo', commit: undone.redo?.id, also: [] });
    expect((await counter.seen()).view.count).toBe(1);
    const made = await counter.command({ type: 'Undo', commit: counter.begun.commit, also: [] });
    expect(made.json()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('shows names as the directory has them, to staff and to everybody, and new ones when they change', async () => {
    const counter = await begin(club.owner);
    const anna = { id: 'person-anna', first: 'Anna', last: 'Adler', guest: false, roomName: 'firstAndInitial' };
    await club.owner.post('/api/people', anna);
    await counter.command({ type: 'Seat', person: anna.id });
    const { code, names } = await counter.seen();
    const room = async () => (await club.visitor.get(`/api/counter/link/${code}`)).json<Seen>().names;
    expect([names, await room()]).toEqual([{ player: 'Anna Adler' }, { player: 'Anna A.' }]);
    await club.owner.patch(`/api/people/${anna.id}`, { last: 'Bach' });
    expect([(await counter.seen()).names, await room()]).toEqual([{ player: 'Anna Bach' }, { player: 'Anna B.' }]);
    expect((await counter.log()).at(-1)?.text).toBe('Seated Anna Bach');
  });

  it('lets happen what is due, by the clock', async () => {
    const counter = await begin(club.owner);
    await counter.command({ type: 'Wind', at: Date.now() + 50 });
    await expect.poll(async () => (await counter.seen()).view.rang).toBe(1);
    expect((await counter.log()).at(-1)).toMatchObject({ text: 'Rang', role: 'clock', actor: 'Riffle' });
  });

  it('is there after a restart, with its link, and what became due meanwhile happens', async () => {
    const counter = await begin(club.owner);
    await counter.command({ type: 'Add', by: 7 });
    await counter.command({ type: 'Wind', at: Date.now() + 300 });
    const before = await counter.seen();
    await club.stop();
    await new Promise((done) => setTimeout(done, 400));
    club = await open(club.dataDir);
    // whoever asked for it would bring it in, and what is due with it
    const written = () => club.house.journal.read(`counter/${counter.id}`);
    await expect.poll(async () => (await written()).at(-1)?.events).toEqual([{ type: 'Rang' }]);
    const { view, code } = (await club.owner.get(`/api/counter/${counter.id}?lang=en`)).json<Seen>();
    expect({ view, code }).toEqual({ view: { ...before.view, rang: 1 }, code: before.code });
  });

  it('goes as a file into another house, once', async () => {
    const counter = await begin(club.owner);
    await counter.command({ type: 'Add', by: 2 });
    const file = (await club.owner.get(`/api/counter/${counter.id}/export`)).body;
    const other = await open();
    const headers = { host: 'localhost', cookie: String(other.owner.cookie), 'content-type': 'application/json' };
    const take = (query = '') =>
      other.app.inject({ method: 'POST', url: `/api/counter/import${query}`, headers, payload: file });
    const shown = (await take()).json();
    expect(shown).toMatchObject({ code: 'file-not-trusted', facts: { file: { origin: { by: 'another-house' } } } });
    expect((await take(`?accept=${shown.facts.file.accept}`)).json()).toMatchObject({ id: counter.id, is: 'taken-in' });
    expect((await take()).json()).toMatchObject({ id: counter.id, is: 'there', steps: 0 });
    const there = (await other.owner.get(`/api/counter/${counter.id}`)).json<Seen>();
    expect(there.view).toEqual((await counter.seen()).view);
    expect((await other.owner.get('/api/counter')).json()).toMatchObject([{ id: counter.id, count: 2 }]);
    await other.close();
  });

  it.each(['nonsense', '', '{}', '{"id":'])(
    'refuses the file %j in words: it is none of this kind',
    async (payload) => {
      const headers = { host: 'localhost', cookie: String(club.owner.cookie), 'content-type': 'application/json' };
      const taken = await club.app.inject({ method: 'POST', url: '/api/counter/import', headers, payload });
      expect(taken.json()).toMatchObject({ status: 422, code: 'file-unreadable', detail: 'no counter' });
      expect(taken.statusCode).toBe(422);
      expect((await club.owner.get('/api/counter')).json()).toEqual([]);
    },
  );

  it('leaves nobody in the directory from a file that is refused', async () => {
    const counter = await begin(club.owner);
    const file = JSON.parse((await club.owner.get(`/api/counter/${counter.id}/export`)).body);
    const anna = { id: 'person-anna', first: 'Anna', last: 'Adler', guest: false, roomName: 'full' };
    const headers = { host: 'localhost', cookie: String(club.owner.cookie), 'content-type': 'application/json' };
    const post = (payload: string, query = '') =>
      club.app.inject({ method: 'POST', url: `/api/counter/import${query}`, headers, payload });
    const take = async (changes: object) => {
      const payload = JSON.stringify({ ...file, people: [anna], ...changes });
      const shown = (await post(payload)).json();
      return shown.code === 'file-not-trusted' ? post(payload, `?accept=${shown.facts.file.accept}`) : shown;
    };
    // the same counter brings nothing; another one, of the same commits, is refused
    expect(await take({ id: counter.id })).toMatchObject({ is: 'there' });
    expect((await take({ id: randomUUID() })).json()).toMatchObject({ code: 'id-taken' });
    expect((await club.owner.get('/api/people')).json()).toEqual([]);
    const commits = [{ ...file.commits[0], id: randomUUID() }];
    expect((await take({ id: randomUUID(), commits })).statusCode).toBe(200);
    expect((await club.owner.get('/api/people')).json()).toMatchObject([{ id: anna.id }]);
  });

  it('is added once: a second of the same name would take its place', () => {
    expect(() => club.house.host.add(kind)).toThrow('counter');
  });

  it('has its ways in described, and each of them its body', async () => {
    const { paths } = (await club.visitor.get('/api/openapi.json')).json();
    expect(
      Object.keys(paths)
        .filter((path) => path.startsWith('/api/counter'))
        .sort(),
    ).toEqual([
      '/api/counter',
      '/api/counter/bin',
      '/api/counter/import',
      '/api/counter/link/{code}',
      '/api/counter/{id}',
      '/api/counter/{id}/archived',
      '/api/counter/{id}/bring-back',
      '/api/counter/{id}/commands',
      '/api/counter/{id}/delete',
      '/api/counter/{id}/export',
      '/api/counter/{id}/forget',
      '/api/counter/{id}/log',
      '/api/counter/{id}/redact',
      '/api/counter/{id}/undo/{commit}',
    ]);
    expect(JSON.stringify(paths['/api/counter/{id}/commands'])).toContain('Whisper');
  });

  describe('on the wire', () => {
    const sockets: WebSocket[] = [];
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.terminate();
    });
    const watch = async (id: string, as: string, cookie = '', language = 'en') => {
      const { port } = club.app.server.address() as AddressInfo;
      const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/live`, { headers: { cookie } });
      sockets.push(socket);
      const heard: string[] = [];
      let document: unknown;
      socket.on('message', (data) => {
        heard.push(String(data));
        const message = JSON.parse(String(data)) as LiveMessage;
        if (message.type === 'whole') document = message.document;
        if (message.type === 'change') document = patched(document, message.difference as Difference);
      });
      await new Promise((done) => socket.once('open', done));
      socket.send(JSON.stringify({ type: 'watch', kind: 'counter', id, as, language }));
      await expect.poll(() => heard.length).toBe(1);
      return { socket, heard, document: () => document as Seen };
    };
    beforeEach(() => club.app.listen({ port: 0, host: '127.0.0.1' }));

    it('never lets the public hear the secret, whatever happens', async () => {
      const counter = await begin(club.owner);
      const keeper = await watch(counter.id, 'keeper', club.owner.cookie);
      const everybody = await watch(counter.id, 'public');
      const { commit } = (await counter.command({ type: 'Whisper', secret: `${SECRET} now` })).json<CommandAnswer>();
      await counter.command({ type: 'Add', by: 1 });
      await counter.command({ type: 'Undo', commit, also: [] });
      await counter.command({ type: 'Add', by: 2 });
      await expect.poll(() => [keeper, everybody].map(({ document }) => document().view.count)).toEqual([3, 3]);
      expect(keeper.document()).toEqual(await counter.seen());
      const { code } = await counter.seen();
      const room = await club.visitor.get(`/api/counter/link/${code}`);
      expect(everybody.document()).toEqual(room.json());
      expect(keeper.heard.join()).toContain(SECRET);
      for (const text of [...everybody.heard, room.body])
        expect(text).not.toMatch(new RegExp(`${SECRET}|"undo"|"redo"`));
    });

    it('shows it to no stranger as its keeper, and to nobody as whom its kind does not know', async () => {
      const counter = await begin(club.owner);
      const gone = { type: 'gone', kind: 'counter', id: counter.id, code: 'not-allowed' } as const;
      for (const [as, cookie] of [
        ['keeper', ''],
        ['staff', String(club.owner.cookie)],
      ] as const) {
        expect((await watch(counter.id, as, cookie)).heard.map((text) => JSON.parse(text))).toEqual([{ ...gone, as }]);
      }
    });

    it('tells nothing more of what is no longer watched, however soon that is said', async () => {
      const [left, stayed] = [await begin(club.owner), await begin(club.owner)];
      const { socket, heard } = await watch(stayed.id, 'public');
      const which = { kind: 'counter', id: left.id };
      socket.send(JSON.stringify({ type: 'watch', ...which, as: 'public' }));
      socket.send(JSON.stringify({ type: 'unwatch', ...which }));
      await expect.poll(() => heard.length).toBe(2);
      await left.command({ type: 'Add', by: 1 });
      await stayed.command({ type: 'Add', by: 2 });
      await expect.poll(() => heard.length).toBe(3);
      const told = heard.map((text) => JSON.parse(text) as LiveMessage & { readonly id?: string });
      expect(told.map(({ type, id }) => [type, id])).toEqual([
        ['whole', stayed.id],
        ['whole', left.id],
        ['change', stayed.id],
      ]);
    });

    it('makes one view for all who may know the same', async () => {
      const counter = await begin(club.owner);
      const watching = ['public', 'public', 'public', 'keeper', 'keeper'].map((as) =>
        watch(counter.id, as, as === 'keeper' ? club.owner.cookie : ''),
      );
      const viewers = await Promise.all(watching);
      const view = vi.spyOn(kind.aggregate, 'view');
      await counter.command({ type: 'Add', by: 1 });
      await expect.poll(() => viewers.map(({ document }) => document().view.count)).toEqual([1, 1, 1, 1, 1]);
      expect(view.mock.calls.map(([, viewer]) => viewer).sort()).toEqual(['keeper', 'public']);
      view.mockRestore();
    });

    it('tells each in the language of the reader, whoever else reads the same', async () => {
      const counter = await begin(club.owner);
      const desks = [
        await watch(counter.id, 'keeper', club.owner.cookie, 'de'),
        await watch(counter.id, 'keeper', club.owner.cookie, 'en'),
      ];
      await counter.command({ type: 'Add', by: 1 });
      const said = () => desks.map(({ document }) => document().undo?.commit.text);
      await expect.poll(said).toEqual(['Gezählt', 'Added']);
    });

    it('tells of what others wrote into the journal as of its own', async () => {
      const counter = await begin(club.owner);
      const everybody = await watch(counter.id, 'public');
      const elsewhere = (expectedVersion: number, event: object) =>
        club.house.journal.append({
          stream: `counter/${counter.id}`,
          expectedVersion,
          id: randomUUID(),
          at: Date.now(),
          actor: { id: 'somebody', role: 'floor' },
          events: [event as { type: string }],
        });
      await elsewhere(1, { type: 'Added', by: 40 });
      await elsewhere(2, { type: 'Wound', at: Date.now() + 50 });
      await expect.poll(() => everybody.document().view).toEqual({ count: 40, rang: 1 });
      expect((await counter.command({ type: 'Add', by: 2 })).json()).toMatchObject({ version: 5 });
      expect((await counter.seen()).view.count).toBe(42);
      expect((await club.visitor.get('/api/counter')).json()).toMatchObject([{ count: 42 }]);
    });
  });

  it('goes on when somebody wrote into another what nobody understands', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const [bad, good] = [await begin(club.owner), await begin(club.owner)];
    await club.house.journal.append({
      ...{ stream: `counter/${bad.id}`, expectedVersion: 1, id: randomUUID(), at: Date.now() },
      ...{ actor: { id: 'somebody', role: 'floor' }, events: [{ type: 'Nonsense' }] },
    });
    expect((await good.command({ type: 'Add', by: 1 })).json()).toMatchObject({ version: 2 });
    expect((await good.seen()).view.count).toBe(1);
    expect(warned).toHaveBeenCalled();
  });

  it('is listed when somebody else began it', async () => {
    const id = randomUUID();
    await club.house.journal.append({
      stream: `counter/${id}`,
      expectedVersion: 0,
      id: randomUUID(),
      at: Date.now(),
      actor: { id: 'somebody', role: 'director' },
      events: [{ type: 'Begun', name: 'Cows', secret: SECRET } as { type: string }],
    });
    await expect
      .poll(async () => (await club.visitor.get('/api/counter')).json())
      .toMatchObject([{ id, name: 'Cows' }]);
  });
});
