import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** The real server in a process and a folder of its own; nobody owns it yet. */
export async function startServerProcess(more: readonly string[] = []) {
  const dataDir = await mkdtemp(join(tmpdir(), 'riffle-server-'));
  const args = [MAIN, '--host', '127.0.0.1', '--port', '0', '--data', dataDir, ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout) {
    said += String(text);
    if (said.includes('\n')) break;
  }
  const [url = '', setupCode = ''] = said.trim().split(/\s+/);
  return {
    url,
    setupCode,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As a browser asks, with the cookie of the owner that it becomes. */
export async function ownerOf({ url, setupCode }: Pick<ServerProcess, 'url' | 'setupCode'>) {
  const ask =
    (cookie: string) =>
    (method: string, path: string, body?: object | string, type = 'application/json') =>
      fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
  const rosa = { name: 'Rosa', clubName: 'Pik Ass', pin: '135790', code: setupCode };
  const first = await ask('')('POST', '/api/first-run', rosa);
  if (!first.ok) throw new Error(await first.text());
  const cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
  return { cookie, ask: ask(cookie) };
}
