import { createHash } from 'node:crypto';
import type { FILE_MEDIA, FileAbout } from '@riffle/league';
import type { ServerCode } from '@riffle/words';
import { BODY } from '../../../http/limits.ts';
import { readPicture } from '../../../logo/read-logo.ts';

type Medium = (typeof FILE_MEDIA)[number];
type Read =
  | { readonly ok: true; readonly file: { readonly id: string; readonly medium: Medium; readonly bytes: Uint8Array } }
  | { readonly ok: false; readonly why: ServerCode };

/**
 * What a document or a photograph is, by what is in it and never by what it calls itself. The same paper with another application
 * is another file: who brings one learns nothing of what others brought.
 */
export function readFile(file: Uint8Array, about: FileAbout): Read {
  if (file.length > BODY.kept) return { ok: false, why: 'too-large' };
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const medium = readPicture(bytes)?.type ?? (isPdf(bytes) ? 'application/pdf' : undefined);
  if (medium === undefined) return { ok: false, why: 'document-unreadable' };
  const id = createHash('sha256').update(JSON.stringify(about)).update(bytes).digest('hex').slice(0, 24);
  return { ok: true, file: { id, medium, bytes: file } };
}

/** Where a reader looks for the end of a PDF. */
const TAIL = 1024;
const isPdf = (bytes: Buffer): boolean =>
  bytes.length > 20 && /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-TAIL).includes('%%EOF');
