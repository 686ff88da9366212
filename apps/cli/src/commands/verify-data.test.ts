import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openHouse } from '@riffle/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { riffleOnFullDisk, riffleProcess } from '../testing/riffle-process.ts';

const RECORDED = join(import.meta.dirname, '../../../server/src/recorded/house-1');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-verify-'));
  for (const file of ['journal.sqlite', 'club.sqlite']) copyFileSync(join(RECORDED, file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const raw = (file: string, sql: string): void => {
  const db = new DatabaseSync(join(folder, file));
  db.exec(sql);
  db.close();
};
const stamp = () => ['journal.sqlite', 'club.sqlite'].map((file) => statSync(join(folder, file)).mtimeMs);

describe('riffle verify --data', () => {
  it('finds a sound house sound, and changes nothing in it', async () => {
    const before = stamp();
    const { code, out } = await riffleProcess(['verify', '--data', folder]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Alles heil: 13 Turniere, 431 Schritte, \d+ Einträge/)]);
    expect(stamp()).toEqual(before);
  });

  it('says each thing that is wrong, in a line of its own', async () => {
    await (await openHouse({ dataDir: folder })).close();
    raw('journal.sqlite', `update commits set at = at + 1 where stream = 'night/simulated-pvb-plain' and version = 4`);
    raw('club.sqlite', `update people set last = last || 'x' where id = (select min(id) from people)`);
    raw('club.sqlite', `update shelf set version = 999 where id = 'simulated-oepbl-plain'`);
    const { code, out, err } = await riffle(['verify', '--data', folder]);
    expect(code).toBe(1);
    expect(out).toContain('night/simulated-pvb-plain: ab Schritt 4 nicht mehr, was gespeichert wurde.\n');
    expect(out).toContain('club.sqlite, people ["');
    expect(out).toContain('Schritte von 999, die die Liste kennt.\n');
    expect(err).toMatch(/^riffle: \d Fehler in .*riffle rescue --data .* --out NEU\n$/);
    const json = await riffle(['verify', '--data', folder, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, streams: 13 });
  });

  it('finds nothing wrong in what a crash left of a tournament that was deleted for good', async () => {
    await throwAway('simulated-pvb-plain');
    const forget = ['commits', 'texts', 'streams'].map(
      (table) => `delete from ${table} where stream = 'night/simulated-pvb-plain'`,
    );
    raw('journal.sqlite', forget.join(';'));
    const { code, out } = await riffleProcess(['verify', '--data', folder]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Alles heil: 12 Turniere/)]);
  });

  it('says of what lies in the bin, too, that it lacks its end', async () => {
    await throwAway('simulated-pvb-plain', { version: 999 });
    const { code, out } = await riffle(['verify', '--data', folder]);
    expect([code, out]).toEqual([1, expect.stringContaining('Schritte von 999, die die Liste kennt.\n')]);
  });

  async function throwAway(id: string, changes: { readonly version?: number } = {}): Promise<void> {
    const house = await openHouse({ dataDir: folder });
    const { shelf } = house.club;
    const line = await shelf.find('night', id);
    if (line === undefined) throw new Error(`no ${id}`);
    await shelf.put({ ...line, ...changes });
    await shelf.discard('night', id, Date.now());
    await house.close();
  }

  it('says that one of the files is missing, and that there is none', async () => {
    rmSync(join(folder, 'club.sqlite'));
    expect((await riffle(['verify', '--data', folder])).out).toBe('club.sqlite fehlt.\n');
    rmSync(join(folder, 'journal.sqlite'));
    expect((await riffle(['verify', '--data', folder])).err).toContain('liegen keine Riffle-Daten');
  });

  it('says of a disk without room for a copy where that is, and finds no damage for want of it', async () => {
    const whole = join(folder, 'whole.tar.gz');
    expect((await riffle(['backup', '--data', folder, '--out', whole])).code).toBe(0);
    const said = [1, '', expect.stringMatching(/^riffle: In \S+ ist zu wenig Platz [^\n]*TMPDIR[^\n]*\n$/)];
    for (const data of [whole, folder]) {
      const { code, out, err } = await riffleOnFullDisk(['verify', '--data', data], 8);
      expect([code, out, err]).toEqual(said);
    }
  });

  it('leaves a house alone that somebody has open', async () => {
    const house = await openHouse({ dataDir: folder });
    const { code, err } = await riffle(['verify', '--data', folder]);
    expect([code, err]).toEqual([1, expect.stringContaining('läuft')]);
    await house.close();
  });
});

