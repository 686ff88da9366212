import { emsOf } from '../../identity/letter-width.ts';
import type { ReceiptRow } from './receipt-lines.ts';

/**
 * A roll is cut where the print ends, so its page is as long as what stands on it. Sizes as `Receipt.svelte` prints them on
 * the roll, in mm: 74 mm between the margins, 10 pt type on lines of 5 mm, the head in 13 pt on lines of 6 mm.
 */
const STYLE = { line: 5, head: 6, above: 3, code: 40, logo: 15, besideLogo: 20 } as const;
const WIDTH = 74;
const SIZE = 3.53;
const HEAD_SIZE = 4.59;
/** Between a text and its figure. */
const GAP = 5;
/** Letters are counted as wide as headings are set, which is a tenth more than this text; half of that stays for sure. */
const SURE = 1.04;
/** Both margins, air for the cutter, and what a browser wants free before it leaves a code on the page. */
const AROUND = 24;

/** How many lines a text takes in a place so wide (mm): word by word as a browser sets it, a word too long for one broken. */
export function linesOf(text: string, width: number, size: number): number {
  const room = (width * SURE) / size;
  const space = emsOf(' ');
  let [lines, used] = [1, 0];
  // a no-break space keeps what it stands between together
  for (const word of text.split(/[ \n]|(?<=-)/u)) {
    const wide = emsOf(word);
    if (used > 0 && used + space + wide <= room) {
      used += space + wide;
      continue;
    }
    if (used > 0) lines += 1;
    const broken = Math.max(1, Math.ceil(wide / room));
    lines += broken - 1;
    used = wide - (broken - 1) * room;
  }
  return lines;
}

/** What stands above and below the rows: the night's title, whose it is, and what is said below a code, where there is one. */
export type RollHead = {
  readonly title: string;
  readonly club: { readonly name: string; readonly logo: boolean };
  readonly code?: string;
};

/** The page's height in mm for these rows, with a line for the day. */
export function rollHeight(rows: readonly ReceiptRow[], { title, club, code }: RollHead): number {
  const { line, head, above, logo } = STYLE;
  const lines = rows.reduce((sum, { text, under, figure }) => {
    const wide = figure === undefined ? WIDTH : WIDTH - GAP - emsOf(figure) * SIZE;
    return sum + [text, ...under].reduce((all, one) => all + linesOf(one, wide, SIZE), 0);
  }, 0);
  const spaces = rows.filter(({ is }) => is === 'who' || is === 'sum').length;
  return Math.ceil(
    AROUND +
      Math.max(club.logo ? logo : 0, linesOf(club.name, club.logo ? STYLE.besideLogo : WIDTH, SIZE) * line) +
      linesOf(title, WIDTH, HEAD_SIZE) * head +
      (1 + lines) * line +
      spaces * above +
      (code === undefined ? 0 : STYLE.code + linesOf(code, WIDTH, SIZE) * line),
  );
}
