import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));
/** The server alone, on a machine that sleeps and is set as the test says. */
const onAMachine = fileURLToPath(new URL('../apps/server/src/kinds/night/time-lost.child.ts', import.meta.url));
const web = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** The real `riffle serve`, in a process and a data folder of its own, that can be killed and started again. */
export class RiffleProcess {
  readonly #data = mkdtempSync(join(tmpdir(), 'riffle-e2e-'));
  readonly #port: number;
  #child: ChildProcess | undefined;
  /** The link that it prints as long as nobody owns it. */
  setUpLink = '';

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<RiffleProcess> {
    const riffle = new RiffleProcess(await freePort());
    await riffle.up();
    return riffle;
  }

  /** Its machine's time is not ours: `machine` changes it. */
  static async startOnAMachine(): Promise<RiffleProcess> {
    const riffle = new RiffleProcess(await freePort());
    const child = spawn(process.execPath, [onAMachine, riffle.#data, String(riffle.#port), '0', web], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    riffle.#child = child;
    const [line] = child.stdout === null ? [] : ((await once(child.stdout, 'data')) as [Buffer]);
    riffle.setUpLink = `${riffle.url}/first-run#${String(line).trim().split(' ')[1] ?? ''}`;
    return riffle;
  }

  machine(does: { readonly slept?: number; readonly set?: number }): void {
    this.#child?.send(does);
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  /** Where its backups lie. */
  get backups(): string {
    return join(this.#data, 'backups');
  }

  async up(): Promise<void> {
    const child = spawn(
      process.execPath,
      [cli, 'serve', '--port', String(this.#port), '--host', '127.0.0.1', '--data', this.#data],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#child = child;
    // it says where it is as soon as it answers there
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        this.setUpLink ||= /http:\S+\/first-run#\S+/.exec(String(text))?.[0].replace('localhost', '127.0.0.1') ?? '';
        if (text.includes(`:${String(this.#port)}`)) resolve();
      });
      child.once('exit', (code) => reject(new Error(`riffle serve ended with ${String(code)}`)));
    });
  }

  /** As when the power fails: no word of warning. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
