import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Night } from '@riffle/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aSetup } from '../../testing/club.ts';

const program = fileURLToPath(new URL('./time-lost.child.ts', import.meta.url));
const HOUR = 3_600_000;

let dataDir = '';
let child: ChildProcess;
let url = '';
let cookie = '';
let setupCode = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riffle-time-'));
});
afterEach(async () => {
  child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** The server on real files, in a process whose machine was set by so much. */
async function start(setBy = 0): Promise<void> {
  const port = url === '' ? '0' : new URL(url).port;
  child = spawn(process.execPath, [program, dataDir, port, String(setBy)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said).toContain('\n');
  [url = '', setupCode = ''] = said.trim().split(' ');
}

const call = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

it('a question about time survives a kill, moves nothing meanwhile, and is answered once by two at the same time', async () => {
  url = '';
  await start();
  const owner = { name: 'Rosa', clubName: 'Pik Ass', pin: '135790', code: setupCode };
  const first = await call('POST', '/api/first-run', owner);
  cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
  const id = randomUUID();
  await call('POST', '/api/night', { id, commandId: randomUUID(), setup: aSetup() });
  const night = async (): Promise<Night> => (await (await call('GET', `/api/night/${id}`)).json()) as Night;
  const command = (what: object) => call('POST', `/api/night/${id}/commands`, { id: randomUUID(), command: what });
  const entries = ['anna', 'ben'].map((person) => ({ entry: `entry-${person}`, person }));
  await command({ type: 'AddEntries', entries });
  await command({ type: 'CheckIn', entries: entries.map(({ entry }) => entry) });
  await command({ type: 'DrawSeats' });
  expect((await command({ type: 'StartClock' })).status).toBe(200);

  child.send({ set: 3 * HOUR });
  // nobody asks the server anything that would tell it: it looks by itself
  await expect.poll(async () => (await night()).asked?.what).toBe('set');
  const { asked, view } = await night();
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  await start(3 * HOUR);

  const after = await night();
  expect(after.asked).toEqual(asked);
  expect(after.view.clock).toEqual(view.clock);
  const answer = () => call('POST', '/api/time/answer', { question: asked?.id, counts: false });
  expect((await Promise.all([answer(), answer()])).map(({ status }) => status)).toEqual([204, 204]);
  const { clock } = (await night()).view;
  expect(clock).toMatchObject({ running: true, remaining: view.clock?.remaining });
  // by the old time, which holds over the restart as well
  expect((clock?.at ?? 0) - Date.now()).toBeLessThan(HOUR);
  expect((await night()).asked).toBeUndefined();
});
