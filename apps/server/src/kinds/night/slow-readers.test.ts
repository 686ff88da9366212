import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aSetup } from '../../testing/club.ts';
import { ownerOf, type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

let server: ServerProcess;
const sockets: WebSocket[] = [];
beforeEach(async () => {
  server = await startServerProcess();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await server.stop();
});

const SLOW = 100;
const READING = 10;
const CHANGES = 300;

/** What the process holds, in megabytes. */
const held = async (): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${String(server.pid)}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const connections = async (): Promise<number> => {
  const open = await readdir(`/proc/${String(server.pid)}/fd`);
  const names = await Promise.all(open.map((fd) => readlink(`/proc/${String(server.pid)}/fd/${fd}`).catch(() => '')));
  return names.filter((name) => name.startsWith('socket:')).length;
};

async function watch(night: string): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { perMessageDeflate: false });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'watch', kind: 'night', id: night, as: 'room' }));
  await once(socket, 'message');
  return socket;
}

// of a process that is not there, or elsewhere, nothing can be read
it.skipIf(process.platform !== 'linux')(
  'a hundred who never read cost neither memory nor anybody else’s time',
  async () => {
    const { ask } = await ownerOf(server);
    const id = randomUUID();
    expect((await ask('POST', '/api/night', { id, commandId: randomUUID(), setup: aSetup() })).status).toBe(200);
    const reading = await Promise.all(Array.from({ length: READING }, () => watch(id)));
    const latest = new Map(reading.map((socket) => [socket, 0]));
    for (const socket of reading) socket.on('message', () => latest.set(socket, performance.now()));
    const slow = await Promise.all(Array.from({ length: SLOW }, () => watch(id)));
    for (const socket of slow) socket.pause();
    const before = await held();

    const connected = await connections();

    // each change is some forty kilobytes for everybody who watches
    const waits: number[] = [];
    let most = before;
    for (let nth = 0; nth < CHANGES; nth += 1) {
      const label = 'ü'.repeat(75) + String(nth);
      const pauses = Array.from({ length: 195 }, () => ({ kind: 'break', duration: 60_000, label }));
      const command = { type: 'ChangeLevels', levels: [...aSetup().levels, ...pauses] };
      const sent = performance.now();
      const answer = await ask('POST', `/api/night/${id}/commands`, { id: randomUUID(), command });
      expect([nth, answer.status]).toEqual([nth, 200]);
      await expect.poll(() => [...latest.values()].every((at) => at > sent), { interval: 1 }).toBe(true);
      waits.push(performance.now() - sent);
      if (nth % 10 === 0) most = Math.max(most, await held());
    }
    most = Math.max(most, await held());
    // they are gone, but for a few for whom the system keeps what they do not read; whoever reads is not
    await expect.poll(connections).toBeLessThanOrEqual(connected - SLOW * 0.7);
    expect(reading.every(({ readyState }) => readyState === WebSocket.OPEN)).toBe(true);
    const sorted = waits.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThan(2_000);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(500);
    expect(most - before).toBeLessThan(150);
  },
);
