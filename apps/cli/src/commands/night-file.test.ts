import { readFileSync, writeFileSync } from 'node:fs';
import { importNight } from '@riffle/formats';
import { toPersonId } from '@riffle/people';
import { openHouse, startServer } from '@riffle/server';
import { playNight } from '@riffle/tournament/simulation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { riffleProcess } from '../testing/riffle-process.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
const [here, there] = [`${scratch.path}/here`, `${scratch.path}/there`];
const file = `${scratch.path}/night.json`;
afterAll(scratch.remove);

/** Two data folders: one with a played night, one with nothing yet. */
beforeAll(async () => {
  for (const dataDir of [here, there]) await (await startServer({ port: 0, host: '127.0.0.1', dataDir })).close();
  const { history, places } = playNight({ players: 12, rulebook: { id: 'pvb', edition: '2020-01' }, seed: 'friday' });
  const house = await openHouse({ dataDir: here });
  const people = places.map(({ player }) => ({
    id: player,
    person: { first: 'Anna', last: player, email: 'a@b.de', guest: false, roomName: 'full' } as const,
  }));
  const stranger = { first: 'Nie', last: 'Dabei', guest: false, roomName: 'full' } as const;
  await house.club.people.add([...people, { id: toPersonId('stranger'), person: stranger }], house.now());
  await house.nights.takeIn('friday-1', history.commits);
  await house.close();
});

