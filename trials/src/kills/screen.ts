import { once } from 'node:events';
import { type Plain, patched } from '@riffle/aggregate';
import type { LiveMessage, Night } from '@riffle/wire';
import { WebSocket } from 'ws';
import type { ServerToKill } from './server-to-kill.ts';

/** The desk's screen: what it showed last, however many changes it was told of. */
export class Screen {
  #shown: Night | undefined;

  get shown(): Night | undefined {
    return this.#shown;
  }

  async watch(server: ServerToKill, night: string): Promise<void> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { headers: { cookie: server.cookie } });
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as LiveMessage));
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'watch', kind: 'night', id: night, as: 'staff', language: 'de' }));
    await once(socket, 'message');
  }

  #take(message: LiveMessage): void {
    if (message.type === 'whole') this.#shown = message.document as Night;
    if (message.type === 'change')
      this.#shown = patched(this.#shown as unknown as Plain, message.difference) as unknown as Night;
  }
}
