import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { riffleProcess, startRiffle, textOf, until } from '../testing/riffle-process.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

describe('riffle serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says where it is, serves, and stops cleanly on %s', async (signal) => {
    const child = startRiffle(['serve', '--port', '0', '--host', '127.0.0.1'], { RIFFLE_DATA: `${scratch.path}/a` });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [out, err] = [textOf(child.stdout), textOf(child.stderr)];
    const [, url = ''] = await until(child.stdout, out, /Dieser Rechner +(http:\S+)/);
    expect(out()).toMatch(/Einrichten +http:\/\/localhost:\d+\/first-run#[A-Z0-9]{8}\n/);
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok' });
    child.kill(signal);
    child.kill(signal);
    expect({ code: await ended, err: err() }).toEqual({ code: 0, err: '' });
    expect(out()).toContain('alles ist gespeichert');
  });

  it('shows phones the way, with a QR code, where it listens to the network', async () => {
    const child = startRiffle(['serve', '--port', '0', '--data', `${scratch.path}/c`]);
    const ended = new Promise((resolve) => child.on('close', resolve));
    const out = textOf(child.stdout);
    await until(child.stdout, out, /Strg/);
    child.kill('SIGINT');
    await ended;
    const hasNetwork = out().includes('Im selben Netz');
    expect(/[▀▄█]{10}/.test(out())).toBe(hasNetwork);
  });

  it('says where it is secure, and by what devices know its certificate', async () => {
    const child = startRiffle([
      'serve',
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--https',
      '--data',
      `${scratch.path}/d`,
    ]);
    const ended = new Promise((resolve) => child.on('close', resolve));
    const out = textOf(child.stdout);
    await until(child.stdout, out, /Strg/);
    child.kill('SIGINT');
    await ended;
    expect(out()).toMatch(/Sicher \(HTTPS\) +https:\/\/127\.0\.0\.1:\d+\n/);
    expect(out()).toContain('/secure\n');
    const { fingerprint256 } = new X509Certificate(readFileSync(`${scratch.path}/d/tls/authority.pem`));
    expect(out().replaceAll(/\s/g, '')).toContain(`Fingerabdruck${fingerprint256}`);
  });

  it.each([
    [['--cert', 'a.pem'], 2, '--cert geht nur mit --key.'],
    [['--https-port', '4800'], 2, '--https-port geht nur mit --https.'],
    [['--cert', '/nowhere/a.pem', '--key', '/nowhere/b.pem'], 1, 'Die Datei /nowhere/a.pem lässt sich nicht lesen.'],
  ])('%s: exit code %i, and one line that says why', async (args, code, line) => {
    const outcome = await riffle(['serve', '--data', `${scratch.path}/e`, '--port', '0', ...args]);
    expect(outcome).toEqual({ code, out: '', err: `riffle: ${line}\n` });
  });

  it('says that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port = 0 } = other.address() as { port: number };
    const args = ['serve', '--host', '127.0.0.1', '--port', String(port), '--data', `${scratch.path}/b`];
    const { code, out, err } = await riffleProcess(args);
    other.close();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`Port ${String(port)} ist belegt`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
