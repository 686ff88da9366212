import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isTooMuchForDemo } from '../host/too-much.ts';
import { type Club, openClub } from '../testing/club.ts';
import { LIMITS } from './limits.ts';
import { isFromHere } from './origin.ts';

describe('who means harm', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ trustProxy: true });
  });
  afterEach(() => club.close());

  const demo = async (): Promise<string> => (await club.visitor.post('/api/night/demo', { speed: 60 })).json().id;

  it('cannot invent addresses in front of the real one', async () => {
    const from = (invented: string) =>
      club.visitor.post('/api/night/demo', { speed: 0 }, { 'x-forwarded-for': `${invented}, 198.51.100.1` });
    for (let tries = 0; tries < LIMITS.demo; tries += 1) await from(`203.0.113.${String(tries)}`);
    expect((await from('203.0.113.99')).statusCode).toBe(429);
  });

  it('is counted also where there is nothing', async () => {
    const from = (method: 'PATCH' | 'GET') =>
      club.app.inject({ method, url: '/api/nothing', headers: { host: 'localhost' }, remoteAddress: '198.51.100.3' });
    const statuses = new Set<number>();
    for (let tries = 0; tries <= LIMITS.all; tries += 500) {
      const answers = await Promise.all(Array.from({ length: 500 }, () => from('PATCH')));
      for (const { statusCode } of answers) statuses.add(statusCode);
    }
    expect(statuses).toEqual(new Set([404, 429]));
  });

  it('is not counted for the built files: a hall of phones behind one address fetches them all', async () => {
    const asset = () =>
      club.app.inject({
        method: 'GET',
        url: '/assets/x.js',
        headers: { host: 'localhost' },
        remoteAddress: '198.51.100.4',
      });
    const statuses = new Set<number>();
    for (let tries = 0; tries <= LIMITS.all; tries += 500)
      for (const { statusCode } of await Promise.all(Array.from({ length: 500 }, asset))) statuses.add(statusCode);
    expect(statuses).toEqual(new Set([404]));
  });

  it('cannot call a demo in the public list what he likes', async () => {
    const id = await demo();
    const before = (await club.visitor.get('/api/night')).json()[0].name;
    const renamed = await club.visitor.post(`/api/night/${id}/commands`, {
      id: randomUUID(),
      command: { type: 'ChangeSetup', changes: { name: 'Buy pills' } },
    });
    expect(renamed.statusCode).toBe(200);
    expect((await club.visitor.get('/api/night')).json()[0].name).toBe(before);
  });

  it('cannot fill the memory through a demo', async () => {
    const id = await demo();
    const hosted = await club.house.nights.find(id);
    if (hosted === undefined) throw new Error('no demo');
    let sent = 0;
    while (!isTooMuchForDemo(hosted, { text: 'x' })) sent += 1;
    expect(sent).toBeLessThan(1_000);
    const answer = await club.visitor.post(`/api/night/${id}/commands`, {
      id: randomUUID(),
      command: { type: 'Note', text: 'one more' },
    });
    expect(answer.json()).toMatchObject({ status: 413, code: 'too-large' });
  });

  it.each([
    ['a list of one name without end', 'Max Mustermann;X\n'.repeat(1_700), 200],
    ['more lines than any tournament has players', 'a;b\n'.repeat(25_000), 413],
  ])('cannot keep the server busy with %s', async (_, rows, status) => {
    const id = await demo();
    const before = process.cpuUsage();
    const answer = await club.app.inject({
      method: 'POST',
      url: `/api/night/${id}/import/preview`,
      headers: { host: 'localhost', 'content-type': 'text/csv' },
      payload: `Name;Verein\n${rows}`,
    });
    expect(answer.statusCode).toBe(status);
    // the server's own work: what others do on this machine meanwhile is not its
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });

  it.each([
    ['a proxy that names itself nowhere but by its old HTTP', {}, '1.0'],
    ['a page of another name, through a silent proxy', { origin: 'https://riffle.example' }, '1.1'],
    ['a page of another name that only the referrer tells', { referer: 'https://riffle.example/' }, '1.1'],
    ['a proxy that only tells the protocol', { 'x-forwarded-proto': 'https' }, '1.1'],
  ])('is not taken for somebody at this computer behind %s', (_, headers, version) => {
    const request = (more: object, httpVersion: string) =>
      ({ socket: { remoteAddress: '127.0.0.1' }, hostname: 'localhost', raw: { httpVersion }, headers: more }) as never;
    expect(isFromHere(request(headers, version))).toBe(false);
    expect(isFromHere(request({ origin: 'http://localhost:4747' }, '1.1'))).toBe(true);
  });

  it('gets a problem even for an address that is none', async () => {
    for (const url of ['/%zz', '/api/night/%zz']) {
      const answer = await club.visitor.get(url);
      expect(answer.json()).toMatchObject({ code: 'invalid-input' });
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
  });
});
