import { constants, deflateRawSync, deflateSync } from 'node:zlib';

type Page = readonly string[] | { readonly raw: Uint8Array; readonly filters: readonly string[] };
type Made = { readonly trailer?: string; readonly kids?: (own: readonly string[]) => readonly string[] };

const text = (lines: readonly string[]): string =>
  `BT /F1 11 Tf 14 TL 60 780 Td ${lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')} ET`;

/** A PDF of nothing but lines of text, or of whatever a page is said to hold. */
export function madeUpPdf(pages: readonly Page[], { trailer = '', kids = (own) => own }: Made = {}): Buffer {
  const objects: (string | Uint8Array)[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const add = (object: string | Uint8Array): string => `${String(objects.push(object))} 0 R`;
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const own = pages.map((page) => {
    const { raw, filters } = 'raw' in page ? page : { raw: Buffer.from(text(page), 'latin1'), filters: [] };
    const filter = filters.length === 0 ? '' : `/Filter [${filters.join(' ')}]`;
    const stream = `<< /Length ${String(raw.length)} ${filter} >>\nstream\n`;
    const content = add(Buffer.concat([Buffer.from(stream), raw, Buffer.from('\nendstream')]));
    const on = `/MediaBox [0 0 595 842] /Contents ${content} /Resources << /Font << /F1 ${font} >> >>`;
    return add(`<< /Type /Page /Parent 2 0 R ${on} >>`);
  });
  const all = kids(own);
  objects[1] = `<< /Type /Pages /Kids [${all.join(' ')}] /Count ${String(all.length)} >>`;
  return written(objects, trailer);
}

function written(objects: readonly (string | Uint8Array)[], trailer: string): Buffer {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.5\n')];
  const places = objects.map((object, nth) => {
    const at = parts.reduce((sum, part) => sum + part.length, 0);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    parts.push(Buffer.from(`${String(nth + 1)} 0 obj\n`), body, Buffer.from('\nendobj\n'));
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const at = parts.reduce((sum, part) => sum + part.length, 0);
  const size = String(objects.length + 1);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>`;
  return Buffer.concat([...parts, Buffer.from(`${table}\nstartxref\n${String(at)}\n%%EOF`)]);
}

/** Opened with a password that nobody knows. */
export const locked = (pages: readonly Page[]): Buffer => {
  const id = `<${'00'.repeat(16)}>`;
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;
  return madeUpPdf(pages, { trailer: `/ID [${id} ${id}] /Encrypt ${encrypt}` });
};

/** Some kilobytes that become two gigabytes. */
export function bomb(): Buffer {
  // ends where another may follow, so that it can be written once and stand there often
  const blanks = deflateRawSync(Buffer.alloc(10_000_000, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const [head, end] = [Buffer.from([0x78, 0x9c]), Buffer.from([3, 0])];
  const often = Buffer.concat([head, ...Array.from({ length: 200 }, () => blanks), end]);
  return madeUpPdf([{ raw: deflateSync(often, { level: 9 }), filters: ['/FlateDecode', '/FlateDecode'] }]);
}
