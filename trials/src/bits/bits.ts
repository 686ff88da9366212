import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@riffle/hand/testing';
import type { Outcome, Trial } from '../trial.ts';
import { judge, VERDICTS, type Verdict } from './judged.ts';
import { nightsIn, observe, RECORDED } from './observed-house.ts';

const FILES = ['journal.sqlite', 'club.sqlite'] as const;
const MUST_NOT_BE: readonly Verdict[] = ['without words', 'in silence'];

/** One bit of a house is flipped: it is noticed and said, or nothing anywhere is another for it. */
export const bits: Trial = { name: 'bits', times: 1000, run };

async function run({ times, seed }: { readonly times: number; readonly seed: number }): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'riffle-bits-'));
  try {
    const files = await asWrittenToday(folder);
    const nights = nightsIn(await observe(folder, []));
    restore(folder, files);
    const whole = await observe(folder, nights);
    const counts = new Map<Verdict, number>(VERDICTS.map((verdict) => [verdict, 0]));
    const failures: string[] = [];
    const chance = seeded(seed);
    for (let time = 0; time < times; time += 1) {
      const file = FILES[chance(FILES.length)] ?? FILES[0];
      const bit = chance((files.get(file)?.length ?? 0) * 8);
      restore(folder, files, { file, bit });
      const { verdict, why } = await judge(folder, whole, nights);
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      if (MUST_NOT_BE.includes(verdict)) failures.push(`${verdict}: bit ${String(bit)} of ${file}: ${why ?? ''}`);
    }
    const lines = [...counts].map(([verdict, count]) => `${verdict}: ${String(count)}`);
    return { ok: failures.length === 0, lines: [...lines, ...failures] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Files = ReadonlyMap<(typeof FILES)[number], Buffer>;

/** The recorded house after this version has opened it once. */
async function asWrittenToday(folder: string): Promise<Files> {
  for (const file of FILES) copyFileSync(join(RECORDED, file), join(folder, file));
  await observe(folder, []);
  return new Map(FILES.map((file) => [file, readFileSync(join(folder, file))]));
}

function restore(folder: string, files: Files, flipped?: { readonly file: string; readonly bit: number }): void {
  for (const [file, content] of files) {
    const bytes = Buffer.from(content);
    if (file === flipped?.file) {
      const at = Math.floor(flipped.bit / 8);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (flipped.bit % 8));
    }
    for (const beside of ['-wal', '-shm']) rmSync(join(folder, `${file}${beside}`), { force: true });
    writeFileSync(join(folder, file), bytes);
  }
}
