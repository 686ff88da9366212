import type { FoundMark } from './found-marks.ts';
import type { TextLine } from './text-lines.ts';

/** The text as it is read, and with which paragraph each mark begins. */
export type Paragraphs = { readonly texts: readonly string[]; readonly begins: readonly number[] };

/** Lines that were broken by the width of a page are joined; each mark begins a paragraph. */
export function paragraphsOf(lines: readonly TextLine[], marks: readonly FoundMark[]): Paragraphs {
  const texts: string[] = [];
  const begins: number[] = [];
  const width = widthOf(lines);
  const marksIn = Map.groupBy(marks, ({ line }) => line);
  let isOpen = false;
  for (const [at, { text, opensPage }] of lines.entries()) {
    if (text === '') {
      isOpen = false;
      continue;
    }
    const [first, ...inside] = marksIn.get(at) ?? [];
    const before = texts.at(-1) ?? '';
    const goesOn = opensPage ? isCutOff(before, text, width) : isOpen && isBroken(lines[at - 1]?.text ?? '', width);
    const cuts = inside.map(({ from }) => from);
    const pieces = [0, ...cuts].map((from, nth) => text.slice(from, cuts[nth] ?? text.length).trim());
    if (first !== undefined || !goesOn || isListed(text) || before === '') texts.push(pieces[0] ?? '');
    else texts[texts.length - 1] = joined(before, pieces[0] ?? '');
    if (first !== undefined) begins.push(texts.length - 1);
    for (const piece of pieces.slice(1)) begins.push(texts.push(piece) - 1);
    isOpen = true;
  }
  return { texts, begins };
}

/** Wider than any page: whoever wrote it breaks no lines, so each is a paragraph. */
const UNBROKEN = 160;
function widthOf(lines: readonly TextLine[]): number {
  const lengths = lines.flatMap(({ text }) => (text === '' ? [] : [text.length])).sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return width > UNBROKEN ? Number.POSITIVE_INFINITY : width;
}
const isBroken = (line: string, width: number): boolean => line.length > width * 0.6;
const isCutOff = (before: string, text: string, width: number): boolean =>
  !/[.!?:;]$/.test(before) && (/^\p{Ll}/u.test(text) || isBroken(before, width));
const isListed = (text: string): boolean => /^(?:[-*•▪●◦‣–]\s|\(?[a-z]\)\s|\(\d+[a-z]?\)\s)/.test(text);

/** A word that was parted at the end of a line is one again; „Ein- und Auszahlung“ stays two. */
const joined = (before: string, text: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text) && !/^(?:und|oder|bzw|and|or)\b/.test(text)
    ? `${before.slice(0, -1)}${text}`
    : `${before} ${text}`;
