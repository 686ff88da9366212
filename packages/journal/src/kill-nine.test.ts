import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commit } from './contract/commit.ts';
import { BEFORE_FIRST, type StoredCommit, type StoredEvent } from './journal.ts';
import { scratchFolder } from './scratch-folder.ts';
import { openSqliteJournal } from './sqlite-journal.ts';

const newPath = scratchFolder();
const child = fileURLToPath(new URL('./kill-nine.child.ts', import.meta.url));
const ROUNDS = 8;

it('loses nothing acknowledged and keeps nothing by halves, killed at any moment', async () => {
  const path = newPath();
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const printed = await appendUntilKilled(path, Math.random() * 250);
    expect(printed.length).toBeGreaterThan(0);
    acknowledged.push(...printed);

    const journal = openSqliteJournal(path);
    const commits = await journal.readAll(BEFORE_FIRST, Number.MAX_SAFE_INTEGER);
    const stored = new Set(commits.map(({ id, stream, version }) => `${id} ${stream} ${String(version)}`));
    expect(acknowledged.filter((line) => !stored.has(line))).toEqual([]);
    expectGapless(commits);
    expectWhole(commits);

    const last = printed.at(-1)?.split(' ') ?? [];
    expect(await journal.append(commit(last[1] ?? '', last[0] ?? '', 0))).toMatchObject({ ok: true, repeated: true });
    expect(await journal.append(commit('after', `after ${String(round)}`, round))).toMatchObject({
      ok: true,
      repeated: false,
    });
    await journal.close();
    expectSound(path);
  }
});

/** What the process acknowledged before it was killed, `milliseconds` after the first acknowledgement. */
async function appendUntilKilled(path: string, milliseconds: number): Promise<readonly string[]> {
  const writer = spawn(process.execPath, [child, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(writer.stdout, 'data');
  expect(() => openSqliteJournal(path)).toThrow('in-use');
  await setTimeout(milliseconds);
  const closed = once(writer, 'close');
  writer.kill('SIGKILL');
  expect(await closed).toEqual([null, 'SIGKILL']);
  // what follows the last line's end was cut off
  return output.split('\n').slice(0, -1);
}

function expectGapless(commits: readonly StoredCommit[]): void {
  const versions = new Map<string, number>();
  for (const [index, { position, stream, version }] of commits.entries()) {
    expect(position).toBe(index + 1);
    expect(version).toBe((versions.get(stream) ?? 0) + 1);
    versions.set(stream, version);
  }
}

type Booked = StoredEvent & { readonly tag: string; readonly delta: number };

function expectWhole(commits: readonly StoredCommit[]): void {
  for (const { id, stream, events } of commits) {
    if (stream === 'after') continue;
    const booked = events as readonly Booked[];
    expect(booked.map(({ tag }) => tag)).toEqual([id, id, id]);
    expect(booked.reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
  }
}

function expectSound(path: string): void {
  const db = new DatabaseSync(path);
  expect(db.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  db.close();
}
