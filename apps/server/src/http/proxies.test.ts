import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aSetup } from '../testing/club.ts';
import { missingFor, type ProxyName, startProxy } from '../testing/proxy-process.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { LIMITS } from './limits.ts';

const PROXIES: readonly ProxyName[] = ['nginx', 'caddy'];

for (const name of PROXIES) {
  const missing = missingFor(name);
  const why = missing === undefined ? '' : ` (not tried: there is no ${missing} here)`;
  describe.skipIf(missing !== undefined)(`behind ${name}, as docs/proxies sets it up${why}`, () => behind(name));
}

function behind(name: ProxyName): void {
  let server: ServerProcess;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let origin = '';
  beforeAll(async () => {
    server = await startServerProcess(['--trust-proxy']);
    proxy = await startProxy(name, Number(new URL(server.url).port));
    origin = `https://localhost:${String(proxy.port)}`;
  });
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  type Asked = { readonly from?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };
  const ask = (
    method: string,
    path: string,
    { from = '127.0.0.1', headers = {}, body }: Asked = {},
  ): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }> =>
    new Promise((resolve, reject) => {
      const content = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
      const type = content === undefined ? {} : { 'content-type': 'application/json' };
      const sent = request(
        `${origin}${path}`,
        {
          method,
          ca: proxy.certificate,
          localAddress: from,
          family: 4,
          agent: false,
          headers: { ...type, ...headers },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        },
      );
      sent.on('error', reject);
      sent.end(content);
    });
  const rosa = { name: 'Rosa', clubName: 'Pik Ass', pin: '135790' };
  const codeOf = ({ text }: { readonly text: string }): string => (JSON.parse(text) as { code: string }).code;

  it('no stranger becomes the owner; whoever has the code does, with a cookie for https and this host alone', async () => {
    const lies = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' };
    for (const headers of [{}, lies, { ...lies, host: 'localhost' }]) {
      const refused = await ask('POST', '/api/first-run', { body: rosa, headers });
      expect([refused.status, codeOf(refused)]).toEqual([403, 'setup-code-needed']);
    }
    const done = await ask('POST', '/api/first-run', {
      body: { ...rosa, code: server.setupCode },
      headers: { origin },
    });
    expect(done.status).toBe(200);
    expect(done.headers['set-cookie']?.[0]).toMatch(/^__Host-riffle=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(done.headers['strict-transport-security']).toContain('max-age');
    const cookie = String(done.headers['set-cookie']?.[0]?.split(';')[0]);

    // a page of somebody else’s, by either header
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(codeOf(await ask('DELETE', '/api/session', { headers: { cookie, ...headers } }))).toBe('foreign-origin');
    }
    const id = randomUUID();
    const made = await ask('POST', '/api/night', {
      ...{ headers: { cookie, origin }, body: { id, commandId: randomUUID(), setup: aSetup() } },
    });
    expect(made.status).toBe(200);

    // larger than proxies let through by themselves: Riffle itself says what is wrong with it
    const large = await ask('POST', '/api/night/import', { headers: { cookie }, body: 'x'.repeat(3_000_000) });
    expect([large.status, codeOf(large)]).toEqual([422, 'file-unreadable']);

    const socket = new WebSocket(`${origin.replace('https', 'wss')}/live`, {
      ca: proxy.certificate,
      origin,
      headers: { cookie },
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'watch', kind: 'night', id, as: 'staff' }));
    const [told] = await once(socket, 'message');
    expect(JSON.parse(String(told))).toMatchObject({ type: 'whole', id });
    socket.terminate();
    const foreign = new WebSocket(`${origin.replace('https', 'wss')}/live`, {
      ca: proxy.certificate,
      origin: 'https://evil.example',
    });
    const [error] = await once(foreign, 'error');
    expect(String(error)).toContain('403');
  });

  it('limits count the visitor’s own address, whatever he says of it, and no other’s', async () => {
    const from = (address: string, invented: string) =>
      ask('POST', '/api/night/demo', { from: address, body: { speed: 0 }, headers: { 'x-forwarded-for': invented } });
    for (let tries = 0; tries < LIMITS.demo; tries += 1) await from('127.0.0.7', `203.0.113.${String(tries)}`);
    expect((await from('127.0.0.7', '203.0.113.99')).status).toBe(429);
    expect((await from('127.0.0.8', '203.0.113.99')).status).toBe(422);
  });

  it('whoever comes without TLS is sent to it', async () => {
    const [answer] = await once(
      get({ host: '127.0.0.1', port: proxy.plain, path: '/e/ABC', headers: { host: 'localhost' } }),
      'response',
    );
    expect([301, 308]).toContain(answer.statusCode);
    expect(answer.headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/e\/ABC$/);
  });
}
