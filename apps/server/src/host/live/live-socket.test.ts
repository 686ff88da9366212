import { EventEmitter } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Backlog } from './backlog.ts';
import { frameOf } from './frame.ts';
import { LiveHub } from './hub.ts';
import { LiveSocket } from './live-socket.ts';

/** A line over which nothing goes out. */
class StuckLine extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  send(frame: Buffer): void {
    this.bufferedAmount += frame.length;
  }
  terminate(): void {
    this.readyState = 3;
    this.emit('close');
  }
}

let line: StuckLine;
afterEach(() => line.terminate());
const connected = (backlog: Backlog): LiveSocket => {
  line = new StuckLine();
  const around = { hub: new LiveHub(Date.now), backlog, now: Date.now };
  return new LiveSocket(
    line as unknown as WebSocket,
    { ...around, find: async () => undefined, mayByKey: async () => false, absence: async () => 'not-found' },
    { member: async () => undefined, language: 'en' },
  );
};
const frame = frameOf({ type: 'error', code: 'x'.repeat(40_000) } as never);

it('whoever leaves half a megabyte unread is let go, long before all together hold up anything', () => {
  const backlog = new Backlog();
  const socket = connected(backlog);
  for (let nth = 0; nth < 10; nth += 1) socket.send(frame);
  expect(line.readyState).toBe(line.OPEN);
  for (let nth = 0; nth < 10; nth += 1) socket.send(frame);
  expect(line.readyState).not.toBe(line.OPEN);
  expect(line.bufferedAmount).toBeLessThan(700_000);
  expect(backlog.total).toBe(0);
});
