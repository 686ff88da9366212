import { copyFileSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { commit } from './contract/commit.ts';
import { BEFORE_FIRST, type StoredEvent } from './journal.ts';
import { scratchFolder } from './scratch-folder.ts';
import { openSqliteJournal } from './sqlite-journal.ts';

const newPath = scratchFolder();

/** Two versions of one event are in the file: v1 wrote `amount` and meant the total bet, v2 says `to`. */
type RaisedV1 = StoredEvent & { readonly amount: number };
const upcasters = { RaisedTo: { 1: ({ amount, ...old }: RaisedV1) => ({ ...old, v: 2, to: amount }) } };

// the file was written by schema 1 and is never made again: it stands for those that lie on people's disks
it('opens a journal of schema 1, lifts what it holds, and never rewrites it', async () => {
  const path = newPath();
  copyFileSync(new URL('./recorded/schema-1.db', import.meta.url), path);
  const written = textsIn(path);
  expect(written[0]).toContain('{"type":"RaisedTo","v":1,"seat":4,"amount":600}');

  const journal = openSqliteJournal(path, { upcasters });
  const director = { id: 'p-1', role: 'director' };
  expect(await journal.readAll(BEFORE_FIRST, 10)).toEqual([
    {
      ...{ position: 1, stream: 'hand/1', version: 1, id: '7f3a', at: 1_763_700_000_000, actor: director },
      events: [
        { type: 'BlindPosted', seat: 2, amount: 200 },
        { type: 'RaisedTo', v: 2, seat: 4, to: 600 },
      ],
    },
    {
      ...{ position: 2, stream: 'night/1', version: 1, id: '81c0', at: 1_763_700_001_000 },
      actor: { id: 'clock', role: 'clock' },
      events: [{ type: 'LevelStarted', v: 1, level: 2 }],
      result: { level: 2 },
    },
    {
      ...{ position: 3, stream: 'hand/1', version: 2, id: '9d2e', at: 1_763_700_002_000 },
      actor: { id: 'p-2', role: 'floor' },
      events: [{ type: 'RaisedTo', v: 2, seat: 5, to: 1400, note: 'Tisch Ö' }],
    },
    {
      ...{ position: 4, stream: 'night/1', version: 2, id: 'a001', at: 1_763_700_003_000, actor: director },
      events: [],
      takesBack: ['81c0'],
    },
  ]);
  expect(await journal.append(commit('hand/1', 'new', 2))).toMatchObject({ commit: { version: 3, position: 5 } });
  await journal.close();
  expect(textsIn(path).slice(0, 4)).toEqual(written);
});

it('takes the texts of schema 1 apart, so that they can be erased', async () => {
  const path = newPath();
  copyFileSync(new URL('./recorded/schema-1.db', import.meta.url), path);
  await openSqliteJournal(path, { upcasters, apart: { RaisedTo: ['note'] } }).close();
  expect(textsIn(path)[2]).toContain('"note":null');
  const journal = openSqliteJournal(path, { upcasters });
  const raised = { type: 'RaisedTo', v: 2, seat: 5, to: 1400 };
  expect((await journal.read('hand/1', 1))[0]?.events).toEqual([{ ...raised, note: 'Tisch Ö' }]);
  await journal.redact('hand/1', ['2.0'], 1);
  await journal.close();
  expect(readFileSync(path).includes('Tisch Ö')).toBe(false);
});

function textsIn(path: string): readonly unknown[] {
  const db = new DatabaseSync(path);
  const rows = db.prepare('select events from commits order by position').all() as { events: string }[];
  db.close();
  return rows.map(({ events }) => events);
}