describe('what a crash left beside the files', () => {
  const NIGHT = 'simulated-pvb-plain';
  /** As a kill leaves it: what was acknowledged last stands in the logs alone. */
  async function crash(): Promise<string> {
    const left = join(folder, 'left');
    const house = await openHouse({ dataDir: folder });
    mkdirSync(left);
    for (let no = 1; no <= 4; no += 1) {
      await house.club.name.set(`Pik ${String(no)}`, no);
      const events = [{ type: 'Noted', v: 1, text: `Notiz ${String(no)}` }];
      const version = await house.journal.versionOf(`night/${NIGHT}`);
      const fact = { id: `crash-${String(no)}`, at: Date.now(), actor: { id: 'rosa', role: 'director' }, events };
      await house.journal.append({ ...fact, stream: `night/${NIGHT}`, expectedVersion: version });
    }
    for (const name of readdirSync(folder).filter((one) => /sqlite(-wal)?$/.test(one)))
      copyFileSync(join(folder, name), join(left, name));
    await house.close();
    return left;
  }
  function flip(path: string): void {
    const bytes = readFileSync(path);
    // in the page that the first commit wrote
    bytes[1_000] = (bytes[1_000] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  }

  it.each(['journal', 'club'])('is no less than was acknowledged, or that is said: %s', async (name) => {
    const left = await crash();
    const log = join(left, `${name}.sqlite-wal`);
    const whole = readFileSync(log);
    flip(log);
    const served = await riffleProcess(['serve', '--port', '0', '--data', left]);
    expect([served.code, served.err]).toEqual([1, expect.stringMatching(/^riffle: [^\n]*beschädigt[^\n]*\n$/)]);
    const { code, out } = await riffle(['verify', '--data', left]);
    expect([code, out]).toEqual([1, expect.stringContaining(`${name}.sqlite lässt sich nicht öffnen (file-damaged)`)]);
    const saved = join(folder, 'saved');
    expect((await riffle(['rescue', '--data', left, '--out', saved])).code).toBe(0);
    const house = await openHouse({ dataDir: saved });
    const steps = await house.journal.read(`night/${NIGHT}`);
    expect(steps.filter(({ id }) => id.startsWith('crash-'))).toHaveLength(4);
    await house.close();
    writeFileSync(log, whole);
    expect((await riffle(['verify', '--data', left])).code).toBe(0);
  });
});

describe('a start on files that are damaged', () => {
  it.each([
    ['a journal that was cut short', 'journal.sqlite', (path: string) => truncateSync(path, 100_000)],
    ['tables that were cut short', 'club.sqlite', (path: string) => truncateSync(path, 50_000)],
    ['a journal that is something else', 'journal.sqlite', (path: string) => writeFileSync(path, 'Name;Vorname\n')],
    ['tables that are something else', 'club.sqlite', (path: string) => writeFileSync(path, 'x'.repeat(5000))],
    ['a first page that is garbled', 'journal.sqlite', garbleFirstPage],
  ])('is refused in one line: %s', async (_, file, damage) => {
    damage(join(folder, file));
    const { code, out, err } = await riffleProcess(['serve', '--port', '0', '--data', folder]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^riffle: [^\n]*\n$/);
    expect(err).toMatch(/beschädigt|öffnen/);
  });

  function garbleFirstPage(path: string): void {
    const bytes = readFileSync(path);
    bytes.fill(0xff, 100, 2000);
    writeFileSync(path, bytes);
  }
});
