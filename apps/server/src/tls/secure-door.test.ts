import { createHash, createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SecureWay } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Server, startServer } from '../start.ts';
import { issueCertificate } from './certificate.ts';
import { namesOf } from './home-names.ts';
import { houseAuthority, serverCertificate } from './house-authority.ts';
import { pemOf } from './key-pair.ts';
import { SecureDoor } from './secure-door.ts';

let dataDir: string;
const running: { close: () => unknown }[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riffle-tls-'));
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ROSA = { name: 'Rosa', clubName: 'Pik Ass', pin: '135790' };
const NAMES = namesOf('kasse', ['192.168.1.5', '203.0.113.9', 'fd00::2']);
const BANK = { dns: ['bank.example'], ip: ['203.0.113.9'] };

async function served(https: NonNullable<Parameters<typeof startServer>[0]>['https'] = { port: 0 }): Promise<Server> {
  const server = await startServer({ port: 0, dataDir, https, logLevel: 'error' });
  running.push(server);
  return server;
}

type Asked = {
  readonly port: number;
  readonly ca?: string;
  readonly host?: string;
  /** The address as it stands in the browser, where not the one that the certificate is looked at for. */
  readonly typed?: string;
  readonly body?: object;
};
const ask = ({ port, ca, host = 'localhost', typed = host, body }: Asked, path: string) =>
  new Promise<{ readonly text: string; readonly headers: Readonly<Record<string, unknown>> }>((resolve, reject) => {
    const sent = request(
      {
        ...{ port, path, ca, host: '127.0.0.1', servername: host, agent: false, method: body ? 'POST' : 'GET' },
        headers: { host: `${typed}:${String(port)}`, ...(body && { 'content-type': 'application/json' }) },
      },
      async (answer) => {
        let text = '';
        for await (const part of answer) text += String(part);
        resolve({ text, headers: answer.headers });
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

/** What a device gets to see that looks up `host` and finds this server. */
async function shownBy(pair: { readonly cert: string; readonly key: string }, ca: string, host: string) {
  const server = createServer(pair, (_, reply) => reply.end('believed')).listen(0, '127.0.0.1');
  running.push({ close: () => server.close() });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return ask({ port, ca, host }, '/').then(({ text }) => text);
}

describe('HTTPS in the club’s own network', () => {
  it('is for devices that were told of the house’s authority, and beside HTTP', async () => {
    const server = await served();
    const port = server.https?.port ?? 0;
    const way = (await (await fetch(`${server.url}/api/secure`)).json()) as SecureWay;
    expect(way).toMatchObject({ is: 'house', port, fingerprint: server.https?.fingerprint });
    const given = await fetch(`${server.url}/api/secure/certificate`);
    expect(given.headers.get('content-type')).toBe('application/x-x509-ca-cert');
    const certificate = new X509Certificate(await given.bytes());
    expect(certificate.fingerprint256).toBe(server.https?.fingerprint);

    await expect(ask({ port }, '/api/health')).rejects.toThrow();
    const ca = certificate.toString();
    expect((await ask({ port, ca }, '/api/health')).text).toBe('{"status":"ok"}');

    const body = { ...ROSA, code: server.setupCode };
    const { headers } = await ask({ port, ca, body }, '/api/first-run');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-riffle=.+; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-riffle-device=.+; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    // a browser would turn plain HTTP, at its other port, into this
    expect(headers).not.toHaveProperty('strict-transport-security');

    const socket = new WebSocket(`wss://localhost:${String(port)}/live`, { ca, family: 4 });
    await once(socket, 'open');
    socket.terminate();
  });

  it('gives links for the room to which every phone can go', async () => {
    const server = await served();
    const ca = new X509Certificate(await (await fetch(`${server.url}/api/secure/certificate`)).bytes()).toString();
    const asked = { port: server.https?.port ?? 0, ca, typed: '192.168.1.5' };
    const { text } = await ask(asked, '/api/session');
    expect(JSON.parse(text)).toMatchObject({ reach: `http://192.168.1.5:${String(server.port)}` });
  });

  it('keeps its authority, for the eyes of its owner alone', async () => {
    const [first, second] = [await houseAuthority(dataDir, Date.now()), await houseAuthority(dataDir, Date.now())];
    expect(second.certificate.fingerprint256).toBe(first.certificate.fingerprint256);
    for (const name of ['authority.pem', 'authority-key.pem'])
      expect((await stat(join(dataDir, 'tls', name))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'tls'))).mode & 0o777).toBe(0o700);
  });

  it('speaks for this machine under its names at home, for no longer than an iPhone takes', async () => {
    const authority = await houseAuthority(dataDir, Date.now());
    const pair = serverCertificate(authority, NAMES, Date.now());
    const leaf = new X509Certificate(pair.cert);
    expect(leaf.subjectAltName).toBe(
      'DNS:localhost, DNS:kasse.local, IP Address:127.0.0.1, IP Address:192.168.1.5, IP Address:0:0:0:0:0:0:0:1, IP Address:FD00:0:0:0:0:0:0:2',
    );
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(leaf.validToDate.getTime() - leaf.validFromDate.getTime()).toBeLessThan(825 * 24 * 3600_000);
    expect(await shownBy(pair, authority.certificate.toString(), 'kasse.local')).toBe('believed');
  });

  it('cannot pose as a site of the internet, whoever has the key', async () => {
    const { name, keys: signer, certificate } = await houseAuthority(dataDir, Date.now());
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const [from, until] = [Date.now() - 1000, Date.now() + 60_000];
    const der = issueCertificate({
      ...{ subject: 'bank.example', issuer: name, publicKey, signer, from, until, as: 'server', names: BANK },
    });
    const forged = { cert: new X509Certificate(der).toString(), key: pemOf(privateKey) };
    await expect(shownBy(forged, certificate.toString(), 'bank.example')).rejects.toThrow(
      'permitted subtree violation',
    );
  });
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a certificate from elsewhere', () => {
  /** As a club gets one for its name: another house stands in for the authority that everybody knows. */
  async function given(names: readonly string[], at: string) {
    const authority = await houseAuthority(join(dataDir, 'elsewhere'), Date.now());
    const pair = serverCertificate(authority, { dns: names, ip: [] }, Date.now());
    const files = { cert: join(dataDir, `${at}.pem`), key: join(dataDir, `${at}-key.pem`) };
    await writeFile(files.cert, pair.cert);
    await writeFile(files.key, pair.key);
    return { files, ca: authority.certificate.toString(), cert: digest(pair.cert) };
  }

  it('gives links by its name, to everybody', async () => {
    const { files, ca } = await given(['*.club.lan', 'riffle.club.lan'], 'a');
    const server = await served({ port: 0, files });
    const port = server.https?.port ?? 0;
    const { text } = await ask({ port, ca, host: 'riffle.club.lan' }, '/api/session');
    expect(JSON.parse(text)).toMatchObject({ reach: `https://riffle.club.lan:${String(port)}` });
    expect(await (await fetch(`${server.url}/api/secure`)).json()).toEqual({
      ...{ is: 'known', port, name: 'riffle.club.lan', domain: 'club.lan' },
      until: new X509Certificate(await readFile(files.cert)).validToDate.getTime(),
    });
    expect((await fetch(`${server.url}/api/secure/certificate`)).status).toBe(404);
  });

  it('for a whole domain says so, since it has no name of its own', async () => {
    const { files } = await given(['*.club.lan'], 'wild');
    const server = await served({ port: 0, files });
    const way = await (await fetch(`${server.url}/api/secure`)).json();
    expect(way).toMatchObject({ is: 'known', domain: 'club.lan' });
    expect(way).not.toHaveProperty('name');
  });

  it('is taken anew when its files change, and an old one stays where the new one is no good', async () => {
    const { files } = await given(['riffle.club.lan'], 'a');
    const door = await SecureDoor.prepare({ port: 0, files, dataDir });
    expect(door.name).toBe('riffle.club.lan');
    await given(['karten.club.lan'], 'a');
    await door.look();
    expect(door.name).toBe('karten.club.lan');
    await writeFile(files.cert, 'half written');
    await expect(door.look()).rejects.toMatchObject({ trouble: { code: 'no-pem', path: files.cert } });
    expect(door.name).toBe('karten.club.lan');
  });

  it.each([
    ['unreadable', ({ key }: { key: string }) => ({ cert: '/nowhere/riffle.pem', key })],
    ['no-pem', ({ key }: { key: string }) => ({ cert: key, key })],
    ['key-of-another', ({ cert }: { cert: string }) => ({ cert, key: join(dataDir, 'b-key.pem') })],
  ] as const)('is refused where it is %s', async (code, mixed) => {
    const { files } = await given(['riffle.club.lan'], 'a');
    await given(['riffle.club.lan'], 'b');
    await expect(SecureDoor.prepare({ port: 0, files: mixed(files), dataDir })).rejects.toMatchObject({
      trouble: { code },
    });
  });

  it('of the house is never replaced where it is damaged: every device would have to be told again', async () => {
    await SecureDoor.prepare({ port: 0, dataDir });
    await writeFile(join(dataDir, 'tls/authority.pem'), '');
    await expect(SecureDoor.prepare({ port: 0, dataDir })).rejects.toMatchObject({ trouble: { code: 'unusable' } });
  });

  it('is refused where its key is locked, or where it is not fit for HTTPS', async () => {
    const { files } = await given(['riffle.club.lan'], 'a');
    const [cert, key] = [await readFile(files.cert, 'utf8'), await readFile(files.key, 'utf8')];
    const refused = (code: string) =>
      expect(SecureDoor.prepare({ port: 0, files, dataDir })).rejects.toMatchObject({ trouble: { code } });
    await writeFile(files.cert, `${cert}\n-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n`);
    await refused('unusable');
    await writeFile(files.cert, cert);
    const locked = createPrivateKey(key).export({
      ...{ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'geheim' },
    } as const);
    await writeFile(files.key, locked);
    await refused('key-locked');
  });
});
