import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEEPEST } from '../schema/depth.ts';
import { type Club, openClub, openNight } from '../testing/club.ts';

let club: Club;
let webDir = '';
let port = 0;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'riffle-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html>the app');
  club = await openClub({ webDir, rateLimits: 'off' });
  await club.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = club.app.server.address() as { port: number });
});
afterAll(async () => {
  await club.close();
  await rm(webDir, { recursive: true });
});

/** As no client would send it: the first line and the body of the answer. */
const raw = (target: string, method = 'GET'): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = said.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), body });
    });
  });

it('a live message that is too large ends its connection, and fills no log', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const socket = new WebSocket(`ws://127.0.0.1:${String(port)}/live`);
  await once(socket, 'open');
  socket.send('x'.repeat(20_000));
  await once(socket, 'close');
  expect((await raw('/api/health')).status).toBe(200);
  expect(written.mock.calls).toEqual([]);
  written.mockRestore();
});

describe('an address that is none', () => {
  it.each([
    '/%00.js',
    '/%00',
    '//x',
    '//evil.example/%2e%2e',
    '/a%0d%0ab',
    '/%5c%5cevil.example',
    '/\\evil',
    '/%zz',
    '/%c3',
    '/assets/%00.js',
    '/assets/%e0%a4%a',
    '/api/%00',
    '/api/night/%00',
    '/api/night/%zz',
    '/api/people/%1b',
    '/api/night/../../etc/passwd',
    '/assets/%2e%2e/index.html',
    '/api//session',
    'http://evil.example/api/session',
    '*',
  ])('%s is answered 400', async (target) => {
    const { status, body } = await raw(target);
    expect([status, body.includes('the app'), body.includes('"code"')]).toEqual([400, false, true]);
  });

  it.each([
    `/api/night/${'a'.repeat(101)}`,
    `/api/${'x'.repeat(4_000)}`,
    '/api/..%2f..%2fetc/passwd',
    '/api/',
    '/api',
    '/API/session',
  ])('%s is nothing, and never the app', async (target) => {
    const { status, body } = await raw(target);
    expect([status, body.includes('the app')]).toEqual([404, false]);
  });

  it.each([
    'lang=xx',
    'lang=de&lang=en',
    'lang[]=de',
    'lang=%00',
    '__proto__=1',
    'a[__proto__][b]=1',
    '%',
    '&&&=',
    'lang=%zz',
  ])('with ?%s is refused or read, and never breaks', async (query) => {
    for (const path of ['/api/session', '/api/night', '/api/house-rulebooks/x', '/']) {
      expect((await raw(`${path}?${query}`)).status).toBeLessThan(500);
    }
  });
});

describe('what is nested', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const post = (url: string, payload: string) =>
    club.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', cookie: String(club.owner.cookie), 'content-type': 'application/json' },
      payload,
    });

  it.each([
    ['/api/session', '{"name":'],
    ['/api/night', '{"id":'],
    ['/api/people', '{"note":'],
    ['/api/house-rulebooks/import', '{"answers":'],
  ])('deeply is refused at %s before anything goes into it', async (url, before) => {
    for (const depth of [DEEPEST, 400_000]) {
      const answer = await post(url, `${before}${nested(depth)}}`);
      expect(answer.json()).toMatchObject({ status: 400, code: 'too-deep' });
    }
  });

  it('deeply is refused in a command, where its facts are anything', async () => {
    const night = await openNight(club.owner);
    const command = (facts: string) =>
      `{"id":"${randomUUID()}","command":{"type":"RecordRuling","ruling":"ruling-1","kind":"stringBet","facts":{"a":${facts}}}}`;
    const url = `/api/night/${night.id}/commands`;
    expect((await post(url, command(nested(100_000)))).json()).toMatchObject({ status: 400, code: 'too-deep' });
    expect((await post(url, command(nested(DEEPEST - 3)))).statusCode).toBeLessThan(500);
  });

  it('deeply is no night’s file either', async () => {
    for (const file of [nested(100_000), `{"format":"riffle-night","v":1,"commits":${nested(200_000)}}`]) {
      const answer = await post('/api/night/import', file);
      expect([answer.statusCode, answer.statusCode < 500]).toEqual([answer.statusCode, true]);
    }
  });

  it('is not what stands in a text', async () => {
    const note = `${'['.repeat(60)}\\" and \\\\`;
    const body = `{"id":"${randomUUID()}","first":"A","last":"B","guest":false,"roomName":"full","note":"${note}"}`;
    expect((await post('/api/people', body)).statusCode).toBe(200);
  });
});
