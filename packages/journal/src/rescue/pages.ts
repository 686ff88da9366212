import { existsSync, readFileSync } from 'node:fs';
import { PAGE, type PageOf, type Record, recordsOn } from './records.ts';

const WAL_HEADER = 32;
const FRAME_HEADER = 24;

type Pages = { readonly count: number; readonly pageOf: PageOf };

/** The file as its log leaves it, and as it was before: what the log garbled may be found there. */
export function pagesIn(path: string): { readonly now: Pages; readonly before: Pages } {
  const file = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const logged = loggedIn(`${path}-wal`);
  const inFile: PageOf = (no) => {
    const at = (no - 1) * PAGE;
    return no >= 1 && at + PAGE <= file.length ? file.subarray(at, at + PAGE) : undefined;
  };
  const count = Math.floor(file.length / PAGE);
  return {
    now: { count: Math.max(count, ...logged.keys()), pageOf: (no) => logged.get(no) ?? inFile(no) },
    before: { count, pageOf: inFile },
  };
}

export function* recordsIn({ count, pageOf }: Pages): Generator<Record> {
  for (let no = 1; no <= count; no += 1) yield* recordsOn(no, pageOf);
}

/** The newest form of each page in the write-ahead log; frames of an earlier log have another salt. */
function loggedIn(path: string): ReadonlyMap<number, Buffer> {
  const log = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const pages = new Map<number, Buffer>();
  for (let at = WAL_HEADER; at + FRAME_HEADER + PAGE <= log.length; at += FRAME_HEADER + PAGE) {
    const isOfThisLog = log.subarray(at + 8, at + 16).equals(log.subarray(16, 24));
    const from = at + FRAME_HEADER;
    if (isOfThisLog) pages.set(log.readUInt32BE(at), log.subarray(from, from + PAGE));
  }
  return pages;
}
