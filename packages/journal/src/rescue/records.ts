/**
 * What lies in the pages of an SQLite file, found without asking its tree: a page that points nowhere, an index that
 * lies, a file that was cut short lose no other page. https://www.sqlite.org/fileformat2.html
 */
export type Value = string | number | bigint | Uint8Array | null;
export type Record = { readonly rowid: number | undefined; readonly values: readonly Value[] };

/** By its number, from 1. */
export type PageOf = (no: number) => Buffer | undefined;

/** As SQLite makes files, and Riffle never asked for another. */
export const PAGE = 4096;
/** A garbled size must not be waited for. */
const MOST = 100_000_000;
const LOCAL_LEAST = Math.floor(((PAGE - 12) * 32) / 255) - 23;
const LOCAL_MOST = { table: PAGE - 35, index: Math.floor(((PAGE - 12) * 64) / 255) - 23 };

/** The cells of a page, as far as they make sense; none where it is no page of a table or an index. */
export function* recordsOn(no: number, pageOf: PageOf): Generator<Record> {
  const page = pageOf(no);
  const start = no === 1 ? 100 : 0;
  const kind = page?.[start];
  if (page === undefined || (kind !== 0x0d && kind !== 0x0a && kind !== 0x02)) return;
  const pointers = start + (kind === 0x02 ? 12 : 8);
  const count = Math.min(page.readUInt16BE(start + 3), Math.floor((PAGE - pointers) / 2));
  for (let cell = 0; cell < count; cell += 1) {
    try {
      yield recordAt(page, page.readUInt16BE(pointers + 2 * cell), kind, pageOf);
    } catch {
      // this one is garbled; its neighbours need not be
    }
  }
}

function recordAt(page: Buffer, at: number, kind: 0x0d | 0x0a | 0x02, pageOf: PageOf): Record {
  const size = varint(page, kind === 0x02 ? at + 4 : at);
  const rowid = kind === 0x0d ? varint(page, size.end) : { value: undefined, end: size.end };
  const payload = payloadAt(page, rowid.end, size.value, kind === 0x0d ? 'table' : 'index', pageOf);
  return { rowid: rowid.value, values: valuesIn(payload) };
}

function payloadAt(page: Buffer, at: number, size: number, tree: 'table' | 'index', pageOf: PageOf): Buffer {
  if (size <= LOCAL_MOST[tree]) return slice(page, at, size);
  if (size > MOST) throw new RangeError('no such size');
  const fitting = LOCAL_LEAST + ((size - LOCAL_LEAST) % (PAGE - 4));
  const local = fitting <= LOCAL_MOST[tree] ? fitting : LOCAL_LEAST;
  const parts = [slice(page, at, local)];
  let left = size - local;
  for (let next = page.readUInt32BE(at + local); left > 0; ) {
    const more = pageOf(next);
    if (more === undefined) throw new RangeError('the rest of it is gone');
    parts.push(slice(more, 4, Math.min(left, PAGE - 4)));
    left -= PAGE - 4;
    next = more.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function valuesIn(payload: Buffer): readonly Value[] {
  const header = varint(payload, 0);
  const values: Value[] = [];
  let at = header.value;
  for (let place = header.end; place < header.value; ) {
    const type = varint(payload, place);
    place = type.end;
    const size = sizeOf(type.value);
    values.push(valueIn(type.value, slice(payload, at, size)));
    at += size;
  }
  return values;
}

const INTEGERS = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];
const sizeOf = (type: number): number => (type < 12 ? (INTEGERS[type] ?? Number.NaN) : Math.floor((type - 12) / 2));

function valueIn(type: number, bytes: Buffer): Value {
  if (type === 0) return null;
  if (type <= 5) return bytes.readIntBE(0, bytes.length);
  if (type === 6) return inRange(bytes.readBigInt64BE());
  if (type === 7) return bytes.readDoubleBE();
  if (type <= 9) return type - 8;
  return type % 2 === 0 ? bytes : bytes.toString('utf8');
}

const inRange = (value: bigint): number | bigint => (Number.isSafeInteger(Number(value)) ? Number(value) : value);

function varint(bytes: Buffer, at: number): { readonly value: number; readonly end: number } {
  let value = 0n;
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes.readUInt8(at + index);
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return { value: small(value), end: at + index + 1 };
  }
  return { value: small((value << 8n) | BigInt(bytes.readUInt8(at + 8))), end: at + 9 };
}

function small(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('no such size');
  return Number(value);
}

function slice(bytes: Buffer, at: number, size: number): Buffer {
  if (!(size >= 0) || at + size > bytes.length) throw new RangeError('beyond its end');
  return bytes.subarray(at, at + size);
}
