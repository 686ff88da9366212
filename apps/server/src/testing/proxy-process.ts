import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ProxyName = 'nginx' | 'caddy';
const PROGRAM: { readonly [N in ProxyName]: string } = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };
const SHIPPED = join(import.meta.dirname, '../../../../docs/proxies');

/** Why a proxy cannot be tried here; nothing where it can. */
export function missingFor(name: ProxyName): string | undefined {
  return [PROGRAM[name], '/usr/bin/openssl'].find((path) => !existsSync(path));
}

/** The real proxy, with the very text that is shipped but for its name, ports and certificate, in front of a server. */
export async function startProxy(name: ProxyName, upstream: number) {
  const folder = await mkdtemp(join(tmpdir(), `riffle-${name}-`));
  const [port, plain] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate, '-days', '1'];
  execFileSync(
    '/usr/bin/openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', ...files, ...names],
    {
      stdio: 'ignore',
    },
  );
  const child = await (name === 'nginx' ? startNginx : startCaddy)({ folder, port, plain, upstream, certificate, key });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const gone = once(child, 'exit');
  await Promise.race([
    listens(port),
    gone.then(() => {
      throw new Error(`${name} ended: ${said}`);
    }),
  ]);
  return {
    port,
    plain,
    certificate: await readFile(certificate),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Place = {
  readonly folder: string;
  readonly port: number;
  readonly plain: number;
  readonly upstream: number;
  readonly certificate: string;
  readonly key: string;
};

async function startNginx({ folder, port, plain, upstream, certificate, key }: Place): Promise<ChildProcess> {
  const site = (await readFile(join(SHIPPED, 'nginx.conf'), 'utf8'))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${String(plain)};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${String(port)}`)
    .replaceAll('riffle.example;', 'localhost;')
    .replaceAll(/\/etc\/\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/\S+privkey\.pem/g, key)
    .replaceAll('127.0.0.1:4747', `127.0.0.1:${String(upstream)}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const around = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events {}
    http { access_log off; ${temporary.map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
    ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), around);
  return spawn(PROGRAM.nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function startCaddy({ folder, port, plain, upstream, certificate, key }: Place): Promise<ChildProcess> {
  const site = (await readFile(join(SHIPPED, 'Caddyfile'), 'utf8'))
    .replace('riffle.example {', `https://localhost:${String(port)} {\n\ttls ${certificate} ${key}`)
    .replace('127.0.0.1:4747', `127.0.0.1:${String(upstream)}`);
  const around = `{\n\tadmin off\n\thttp_port ${String(plain)}\n\thttps_port ${String(port)}\n\tdefault_bind 127.0.0.1\n}\n${site}`;
  await writeFile(join(folder, 'Caddyfile'), around);
  return spawn(PROGRAM.caddy, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const [is] = await Promise.race([
      once(socket, 'connect').then(() => [true]),
      once(socket, 'error').then(() => [false]),
    ]).catch(() => [false]);
    socket.destroy();
    if (is === true) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
