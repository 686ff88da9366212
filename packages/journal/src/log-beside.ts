import { readFileSync } from 'node:fs';
import { PAGE } from './rescue/records.ts';

// https://www.sqlite.org/fileformat.html#the_write_ahead_log
const HEADER = 32;
const FRAME_HEADER = 24;
const FRAME = FRAME_HEADER + PAGE;

const ORDERS = ['little', 'big'] as const;
type Order = (typeof ORDERS)[number];
type Frames = { readonly count: number; readonly order: Order; readonly salt: Buffer };
type Sum = readonly [number, number];

/**
 * Whether the log beside a database (`-wal`) is no longer what was written. The database takes what fits from its
 * beginning on and passes over the rest without a word, since a crash may leave an end that never was whole. Where a
 * later commit follows it was whole once, and on disk: then what was acknowledged would be lost in silence. Of the last
 * commit alone nobody can say.
 */
export function isLogGarbled(path: string): boolean {
  const log = readLog(`${path}-wal`);
  const count = Math.floor((log.length - HEADER) / FRAME);
  if (count < 1) return false;
  const order = orderIn(log);
  // the header is written first of all, and is on disk before anything else is
  if (order === undefined)
    return ORDERS.some((one) => isCommittedAfter(log, 0, { count, order: one, salt: saltOf(log, 0) }));
  const frames = { count, order, salt: log.subarray(16, 24) };
  const fitting = fittingFrames(log, frames);
  return fitting < count && isCommittedAfter(log, fitting, frames);
}

/** What cannot be read is left to whoever opens it, which says why. */
function readLog(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

/** How its sums are made; nothing where the header is not what was written. */
function orderIn(log: Buffer): Order | undefined {
  return ORDERS.find(
    (order) =>
      log.readUInt32BE(0) === 0x377f0682 + (order === 'big' ? 1 : 0) &&
      log.readUInt32BE(8) === PAGE &&
      isSame(summed([0, 0], log.subarray(0, 24), order), sumAt(log, 24)),
  );
}

/** So many at the beginning are as they were written. */
function fittingFrames(log: Buffer, { count, order, salt }: Frames): number {
  for (let no = 0; no < count; no += 1) {
    if (!saltOf(log, no).equals(salt) || !follows(log, no, order)) return no;
  }
  return count;
}

/** Behind the end of the commit that does not fit comes what was written later, in the same log. */
function isCommittedAfter(log: Buffer, from: number, { count, order, salt }: Frames): boolean {
  let end = from;
  while (end < count && log.readUInt32BE(startOf(end) + 4) === 0) end += 1;
  for (let no = end + 1; no < count; no += 1) {
    if (saltOf(log, no).equals(salt) && follows(log, no, order)) return true;
  }
  return false;
}

const startOf = (no: number): number => HEADER + no * FRAME;
const saltOf = (log: Buffer, no: number): Buffer => log.subarray(startOf(no) + 8, startOf(no) + 16);
const sumAt = (log: Buffer, at: number): Sum => [log.readUInt32BE(at), log.readUInt32BE(at + 4)];
const isSame = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1];

/** The sum that it bears goes on from that of the one before. */
function follows(log: Buffer, no: number, order: Order): boolean {
  const at = startOf(no);
  const before = sumAt(log, no === 0 ? 24 : startOf(no - 1) + 16);
  const head = summed(before, log.subarray(at, at + 8), order);
  return isSame(summed(head, log.subarray(at + FRAME_HEADER, at + FRAME), order), sumAt(log, at + 16));
}

function summed([first, second]: Sum, bytes: Buffer, order: Order): Sum {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    const [left, right] =
      order === 'big'
        ? [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)]
        : [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    one = (one + left + two) >>> 0;
    two = (two + right + one) >>> 0;
  }
  return [one, two];
}
