import { hash } from 'node:crypto';
import type { ServerCode } from '@riffle/words';
import type { Medium, MediumType } from '../club/wall-store.ts';
import { readPicture } from '../logo/read-logo.ts';

/** Pixels along a side: as wide as a wall in 4K, and no smaller than somebody can see from a chair. */
const SIDE = { least: 64, most: 4000 } as const;

type Read = { readonly ok: true; readonly medium: Medium } | { readonly ok: false; readonly why: ServerCode };

/** What a file is, by what is in it: a picture as a logo may be one, or a recording that browsers play. */
export function readMedium(file: Uint8Array): Read {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const picture = readPicture(bytes);
  if (picture !== undefined) {
    const { width, height } = picture.size;
    if (Math.min(width, height) < SIDE.least || Math.max(width, height) > SIDE.most)
      return { ok: false, why: 'medium-size' };
  }
  const type = picture?.type ?? soundIn(bytes);
  if (type === undefined) return { ok: false, why: 'medium-unreadable' };
  return { ok: true, medium: { type, bytes: file, id: hash('sha256', bytes, 'hex').slice(0, 24) } };
}

/** Shorter than that nothing can be heard. */
const LEAST = 200;
const at = (bytes: Buffer, from: number, text: string): boolean =>
  bytes.toString('latin1', from, from + text.length) === text;

function soundIn(bytes: Buffer): MediumType | undefined {
  if (bytes.length < LEAST) return;
  if (at(bytes, 0, 'OggS')) return 'audio/ogg';
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WAVE')) return 'audio/wav';
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return bytes.subarray(0, 64).includes('webm') ? 'audio/webm' : undefined;
  if (at(bytes, 4, 'ftyp') && ['M4A ', 'mp42', 'isom', 'iso5', 'mp41', 'dash'].some((brand) => at(bytes, 8, brand)))
    return 'audio/mp4';
  return at(bytes, 0, 'ID3') || isMpegFrame(bytes) ? 'audio/mpeg' : undefined;
}

/** Layer III with a bit rate and a sampling rate that there are. */
function isMpegFrame(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const layer = (second >> 1) & 3;
  const version = (second >> 3) & 3;
  const [rate, sampling] = [third >> 4, (third >> 2) & 3];
  return (
    first === 0xff && (second & 0xe0) === 0xe0 && version !== 1 && layer === 1 && rate > 0 && rate < 15 && sampling < 3
  );
}
