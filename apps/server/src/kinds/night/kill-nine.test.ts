import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Night } from '@riffle/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aSetup } from '../../testing/club.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const SCREENS = 200;

let dataDir = '';
let child: ChildProcess;
let url = '';
let cookie = '';
let setupCode = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riffle-kill-'));
});
afterEach(async () => {
  child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** The real server on real files, on the port that it had before. */
async function start(): Promise<void> {
  const port = url === '' ? '0' : new URL(url).port;
  child = spawn(process.execPath, [main, '--host', '127.0.0.1', '--port', port, '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said).toContain('http://');
  [url = '', setupCode = ''] = said.trim().split(/\s+/);
}

async function kill(): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const call = async (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const get = async <T>(path: string): Promise<T> => (await (await call('GET', path)).json()) as T;

it('lets happen after the kill what was due, and takes a hall of screens back at once', async () => {
  url = '';
  await start();
  const first = await call('POST', '/api/first-run', {
    name: 'Rosa',
    clubName: 'Pik Ass',
    pin: '135790',
    code: setupCode,
  });
  cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
  const id = randomUUID();
  const command = (one: object) => call('POST', `/api/night/${id}/commands`, { id: randomUUID(), command: one });
  await call('POST', '/api/night', { id, commandId: randomUUID(), setup: aSetup() });
  const entries = Array.from({ length: 18 }, () => ({ entry: randomUUID(), person: randomUUID() }));
  await command({ type: 'AddEntries', entries });
  await command({ type: 'CheckIn', entries: entries.map(({ entry }) => entry) });
  await command({ type: 'DrawSeats' });
  const until = Date.now() + 1_500;
  // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
  expect((await command({ type: 'StartCountdown', until, then: 'start' })).status).toBe(200);
  await kill();
  await setTimeout(until + 200 - Date.now());
  await start();
  await expect.poll(async () => (await get<Night>(`/api/night/${id}`)).view.stage).toBe('play');
  const { code } = await get<Night>(`/api/night/${id}`);

  const wholes = await Promise.all(
    Array.from({ length: SCREENS }, async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
      await once(socket, 'open');
      socket.send(
        JSON.stringify({ type: 'watch', kind: 'night', id: id, as: 'room', from: 3, epoch: 'before-the-kill' }),
      );
      const [data] = await once(socket, 'message');
      socket.terminate();
      return JSON.parse(String(data)) as { type: string; document: Night };
    }),
  );
  const room = await get<Night>(`/api/night/link/${code}`);
  for (const { type, document } of wholes) expect({ type, document }).toEqual({ type: 'whole', document: room });
});

it('refuses a second server on the same folder, and the first goes on', async () => {
  url = '';
  await start();
  const second = spawn(process.execPath, [main, '--host', '127.0.0.1', '--port', '0', '--data', dataDir], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(second, 'close');
  expect(code).not.toBe(0);
  expect(said).toContain('in-use');
  expect((await call('GET', '/api/health')).status).toBe(200);
});
