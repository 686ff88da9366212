/** The oldest form that every archiver reads (POSIX ustar), for few plain files with short names. */
const BLOCK = 512;
const LARGEST = 8 ** 11 - 1;
const MOST_BEHIND = 1024 * 1024;

export type TarEntry = { readonly name: string; readonly size: number; readonly at: number };

/** What stands before a file. */
export function tarHeader({ name, size, at }: TarEntry): Buffer {
  if (name.length > 99 || size > LARGEST) throw new RangeError(`too large for a tar: ${name}`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, from: number, digits: number) =>
    block.write(value.toString(8).padStart(digits, '0'), from, 'ascii');
  block.write(name, 0, 'ascii');
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(at / 1000), 136, 11);
  block.fill(' ', 148, 156);
  block.write('0', 156, 'ascii');
  block.write('ustar\0' + '00', 257, 'ascii');
  octal(sumOf(block), 148, 6);
  block[154] = 0;
  return block;
}

/** What stands behind a file, so that the next one begins at a block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
export const TAR_END = Buffer.alloc(2 * BLOCK);

const sumOf = (block: Buffer): number => block.reduce((sum, byte) => sum + byte, 0);

/** Where an entry's bytes go. */
export type TarSink = { readonly write: (bytes: Buffer) => Promise<void>; readonly end: () => Promise<void> };
export type TarRead = 'whole' | 'cut-short' | 'no-tar' | 'unwanted';

type Under = { left: number; padding: number; readonly sink: TarSink };

/** Reads a tar as it comes; `take` says where an entry goes, or that there should be none of this name. */
export async function readTar(
  chunks: AsyncIterable<Buffer>,
  take: (entry: Pick<TarEntry, 'name' | 'size'>) => Promise<TarSink | undefined>,
): Promise<TarRead> {
  let rest: Buffer = Buffer.alloc(0);
  let under: Under | undefined;
  let ended = false;
  let behind = 0;
  for await (const chunk of chunks) {
    if (ended) {
      // archivers fill up the last of their blocks; more than that belongs to no backup
      behind += chunk.length;
      if (behind > MOST_BEHIND) return 'no-tar';
      continue;
    }
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (!ended) {
      if (under === undefined) {
        if (rest.length < BLOCK) break;
        const block = rest.subarray(0, BLOCK);
        rest = rest.subarray(BLOCK);
        ended = block.every((byte) => byte === 0);
        if (ended) break;
        const entry = entryOf(block);
        if (entry === undefined) return 'no-tar';
        const sink = await take(entry);
        if (sink === undefined) return 'unwanted';
        under = { left: entry.size, padding: tarPadding(entry.size).length, sink };
      }
      rest = await fill(under, rest);
      if (under.left > 0 || rest.length < under.padding) break;
      rest = rest.subarray(under.padding);
      await under.sink.end();
      under = undefined;
    }
  }
  return ended ? 'whole' : 'cut-short';
}

async function fill(under: Under, bytes: Buffer): Promise<Buffer> {
  const own = bytes.subarray(0, under.left);
  if (own.length > 0) await under.sink.write(own);
  under.left -= own.length;
  return bytes.subarray(own.length);
}

function entryOf(block: Buffer): Pick<TarEntry, 'name' | 'size'> | undefined {
  const text = (from: number, to: number) => block.toString('ascii', from, to).replace(/[\0 ].*$/s, '');
  const summed = Buffer.from(block).fill(' ', 148, 156);
  const isPlain = block[156] === 0x30 || block[156] === 0;
  if (!isPlain || Number.parseInt(text(148, 156), 8) !== sumOf(summed)) return undefined;
  const size = Number.parseInt(text(124, 136), 8);
  return Number.isSafeInteger(size) ? { name: text(0, 100), size } : undefined;
}
