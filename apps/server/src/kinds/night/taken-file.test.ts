import { generateKeyPairSync } from 'node:crypto';
import { toInstant } from '@riffle/aggregate';
import { toPersonId } from '@riffle/people';
import type { LogLine } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf } from '../../host/file/file-of.ts';
import { type Club, openClub, openNight } from '../../testing/club.ts';
import { longNight, PLAYERS, RUTH } from './testing/long-night.ts';

type File = {
  readonly night: string;
  readonly commits: readonly { readonly at: number; readonly events: readonly unknown[] }[];
  readonly people: readonly { readonly last: string }[];
  readonly staff: readonly { readonly id: string; readonly name: string }[];
  readonly seal: { readonly people: readonly unknown[] };
};

describe('the file of a night', () => {
  let from: Club;
  let into: Club;
  beforeEach(async () => {
    [from, into] = [await openClub({ rateLimits: 'off' }), await openClub({ rateLimits: 'off' })];
  });
  afterEach(async () => {
    await from.close();
    await into.close();
  });
  const take = (text: string, { to = into, accept = '' } = {}) =>
    to.app.inject({
      method: 'POST',
      url: `/api/night/import?lang=en&accept=${accept}`,
      headers: { host: 'localhost', cookie: String(to.owner.cookie), 'content-type': 'application/json' },
      payload: text,
    });
  const accepted = async (text: string, to = into) => {
    const shown = (await take(text, { to })).json();
    return take(text, { to, accept: shown.facts.file.accept });
  };
  /** A night that somebody else ran, as this house would write it. */
  const written = async (commits = longNight(12), id = 'long-night'): Promise<string> => {
    const people = Array.from({ length: PLAYERS }, (_, index) => ({
      id: toPersonId(`person-${String(index)}`),
      person: { first: 'Anna', last: `Nr ${String(index)}`, guest: false, roomName: 'full' } as const,
    }));
    await from.house.club.arrivals.begin(
      { stream: 'x', version: 1 },
      { people, staff: [{ id: RUTH.id, name: 'Ruth' }] },
      1,
    );
    await from.house.club.arrivals.settle('x');
    await from.house.nights.takeIn(id, commits);
    const hosted = await from.house.nights.find(id);
    if (hosted === undefined) throw new Error('not taken in');
    return fileOf(hosted, from.house);
  };
  const edited = (text: string, change: (file: File) => object): string =>
    JSON.stringify({ ...JSON.parse(text), ...change(JSON.parse(text) as File) });

  it('brings along who did what, and exports it again', async () => {
    const text = await written();
    expect((await accepted(text)).json()).toMatchObject({ is: 'taken-in', steps: 12 });
    const log = (await into.owner.get('/api/night/long-night/log')).json<LogLine[]>();
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(['Ruth']));
    expect((await into.owner.get('/api/staff')).json()).toHaveLength(1);
    const again = JSON.parse((await into.owner.get('/api/night/long-night/export')).body) as File;
    expect(again.staff).toEqual([{ id: RUTH.id, name: 'Ruth' }]);
  });

  it('says before it is taken how far its last step lies ahead, where nothing could be done until then', async () => {
    const shown = async (text: string) => (await take(text)).json().facts.file;
    const text = await written();
    expect(await shown(text)).not.toHaveProperty('waits');
    const { commits } = JSON.parse(text) as File;
    const [until, now] = [Date.now() + 2 * 3_600_000, expect.any(Number)];
    const ahead = commits.map((commit, nth) => (nth === commits.length - 1 ? { ...commit, at: until } : commit));
    expect(await shown(edited(text, () => ({ commits: ahead })))).toMatchObject({ waits: { until, now } });
  });

  it('comes without a question where this house wrote it and nobody changed it', async () => {
    const text = await written();
    const hosted = await from.house.nights.find('long-night');
    if (hosted === undefined) throw new Error('not there');
    await from.house.nights.discard(hosted);
    const inBin = (await take(text, { to: from })).json();
    expect(inBin).toMatchObject({ status: 409, code: 'file-in-bin', facts: { file: { id: 'long-night' } } });
    await from.house.nights.forget('long-night');
    expect((await take(text, { to: from })).json()).toMatchObject({ is: 'taken-in' });
    expect((await take(text, { to: from })).json()).toMatchObject({ is: 'there', id: 'long-night' });
  });

  it('is asked about all the same where its last step lies ahead of the clock', async () => {
    const until = Date.now() + 2 * 3_600_000;
    const ahead = longNight(12).map((commit, nth) => (nth === 11 ? { ...commit, at: toInstant(until) } : commit));
    const text = await written(ahead);
    const hosted = await from.house.nights.find('long-night');
    if (hosted === undefined) throw new Error('not there');
    await from.house.nights.discard(hosted);
    await from.house.nights.forget('long-night');
    const asked = (await take(text, { to: from })).json();
    expect(asked).toMatchObject({ code: 'file-not-trusted', facts: { file: { waits: { until } } } });
    expect(asked.facts.file.origin).toMatchObject({ is: 'signed', by: 'this-house' });
    expect(asked.facts.file.origin).not.toHaveProperty('changes');
    expect((await accepted(text, from)).json()).toMatchObject({ is: 'taken-in' });
  });

  it('says what was changed since it was signed, and is taken only by who was shown that', async () => {
    const text = await written();
    const changed = edited(text, ({ commits, people, staff }) => ({
      commits: commits.map((commit, at) => (at === 3 ? { ...commit, at: commit.at + 1 } : commit)),
      people: people.map((person, at) => (at === 2 ? { ...person, last: 'Falsch' } : person)),
      staff: staff.map((member) => ({ ...member, name: 'Wer anders' })),
    }));
    const { facts, ...problem } = (await take(changed)).json();
    expect(problem).toMatchObject({ status: 409, code: 'file-not-trusted' });
    expect(facts.file.origin).toMatchObject({
      ...{ is: 'signed', by: 'another-house', club: 'Pik Ass' },
      changes: {
        steps: [{ step: 4, how: 'changed', text: expect.stringContaining('Schritt 4') }],
        stepsInAll: 1,
        people: [{ how: 'changed', name: 'Anna Falsch' }],
        staff: [{ how: 'changed', name: 'Wer anders' }],
      },
    });
    // what was shown of one content is not said of another
    const other = edited(changed, ({ people }) => ({ people: people.slice(1) }));
    expect((await take(other, { accept: facts.file.accept })).json().code).toBe('file-not-trusted');
    expect((await take(changed, { accept: 'any' })).json().code).toBe('file-not-trusted');
    expect((await into.owner.get('/api/people')).json()).toEqual([]);
    expect((await take(changed, { accept: facts.file.accept })).statusCode).toBe(200);
  });

  it.each([
    ['steps that were left out', (file: File) => ({ commits: file.commits.slice(0, -2) }), [11, 12]],
    ['no step', (file: File) => ({ people: file.people.slice(1) }), []],
  ])('names %s', async (_, change, steps) => {
    const { changes } = (await take(edited(await written(), change))).json().facts.file.origin;
    expect(changes.steps.map(({ step, how }: { step: number; how: string }) => [step, how])).toEqual(
      steps.map((step) => [step, 'missing']),
    );
    expect(changes.people).toHaveLength(steps.length === 0 ? 1 : 0);
  });

  it('says that it is not signed, or that the signature is not genuine', async () => {
    const text = await written();
    const originOf = async (file: string) => (await take(file)).json().facts.file.origin;
    expect(await originOf(edited(text, () => ({ seal: undefined })))).toEqual({ is: 'unsigned' });
    const forged = edited(text, ({ seal, people }) => ({
      people: people.slice(1),
      seal: { ...seal, people: seal.people.slice(1) },
    }));
    expect(await originOf(forged)).toEqual({ is: 'forged' });
    expect(await originOf(edited(text, () => ({ seal: 'x' })))).toEqual({ is: 'forged' });
    expect(await originOf(edited(text, () => ({ night: 'renamed' })))).toMatchObject({ changes: { otherId: true } });
  });

  it.each([
    ['is no key any more', (key: string) => key.slice(0, -9)],
    [
      'is another key',
      () => generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    ],
  ])('is not signed by a house whose key %s: what is damaged is named', async (_, garbled) => {
    const { id } = await openNight(from.owner);
    expect((await from.owner.get(`/api/night/${id}/export`)).statusCode).toBe(200);
    const { private_key: key } = from.db.prepare('select private_key from house_key').get() as Record<string, string>;
    from.db.prepare('update house_key set private_key = ?').run(garbled(String(key)));
    const answer = await from.owner.get(`/api/night/${id}/export`);
    expect(answer.json()).toMatchObject({ status: 500, code: 'damaged' });
  });

  it('completes what an older one began, and is another one where they differ', async () => {
    const commits = longNight(1_400);
    const half = JSON.stringify({ ...JSON.parse(await written(commits)), commits: commits.slice(0, 1_000) });
    expect((await accepted(half)).json()).toMatchObject({ is: 'taken-in', steps: 1_000 });
    expect((await accepted(await written(commits))).json()).toMatchObject({ is: 'completed', steps: 400 });
    expect((await into.house.nights.find('long-night'))?.version).toBe(1_400);
    const differing = edited(half, (file) => ({
      commits: file.commits.map((commit, at) => (at === 700 ? { ...commit, at: commit.at + 1 } : commit)),
    }));
    const refused = (await take(differing)).json();
    expect(refused).toMatchObject({
      status: 409,
      code: 'file-differs',
      facts: { step: 701, file: { id: 'long-night' } },
    });
  });

  it.each(['constructor', '__proto__', 'link', 'bin', 'import', 'demo'])(
    'is not taken under the id %s, where nothing could be reached',
    async (night) => {
      const refused = (
        await take(edited(await written(), () => ({})).replace('"night":"long-night"', `"night":"${night}"`))
      ).json();
      expect(refused).toMatchObject({ status: 422, code: 'file-unreadable' });
    },
  );

  it('nested without end is refused by its depth', async () => {
    const deep = (await written()).replace(
      /"text": ?"Schritt 4"/,
      `"text":${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    );
    expect((await take(deep)).json()).toMatchObject({
      code: 'file-unreadable',
      detail: expect.stringContaining('deep'),
    });
  });

  it('leaves nobody who came with it where the house stopped in between, and all where it came', async () => {
    const people = [
      { id: toPersonId('anna'), person: { first: 'Anna', last: 'A', guest: false, roomName: 'full' } as const },
    ];
    const coming = { people, staff: [{ id: RUTH.id, name: 'Ruth' }] };
    const night = await openNight(into.owner);
    await into.house.club.arrivals.begin({ stream: 'night/lost', version: 5 }, coming, 1);
    const reopen = async () => {
      await into.stop();
      into = await openClub({ dataDir: into.dataDir });
    };
    await reopen();
    expect((await into.owner.get('/api/people')).json()).toEqual([]);
    await into.house.club.arrivals.begin({ stream: `night/${night.id}`, version: 1 }, coming, 1);
    await reopen();
    expect((await into.owner.get('/api/people')).json()).toHaveLength(1);
    expect(await into.house.club.arrivals.open()).toEqual([]);
  });
});
