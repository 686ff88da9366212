import { hash } from 'node:crypto';
import type { ServerCode } from '@riffle/words';
import type { Logo, LogoType } from '../club/logo-store.ts';

/** Pixels along a side: a wall in full HD shows it a sixth as high, and a print has more of them than the eye. */
const SIDE = { least: 16, most: 2000 } as const;

type Size = { readonly width: number; readonly height: number };
type Found = { readonly type: LogoType; readonly size: Size };
type Read = { readonly ok: true; readonly logo: Logo } | { readonly ok: false; readonly why: ServerCode };

/**
 * What a file is, by what is in it and never by what it calls itself. Pictures that can hold a program (SVG), that move,
 * or behind whose end something else is hidden are none; nobody draws them here, so their head is all that is read.
 */
export function readLogo(file: Uint8Array): Read {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const found = readPicture(bytes);
  if (found === undefined) return { ok: false, why: 'logo-unreadable' };
  const { width, height } = found.size;
  if (Math.min(width, height) < SIDE.least || Math.max(width, height) > SIDE.most)
    return { ok: false, why: 'logo-size' };
  return { ok: true, logo: { type: found.type, bytes: file, hash: hash('sha256', bytes, 'hex').slice(0, 24) } };
}

/** Nothing where it is none, by the same measure as a logo; of what size, its reader judges. */
export const readPicture = (bytes: Buffer): Found | undefined => pngIn(bytes) ?? jpegIn(bytes) ?? webpIn(bytes);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngIn(bytes: Buffer): Found | undefined {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(PNG) || bytes.toString('latin1', 12, 16) !== 'IHDR') return;
  let drawn = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'acTL' || (kind === 'IHDR' && at > 8)) return;
    if (kind === 'IDAT') drawn = true;
    if (kind !== 'IEND') continue;
    if (!drawn || at + 12 !== bytes.length) return;
    return { type: 'image/png', size: { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } };
  }
  return;
}

/** Frames that say how large the picture is; the others between them are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegIn(bytes: Buffer): Found | undefined {
  if (bytes.length < 20 || bytes.readUInt16BE(0) !== 0xffd8) return;
  let size: Size | undefined;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker) && at + 9 <= bytes.length)
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== SCAN) continue;
    at = afterScan(bytes, at);
    // the first end is the last there is
    if (bytes[at + 1] === END) return size && at + 2 === bytes.length ? { type: 'image/jpeg', size } : undefined;
  }
  return;
}

const [SCAN, END] = [0xda, 0xd9];

/** Where the next marker stands: in what is drawn 0xff is followed by 0, by a mark to start again, or by itself. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? END;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const MOVES = 0x02;

function webpIn(bytes: Buffer): Found | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return;
  const told = bytes.readUInt32LE(4) + 8;
  if (told !== bytes.length) return;
  const size = webpSize(bytes);
  return size && { type: 'image/webp', size };
}

function webpSize(bytes: Buffer): Size | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      if (((bytes[20] ?? 0) & MOVES) !== 0) return;
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return;
  }
}
