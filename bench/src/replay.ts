import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HandRecord, readHands, replayRecord } from '@riffle/formats';

const ROOT = join(import.meta.dirname, '../..');
/** The large collection beside the project, else the small one in it. */
const FOLDERS = [join(ROOT, '../shared/phh/open'), join(ROOT, 'packages/formats/src/phh/given')];
const ROUNDS = 7;
const AT_LEAST = 20_000;

export type Replayed = {
  readonly hands: number;
  readonly actions: number;
  /** Reading the files and checking all that they say. */
  readonly readPerSecond: number;
  /** Once read: every action judged, every event made. */
  readonly playedPerSecond: number;
};

/** Recorded hands, once read, played through the engine; the best of several rounds. */
export function replay(): Replayed {
  const folder = FOLDERS.find((path) => existsSync(path)) ?? '';
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /[.]phhs?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const began = performance.now();
  const records = texts.flatMap(readHands).flatMap((read): HandRecord[] => (read.ok ? [read.record] : []));
  const readSeconds = (performance.now() - began) / 1000;
  const times = Math.ceil(AT_LEAST / records.length);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) best = Math.min(best, secondsFor(records, times));
  return {
    hands: records.length,
    actions: records.reduce((sum, { actions }) => sum + actions.length, 0),
    readPerSecond: Math.round(records.length / readSeconds),
    playedPerSecond: Math.round((records.length * times) / best),
  };
}

function secondsFor(records: readonly HandRecord[], times: number): number {
  const began = performance.now();
  for (let nth = 0; nth < times; nth += 1) {
    for (const record of records) if (replayRecord(record).fault !== undefined) throw new Error('a hand is refused');
  }
  return (performance.now() - began) / 1000;
}
