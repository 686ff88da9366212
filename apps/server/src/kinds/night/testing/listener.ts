import type { AddressInfo, Server } from 'node:net';
import { type Difference, patched } from '@riffle/aggregate';
import type { LiveMessage, LiveRequest, Night } from '@riffle/wire';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

/** A client as a browser is one: it keeps the document that it was told. */
export class Listener {
  readonly heard: LiveMessage[] = [];
  readonly socket: WebSocket;
  document: Night | undefined;
  version = 0;
  epoch = '';

  constructor(
    { server }: { readonly server: Pick<Server, 'address'> },
    headers: Readonly<Record<string, string>> = {},
  ) {
    const { port } = server.address() as AddressInfo;
    this.socket = new WebSocket(`ws://localhost:${String(port)}/live`, { headers });
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as LiveMessage));
  }

  async say(request: LiveRequest): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING) await new Promise((done) => this.socket.once('open', done));
    this.socket.send(JSON.stringify(request));
  }

  /** Waits for what has been asked, without a fixed time. */
  async until(isSo: () => boolean): Promise<void> {
    await expect.poll(() => isSo() || this.heard, { interval: 5 }).toBe(true);
  }

  close(): void {
    this.socket.terminate();
  }

  #hear(message: LiveMessage): void {
    this.heard.push(message);
    if (message.type === 'whole') {
      this.document = message.document as Night;
      this.version = message.version;
      this.epoch = message.epoch;
    } else if (message.type === 'change') {
      if (message.from !== this.version)
        throw new Error(`a gap from ${String(this.version)} to ${String(message.from)}`);
      this.document = patched(this.document, message.difference as Difference) as Night;
      this.version = message.version;
    }
  }
}
