/** A piece of text as it lies on a page. */
export type Piece = {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly height: number;
  /** `[a, b, c, d, x, y]` */
  readonly transform: readonly number[];
};

/** So many times as far below as lines lie that follow one another, and it begins a paragraph. */
const APART = 1.2;
/** Less than so much of its height, and it is the same line: an index, or a figure set higher. */
const SAME_LINE = 0.6;

/** The lines of a page, from its pieces in the order in which they were written. */
export function pageLines(pieces: readonly Piece[]): string {
  const written = pieces.filter(({ str }) => str.trim() !== '');
  const steps = new Map(written.map((piece, nth) => [piece, stepTo(piece, written[nth - 1])]));
  const down = [...steps.values()].filter((step) => step > 0).sort((a, b) => a - b);
  // within a paragraph: a quarter of all steps are no longer
  const usual = down[Math.floor(down.length / 4)] ?? Number.POSITIVE_INFINITY;
  let text = '';
  for (const piece of pieces) {
    const step = steps.get(piece) ?? 0;
    if (step !== 0 && !text.endsWith('\n')) text += '\n';
    if (step > usual * APART || step < 0) text += '\n';
    text += piece.str;
    if (piece.hasEOL) text += '\n';
  }
  return text;
}

/** How far below the one before; 0 where it is the same line. */
function stepTo({ transform, height }: Piece, before: Piece | undefined): number {
  if (before === undefined) return 0;
  const down = (before.transform[5] ?? 0) - (transform[5] ?? 0);
  return Math.abs(down) > Math.max(height, before.height) * SAME_LINE ? down : 0;
}
