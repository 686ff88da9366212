/** A piece of text as it lies on a page. */
export type Piece = {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly height: number;
  /** `[a, b, c, d, x, y]` */
  readonly transform: readonly number[];
};

/** More than so many times its height below the line before, and a line begins a paragraph. */
const APART = 1.75;

/** The lines of a page, from its pieces in the order in which they were written. */
export function pageLines(pieces: readonly Piece[]): string {
  let text = '';
  let last: { readonly y: number; readonly height: number } | undefined;
  for (const { str, hasEOL, height, transform } of pieces) {
    const y = transform[5] ?? 0;
    if (str.trim() !== '') {
      const down = last === undefined ? 0 : last.y - y;
      const size = Math.max(height, last?.height ?? 0);
      const begins = last !== undefined && Math.abs(down) > size * 0.6;
      if (begins && !text.endsWith('\n')) text += '\n';
      if (begins && (down > size * APART || down < 0)) text += '\n';
      last = { y, height };
    }
    text += str;
    if (hasEOL) text += '\n';
  }
  return text;
}
