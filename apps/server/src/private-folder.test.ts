import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openClub, openNight } from './testing/club.ts';

describe.skipIf(platform() === 'win32')('what is kept, on a computer that others use as well', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riffle-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const modes = async (): Promise<Record<string, string>> => {
    const names = ['.', ...(await readdir(dataDir))];
    const found = await Promise.all(names.map((name) => stat(join(dataDir, name))));
    return Object.fromEntries(names.map((name, at) => [name, ((found[at]?.mode ?? 0) & 0o777).toString(8)]));
  };
  /** A real server in this folder, as it is while it runs. */
  const modesWhileServing = async (): Promise<Record<string, string>> => {
    const args = [join(import.meta.dirname, 'main.ts'), '--host', '127.0.0.1', '--port', '0', '--data', dataDir];
    // as most systems come: everybody may read what is new
    const server = spawn('sh', ['-c', 'umask 022; exec "$@"', 'sh', process.execPath, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    const found = await modes();
    const gone = once(server, 'exit');
    server.kill();
    await gone;
    return found;
  };

  it('is its owner’s alone in a folder that was there before, with whatever SQLite lays beside it', async () => {
    await chmod(dataDir, 0o755);
    const found = await modesWhileServing();
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['journal.sqlite-wal', 'club.sqlite-wal']));
    expect({ ...found, '.': '600' }).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, '600'])));
    expect(found['.']).toBe('700');
  });

  it('is made so where an older version left it open, or a copy came back with other rights', async () => {
    const club = await openClub({ dataDir });
    await openNight(club.owner);
    await club.stop();
    // what a crash leaves behind
    await writeFile(join(dataDir, 'club.sqlite-wal'), '');
    for (const name of await readdir(dataDir)) await chmod(join(dataDir, name), 0o644);
    await chmod(dataDir, 0o755);
    const found = await modesWhileServing();
    expect(found).toMatchObject({
      '.': '700',
      'journal.sqlite': '600',
      'club.sqlite': '600',
      'club.sqlite-wal': '600',
    });
  });
});