const content = () => {
  const read = importNight(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

describe('riffle export and import', () => {
  it('carry a night from one Riffle to another', async () => {
    const exported = await riffle(['export', 'friday-1', '--data', here, '--out', file]);
    expect(exported).toMatchObject({ code: 0, err: '' });
    const first = content();
    expect(first.people).toHaveLength(12);
    expect(readFileSync(file, 'utf8')).not.toMatch(/Dabei|a@b\.de/);

    const asked = await riffleProcess(['import', file], { RIFFLE_DATA: there });
    expect(asked).toMatchObject({ code: 1, out: '' });
    expect(asked.err).toMatch(/^riffle: Unterschrieben von einem anderen Haus.*unverändert.*--accept-changes\n$/);
    const imported = await riffleProcess(['import', file, '--accept-changes'], { RIFFLE_DATA: there });
    expect(imported).toMatchObject({ code: 0, err: '' });
    expect(imported.out).toContain(String(first.commits.length));
    expect((await riffle(['export', 'friday-1', '--data', there, '--out', file])).code).toBe(0);
    const besides = { exportedAt: 0, seal: '' };
    expect({ ...content(), ...besides }).toEqual({ ...first, ...besides });
  });

  it('give a summary for other programs, with names as the room reads them', async () => {
    const out = `${scratch.path}/night.ots`;
    const asked = await riffle(['export', 'friday-1', '--data', here, '--format', 'ots', '--out', out]);
    expect(asked).toMatchObject({ code: 0, err: '' });
    const { ots } = JSON.parse(readFileSync(out, 'utf8')) as { readonly ots: { readonly [field: string]: unknown } };
    expect(ots).toMatchObject({ spec_version: '1.1.5', player_count: 12, currency: 'EUR' });
    expect(JSON.stringify(ots)).not.toMatch(/a@b\.de/);
    expect((await riffle(['export', 'friday-1', '--data', here, '--format', 'xml'])).code).toBe(2);
  });

  it('leave a file of which riffle verify says what was changed since it was signed, also where another could stand there', async () => {
    const written = JSON.parse(readFileSync(file, 'utf8')) as {
      commits: { events: { type: string; entry: string; among: string[] }[] }[];
    };
    const lot = { v: 1, type: 'PlayerDrawn', lot: 1, whom: { are: 'in' }, at: 0 };
    const [first, second] = content().commits.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'EntriesAdded' ? event.entries.map(({ entry }) => entry) : [])),
    );
    const last = written.commits.at(-1) as { id: string; version: number } & (typeof written.commits)[number];
    const drawn = {
      ...last,
      id: 'lot',
      version: last.version + 1,
      events: [{ ...lot, among: [first, second], entry: first }],
    };
    const from = `${scratch.path}/signed`;
    await (await startServer({ port: 0, host: '127.0.0.1', dataDir: from })).close();
    const house = await openHouse({ dataDir: from });
    await house.nights.takeIn('friday-2', [...content().commits, drawn as never]);
    await house.close();
    const signed = `${scratch.path}/signed.json`;
    await riffle(['export', 'friday-2', '--data', from, '--out', signed]);
    expect((await riffle(['verify', signed])).code).toBe(0);

    const other = JSON.parse(readFileSync(signed, 'utf8')) as typeof written;
    const event = other.commits.at(-1)?.events[0];
    if (event === undefined) throw new Error('no lot');
    event.entry = String(second);
    writeFileSync(signed, JSON.stringify(other));
    const { code, err } = await riffle(['verify', signed]);
    expect([code, err]).toEqual([1, expect.stringMatching(/Seitdem wurde die Datei geändert: Schritt \d+ geändert/)]);
    expect(JSON.parse((await riffle(['verify', signed, '--json'])).out)).toEqual({
      file: signed,
      ok: false,
      code: 'changed',
    });
  });

  it('do not take the same night twice, and say that it is there', async () => {
    const { code, out } = await riffle(['import', file, '--data', here]);
    expect(code).toBe(0);
    expect(out).toContain('ist schon da');
  });
  it('say until when nothing could be done in it, where its last step lies ahead of the clock', async () => {
    const written = JSON.parse(readFileSync(file, 'utf8'));
    written.commits.at(-1).at = Date.now() + 7_200_000;
    const ahead = `${scratch.path}/ahead.json`;
    writeFileSync(ahead, JSON.stringify(written));
    const dataDir = `${scratch.path}/ahead`;
    await (await startServer({ port: 0, host: '127.0.0.1', dataDir })).close();
    const { code, err } = await riffle(['import', ahead, '--data', dataDir]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/Bis [^:]+, \d\d:\d\d lässt sich das Turnier nur ansehen\..*--accept-changes\n$/),
    ]);
  });

  it('say what was changed in a file since it was signed', async () => {
    const written = JSON.parse(readFileSync(file, 'utf8'));
    written.commits[1].at += 1;
    written.people[0].last = 'Anders';
    const changed = `${scratch.path}/changed.json`;
    writeFileSync(changed, JSON.stringify(written));
    const dataDir = `${scratch.path}/fourth`;
    await (await startServer({ port: 0, host: '127.0.0.1', dataDir })).close();
    const refused = await riffle(['import', changed, '--data', dataDir, '--lang', 'en']);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/changed since: step 2 changed: .+; .*player changed: Anna Anders/);
    expect((await riffle(['import', changed, '--data', dataDir, '--accept-changes'])).code).toBe(0);
  });
  it('leave nobody in the directory from a night that is refused for its steps', async () => {
    const dataDir = `${scratch.path}/third`;
    await (await startServer({ port: 0, host: '127.0.0.1', dataDir })).close();
    const before = await openHouse({ dataDir });
    await before.nights.takeIn('friday-1', content().commits);
    await before.close();
    const again = `${scratch.path}/again.json`;
    writeFileSync(again, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), night: 'friday-2' }));
    const { code, err } = await riffle(['import', again, '--data', dataDir, '--accept-changes']);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('Ein Schritt') });
    const after = await openHouse({ dataDir });
    expect(await after.club.people.search({})).toEqual([]);
    await after.close();
  });
  it('name the tournaments that there are', async () => {
    const { code, err } = await riffle(['export', 'saturday', '--data', here]);
    expect(code).toBe(1);
    expect(err).toMatch(/„saturday“ gibt es nicht\. Es gibt: .+\([A-Z0-9]{8}\)/);
  });
  it('do not touch what a running Riffle holds, and point to the desk', async () => {
    const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: here });
    const ran = [
      await riffleProcess(['export', 'friday-1', '--data', here]),
      await riffleProcess(['import', file, '--data', here]),
    ];
    await server.close();
    for (const { code, err } of ran) {
      expect(code).toBe(1);
      expect(err).toContain('Turnierpult');
    }
  });
  it('say what is wrong with a file', async () => {
    const broken = `${scratch.path}/broken.json`;
    writeFileSync(broken, readFileSync(file, 'utf8').slice(0, 500));
    expect(await riffle(['import', broken, '--data', here])).toEqual({
      code: 1,
      out: '',
      err: 'riffle: Die Datei ist abgeschnitten oder kein JSON.\n',
    });
    expect((await riffle(['import', `${scratch.path}/none.json`, '--data', here])).code).toBe(1);
  });
  it('say that there is no data', async () => {
    const { code, err } = await riffle(['export', 'x', '--data', `${scratch.path}/nowhere`]);
    expect(code).toBe(1);
    expect(err).toContain('keine Riffle-Daten');
  });
});
