import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const NAME = 'running.json';
const running = z.object({ url: z.url(), token: z.string(), pid: z.int() });

/** Where a running Riffle may be asked by whoever can read its data folder, which is all that it is asked for. */
export type Running = z.output<typeof running>;

export async function noteRunning(dataDir: string, said: Running): Promise<void> {
  const path = join(dataDir, NAME);
  const part = `${path}.${String(said.pid)}`;
  try {
    await writeFile(part, `${JSON.stringify(said)}\n`, { mode: 0o600 });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Only what this process has said. */
export async function forgetRunning(dataDir: string, token: string): Promise<void> {
  if ((await read(dataDir))?.token === token) await rm(join(dataDir, NAME), { force: true });
}

/** Nothing where no Riffle runs on the folder, also where one was killed and could not take its word back. */
export async function findRunning(dataDir: string): Promise<Running | undefined> {
  const said = await read(dataDir);
  return said !== undefined && isAlive(said.pid) ? said : undefined;
}

async function read(dataDir: string): Promise<Running | undefined> {
  const path = join(dataDir, NAME);
  if (!existsSync(path)) return undefined;
  try {
    return running.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // somebody else's process is one, too
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
