import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack, unpack } from './archive.ts';
import { formatManifest, newManifest, readManifest, sumOf } from './manifest.ts';
import { TAR_END, tarHeader, tarPadding } from './tar.ts';
import { NoRoom } from './trouble.ts';

const folder = mkdtempSync(join(tmpdir(), 'riffle-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'one.tar.gz');
// no whole block, a whole number of blocks and more than one chunk
const files = { 'journal.sqlite': randomBytes(200_001), 'club.sqlite': randomBytes(4096) };
const out = () => join(folder, randomUUID());
const altered = (change: (tar: Buffer) => Buffer): string => {
  const to = `${out()}.tar.gz`;
  writeFileSync(to, gzipSync(change(gunzipSync(readFileSync(path)))));
  return to;
};

describe('a backup as one file', () => {
  let manifest: ReturnType<typeof newManifest>;
  beforeAll(async () => {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    const at = Date.parse('2026-11-20T18:00:00Z');
    const sums = {
      'journal.sqlite': await sumOf(join(folder, 'journal.sqlite')),
      'club.sqlite': await sumOf(join(folder, 'club.sqlite')),
    };
    manifest = newManifest({ riffle: '1', club: 'Pik Äs', at, files: sums, counts: { streams: 1, commits: 2 } });
    await pack(folder, manifest, path);
  });

  it('holds both files and what it says of itself, for nobody else to read', async () => {
    const to = out();
    expect(await unpack(path, to)).toEqual({ ok: true, manifest });
    for (const [name, bytes] of Object.entries(files)) expect(readFileSync(join(to, name)).equals(bytes)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    for (const name of readdirSync(to)) expect(statSync(join(to, name)).mode & 0o777).toBe(0o600);
  });

  it('is opened by any archiver', () => {
    const { status, stdout } = spawnSync('tar', ['-xOzf', path, 'manifest.json'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, formatManifest(manifest)]);
  });

  it('is refused where it was cut short, wherever', async () => {
    const { size } = statSync(path);
    for (const left of [0, 5, 100, Math.floor(size / 2), size - 1]) {
      const cut = join(folder, `cut-${String(left)}.tar.gz`);
      writeFileSync(cut, readFileSync(path));
      truncateSync(cut, left);
      const { ok, ...why } = await unpack(cut, out());
      expect([left, ok]).toEqual([left, false]);
      expect(why).toMatchObject({ fault: left === 0 ? expect.any(String) : 'cut-short' });
    }
    expect(
      await unpack(
        altered((tar) => tar.subarray(0, -1024)),
        out(),
      ),
    ).toEqual({ ok: false, fault: 'cut-short' });
  });

  it('is refused where a bit is another one', async () => {
    const flipped = (at: number) =>
      altered((tar) => {
        tar[at] = (tar[at] ?? 0) ^ 4;
        return tar;
      });
    expect(await unpack(flipped(20_000), out())).toEqual({ ok: false, fault: 'altered' });
    expect(await unpack(flipped(3), out())).toEqual({ ok: false, fault: 'no-backup' });
    const zipped = readFileSync(path);
    zipped[zipped.length >> 1] = (zipped[zipped.length >> 1] ?? 0) ^ 4;
    writeFileSync(join(folder, 'bit.tar.gz'), zipped);
    expect(await unpack(join(folder, 'bit.tar.gz'), out())).toEqual({ ok: false, fault: 'altered' });
  });

  it('is not even begun where it would not fit', async () => {
    const to = out();
    await expect(unpack(path, to, async () => 300_000)).rejects.toThrow(NoRoom);
    expect(readdirSync(to)).toEqual([]);
  });

  it('is no larger than it says, and says so on one page', async () => {
    const before = async (entries: readonly [string, Buffer][]) => {
      const to = `${out()}.tar.gz`;
      const blocks = entries.map(([name, bytes]) => [
        tarHeader({ name, size: bytes.length, at: 0 }),
        bytes,
        tarPadding(bytes.length),
      ]);
      writeFileSync(to, gzipSync(Buffer.concat([...blocks.flat(), TAR_END, Buffer.alloc(behind)])));
      const folder = out();
      return { ...(await unpack(to, folder)), left: readdirSync(folder) };
    };
    let behind = 0;
    const said = Buffer.from(formatManifest(manifest));
    const { 'journal.sqlite': journal, 'club.sqlite': ofClub } = files;
    const refused = { ok: false, fault: 'no-backup', left: [] };
    expect(await before([['manifest.json', Buffer.alloc(9_000_000)]])).toEqual(refused);
    expect(await before([['journal.sqlite', journal]])).toEqual(refused);
    const more = Buffer.concat([journal, Buffer.alloc(9_000_000)]);
    expect(
      await before([
        ['manifest.json', said],
        ['journal.sqlite', more],
      ]),
    ).toEqual({ ok: false, fault: 'altered', left: [] });
    behind = 9_000_000;
    expect(
      await before([
        ['manifest.json', said],
        ['journal.sqlite', journal],
        ['club.sqlite', ofClub],
      ]),
    ).toMatchObject({ ok: false, fault: 'no-backup' });
  });

  it('is believed within bounds, and shows only what can be seen', () => {
    const told = (change: object) => readManifest(JSON.stringify({ ...manifest, ...change }));
    for (const wrong of [{ at: 9e15 }, { at: -1 }, { club: 'x'.repeat(9_000) }, { riffle: 'x'.repeat(9_000) }])
      expect(told(wrong)).toBeUndefined();
    expect(told({ club: '\u001b]0;x\u0007Pik\n\u009bÄs' })).toMatchObject({ club: ']0;xPik Äs' });
  });

  it('is refused where it is something else, or of a later Riffle', async () => {
    writeFileSync(join(folder, 'text.txt'), 'Name;Vorname\r\n'.repeat(500));
    expect(await unpack(join(folder, 'text.txt'), out())).toEqual({ ok: false, fault: 'no-backup' });
    const names = (from: string, to: string) =>
      altered((tar) => Buffer.from(tar.toString('latin1').replace(from, to), 'latin1'));
    expect(await unpack(names('club.sqlite\0', '../../pass\0\0'), out())).toEqual({ ok: false, fault: 'no-backup' });
    expect(await unpack(names('"v": 1', '"v": 2'), out())).toEqual({ ok: false, fault: 'newer' });
    await expect(unpack(join(folder, 'nowhere.tar.gz'), out())).rejects.toThrow('ENOENT');
  });
});
