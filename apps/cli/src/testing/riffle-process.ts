import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

const MAIN = join(import.meta.dirname, '../main.ts');

/** The real process, started from a folder that has nothing to do with Riffle, in German unless said otherwise. */
export function startRiffle(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const own = { PATH, NODE_COMPILE_CACHE, LANG: 'de_DE.UTF-8', ...env };
  return spawn(process.execPath, [MAIN, ...args], { cwd: tmpdir(), env: own });
}

/** The same from beginning to end: what it printed, and its exit code. */
export async function riffleProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ran> {
  return ranOf(startRiffle(args, env), input);
}

/** @internal The same where no file may grow beyond so many blocks: to the process a disk that is full. */
export async function riffleOnFullDisk(args: readonly string[], blocks: number): Promise<Ran> {
  const { PATH = '' } = process.env;
  const limited = ['-c', 'ulimit -f "$1"; shift; exec "$@"', 'sh', String(blocks), process.execPath, MAIN, ...args];
  return ranOf(spawn('sh', limited, { cwd: tmpdir(), env: { PATH, LANG: 'de_DE.UTF-8' } }));
}

async function ranOf(child: ChildProcess, input = ''): Promise<Ran> {
  child.stdin?.end(input);
  const [out, err] = [textOf(child.stdout), textOf(child.stderr)];
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out: out(), err: err() };
}

export function textOf(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** What a process prints, as soon as it contains something; a process that ends before has failed. */
export function until(stream: ChildProcess['stdout'], text: () => string, sought: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const found = sought.exec(text());
      if (found !== null) resolve(found);
    };
    stream?.on('data', look).once('close', () => reject(new Error(`never said ${String(sought)}: ${text()}`)));
    look();
  });
}
