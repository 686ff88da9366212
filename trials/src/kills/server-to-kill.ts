import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts');
/** Its modules need not be made ready anew for each of a thousand starts. */
const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'riffle-compile-cache'), ...process.env };

/** The real server in a process of its own, on a folder that outlives it. */
export class ServerToKill {
  readonly #dataDir: string;
  #child: ChildProcess | undefined;
  #cookie = '';
  url = '';

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async start(): Promise<void> {
    const args = [MAIN, '--host', '127.0.0.1', '--port', '0', '--data', this.#dataDir];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    let said = '';
    child.stdout.setEncoding('utf8');
    for await (const text of child.stdout) {
      said += String(text);
      if (said.includes('\n')) break;
    }
    const [url, code] = said.trim().split(/\s+/);
    if (url === undefined || url === '') throw new Error('it did not start again');
    this.url = url;
    if (this.#cookie === '') await this.#own(code ?? '');
  }

  async #own(code: string): Promise<void> {
    const first = await this.ask('POST', '/api/first-run', { name: 'Rosa', clubName: 'Pik Ass', pin: '135790', code });
    this.#cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
  }

  get cookie(): string {
    return this.#cookie;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  ask(method: string, path: string, body?: object): Promise<Response> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return fetch(`${this.url}${path}`, {
      method,
      headers: { cookie: this.#cookie, ...type },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.ask('GET', path)).json()) as T;
  }
}
