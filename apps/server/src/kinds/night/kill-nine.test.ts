import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CommandAnswer, LogLine, Night } from '@riffle/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aSetup } from '../../testing/club.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const CLIENTS = 6;
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

type Sent = { readonly id: string; readonly command: object };

/** Commands of all kinds without end, until the server is gone; what was answered, and what was under way. */
async function sendUntilGone(night: string, client: number, heard: () => void) {
  const answered = new Map<Sent, CommandAnswer>();
  for (let turn = 0; ; turn += 1) {
    const person = randomUUID();
    const sent: Sent = {
      id: randomUUID(),
      command:
        turn % 3 === 0
          ? { type: 'AddEntries', entries: [{ entry: `entry-${person}`, person }] }
          : { type: 'Note', text: `${String(client)} ${String(turn)} ${'x'.repeat(turn % 1500)}` },
    };
    try {
      const answer = await call('POST', `/api/night/${night}/commands`, sent);
      if (answer.ok) answered.set(sent, (await answer.json()) as CommandAnswer);
      heard();
    } catch {
      return { answered, underWay: sent };
    }
  }
}

it('keeps all that was acknowledged when the whole server is killed under load, and answers it again', async () => {
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
  expect((await call('POST', '/api/night', { id, commandId: randomUUID(), setup: aSetup() })).status).toBe(200);
  const before = new Map<string, CommandAnswer>();
  for (let round = 0; round < 3; round += 1) {
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    const clients = Array.from({ length: CLIENTS }, (_, client) => sendUntilGone(id, client, hear));
    await expect.poll(() => heard).toBeGreaterThan(2 * CLIENTS);
    await setTimeout(Math.random() * 500);
    await kill();
    const results = await Promise.all(clients);
    await start();
    const log = await get<readonly LogLine[]>(`/api/night/${id}/log`);
    expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
    const versions = new Map(log.map((line) => [line.id as string, line.version]));
    expect(versions.size).toBe(log.length);
    for (const { answered } of results) {
      for (const [{ id: sent }, answer] of answered) before.set(sent, answer);
    }
    expect(before.size).toBeGreaterThan(CLIENTS);
    for (const [sent, { version }] of before) expect([sent, versions.get(sent)]).toEqual([sent, version]);
    for (const { answered, underWay } of results) {
      // whoever got no answer sends again; whoever got one and sends again gets the same
      for (const sent of [underWay, ...[...answered.keys()].slice(-3)]) {
        const known = versions.get(sent.id);
        const answer = (await (await call('POST', `/api/night/${id}/commands`, sent)).json()) as CommandAnswer;
        expect(answer.commit).toBe(sent.id);
        if (known !== undefined) expect(answer.version).toBe(known);
        before.set(sent.id, answer);
      }
    }
    const { version } = await get<Night>(`/api/night/${id}`);
    const again = await get<readonly LogLine[]>(`/api/night/${id}/log`);
    expect(again).toHaveLength(version ?? 0);
    expect(new Set(again.map((line) => line.id)).size).toBe(version);
  }
});

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
