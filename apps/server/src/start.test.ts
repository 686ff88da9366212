import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { startServer } from './start.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'riffle-start-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

it('shows what there is where it cannot be noted that Riffle runs, as on a disk that is full', async () => {
  const said = vi.spyOn(process, 'emitWarning').mockReturnValue();
  mkdirSync(join(dataDir, 'running.json'));
  const server = await startServer({ dataDir, port: 0, host: '127.0.0.1' });
  expect((await fetch(`${server.url.replace('localhost', '127.0.0.1')}/api/session`)).status).toBe(200);
  expect(said).toHaveBeenCalled();
  await server.close();
  expect(readdirSync(dataDir).filter((name) => name.startsWith('running.json.'))).toEqual([]);
});
