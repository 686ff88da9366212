import type { Shape } from './wall-size.ts';

/** In units: what is left of the strip below the clock beside the sound's button, and its height. */
type Strip = { readonly width: number; readonly height: number; readonly most: number };
/** It is higher for an announcement, and where it stands upright the button has no words then. */
const STRIP: { readonly [S in Shape]: { readonly quiet: Strip; readonly announced: Strip } } = {
  wide: { quiet: { width: 82, height: 4.6, most: 2.4 }, announced: { width: 82, height: 5.8, most: 2.4 } },
  tall: { quiet: { width: 39, height: 7.1, most: 2.7 }, announced: { width: 48, height: 11.6, most: 2.7 } },
};
const PADDING = 3.4;
const LINE = 1.1;
/** What a line loses because words are not broken. */
const RAGGED = 0.86;

/** How large to write all that is to be said at once; `shares` are the widths of the texts in their own size. */
export function sayingSize(shares: readonly number[], shape: Shape, announced: boolean): number {
  const texts = shares.filter((share) => share > 0);
  const { width, height, most } = STRIP[shape][announced ? 'announced' : 'quiet'];
  const all = texts.reduce((sum, share) => sum + share, 0);
  const room = width - PADDING * texts.length;
  for (let size = most; size > 0.7; size -= 0.05) {
    const fits = texts.every((share) => {
      const lines = Math.floor(height / (size * LINE));
      return lines > 0 && share * size <= lines * ((room * share) / all) * RAGGED;
    });
    if (fits) return size;
  }
  return 0.7;
}
