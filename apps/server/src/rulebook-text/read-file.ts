import { LONGEST_TEXT, MOST_LINES } from '@riffle/rulebooks';
import { apart, TooMuchWork } from '../worker/apart.ts';
import type { PdfTrouble, readPdf } from './read-pdf.ts';

type FileTrouble = PdfTrouble | 'text-unreadable' | 'text-empty' | 'text-too-much';
export type FileRead =
  | { readonly ok: true; readonly text: string; readonly from: 'text' }
  | { readonly ok: true; readonly text: string; readonly from: 'pdf'; readonly pages: number }
  | { readonly ok: false; readonly why: FileTrouble };

const PDF = new URL('./read-pdf.ts', import.meta.url);
/** A rulebook of a hundred pages takes two seconds and some 20 megabytes; a busy old computer ten times as long. */
const LIMITS = { milliseconds: 60_000, megabytes: 128 };

/** What a file says that somebody gives as a rulebook: a PDF, or text as it comes. */
export async function readFile(bytes: Uint8Array): Promise<FileRead> {
  if (bytes.length === 0) return { ok: false, why: 'text-empty' };
  const read = isPdf(bytes) ? await pdfIn(bytes) : textIn(bytes);
  return read.ok && isTooLong(read.text) ? { ok: false, why: 'text-too-long' } : read;
}

/** Some programs write a line of their own before it. */
const isPdf = (bytes: Uint8Array): boolean => latin(bytes.subarray(0, 1_024)).includes('%PDF-');
const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

async function pdfIn(bytes: Uint8Array): Promise<FileRead> {
  try {
    // a copy of its own: what came over the network may share its memory with other things
    const read = await apart<typeof readPdf>(PDF, 'readPdf', new Uint8Array(bytes), undefined, LIMITS);
    return read.ok ? { ...read, from: 'pdf' } : read;
  } catch (error) {
    if (error instanceof TooMuchWork) return { ok: false, why: 'text-too-much' };
    throw error;
  }
}

function textIn(bytes: Uint8Array): FileRead {
  const text = decoded(bytes);
  // no text has these; a program's own file has
  if (text === undefined || /[^\P{Cc}\s]/u.test(text)) return { ok: false, why: 'text-unreadable' };
  return text.trim() === '' ? { ok: false, why: 'text-empty' } : { ok: true, text, from: 'text' };
}

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  try {
    return new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // older computers write umlauts so
    return wide === undefined ? new TextDecoder('windows-1252').decode(bytes) : undefined;
  }
}

const isTooLong = (text: string): boolean =>
  text.length > LONGEST_TEXT || (text.match(/\n|\r(?!\n)|\f/g)?.length ?? 0) >= MOST_LINES;
