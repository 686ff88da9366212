import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decide, finishRestore } from './placing.ts';

const FILES = ['journal.sqlite', 'club.sqlite'];

describe('a restore that was decided', () => {
  let data = '';
  const at = (...parts: readonly string[]) => join(data, ...parts);
  const read = (...parts: readonly string[]) => readFileSync(at(...parts), 'utf8');
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'riffle-placing-'));
    for (const name of [...FILES, 'journal.sqlite-wal']) writeFileSync(at(name), `old ${name}`);
    mkdirSync(at('prepared'));
    for (const name of FILES) writeFileSync(at('prepared', name), `new ${name}`);
    await decide(at('prepared'), data, 'before');
  });
  afterEach(() => rmSync(data, { recursive: true }));

  const move = (from: string, to: string) => () => {
    mkdirSync(at('before'), { recursive: true });
    renameSync(at(from), at(to));
  };
  const steps = [
    move('journal.sqlite', 'before/journal.sqlite'),
    move('journal.sqlite-wal', 'before/journal.sqlite-wal'),
    move('restoring/journal.sqlite', 'journal.sqlite'),
    move('club.sqlite', 'before/club.sqlite'),
    move('restoring/club.sqlite', 'club.sqlite'),
    () => rmSync(at('restoring/aside')),
  ];

  it.each(Array.from({ length: steps.length + 1 }, (_, done) => done))(
    'is finished after a crash behind step %i',
    async (done) => {
      for (const step of steps.slice(0, done)) step();
      await finishRestore(data);
      await finishRestore(data);
      for (const name of FILES) expect([read(name), read('before', name)]).toEqual([`new ${name}`, `old ${name}`]);
      expect(read('before', 'journal.sqlite-wal')).toBe('old journal.sqlite-wal');
      expect(existsSync(at('journal.sqlite-wal'))).toBe(false);
      expect(readdirSync(data).sort()).toEqual(['before', 'club.sqlite', 'journal.sqlite']);
    },
  );
});
