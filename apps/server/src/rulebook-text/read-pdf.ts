import { LONGEST_TEXT, PAGE_END } from '@riffle/rulebooks';
import { getDocumentProxy } from 'unpdf';
import { type Piece, pageLines } from './page-lines.ts';

export type PdfTrouble = 'pdf-broken' | 'pdf-locked' | 'pdf-images' | 'text-too-long';
export type PdfRead =
  | { readonly ok: true; readonly text: string; readonly pages: number }
  | { readonly ok: false; readonly why: PdfTrouble };

/** No rulebook has so many. */
const MOST_PAGES = 1_000;
/** Less than so many letters on a page, and it was scanned. */
const FEWEST_LETTERS = 20;

const SAYS_NOTHING = 0;

/** In the thread: what a PDF says, page by page. It may be made to do harm, so whoever calls sets limits. */
export async function readPdf(bytes: Uint8Array): Promise<PdfRead> {
  const no = (why: PdfTrouble): PdfRead => ({ ok: false, why });
  try {
    const document = await getDocumentProxy(bytes, { verbosity: SAYS_NOTHING });
    if (document.numPages > MOST_PAGES) return no('text-too-long');
    const pages: string[] = [];
    let length = 0;
    for (let nth = 1; nth <= document.numPages; nth += 1) {
      const page = await document.getPage(nth);
      const { items } = await page.getTextContent();
      const text = pageLines(items.filter((item): item is typeof item & Piece => 'str' in item));
      length += text.length;
      if (length > LONGEST_TEXT) return no('text-too-long');
      pages.push(text);
      page.cleanup();
    }
    const letters = pages.join('').match(/\p{L}/gu)?.length ?? 0;
    if (letters < FEWEST_LETTERS * pages.length) return no('pdf-images');
    return { ok: true, text: pages.join(PAGE_END), pages: pages.length };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return no(isLocked ? 'pdf-locked' : 'pdf-broken');
  }
}
