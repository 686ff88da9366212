import { fold } from '../fold.ts';

/** Characters and lines of a text: ten times the longest rulebook, and a moment's work to look through. */
export const LONGEST_TEXT = 2_000_000;
export const MOST_LINES = 20_000;

/** Where a page of the printed rulebook ends. */
export const PAGE_END = '\f';

/** A line of the text, without what only a page has; an empty one parts paragraphs. */
export type TextLine = {
  readonly text: string;
  /** The first of a page: the paragraph may have begun on the one before. */
  readonly opensPage: boolean;
};

/** The lines of a rulebook's text as they are read: no page numbers, no line that stands on every page, no contents. */
export function textLines(text: string): readonly TextLine[] {
  const pages = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
    .split(PAGE_END)
    .map((page) => page.split('\n').map(plain));
  const furniture = pages.length < FEW_PAGES ? new Set<string>() : onEveryPage(pages);
  return pages.flatMap((lines, nth) => {
    const edge = pages.length === 1 ? new Set<number>() : edgeOf(lines);
    const isOfPage = (line: string, at: number) => edge.has(at) && (furniture.has(folded(line)) || isPageNumber(line));
    return trimmed(lines.filter((line, at) => !isOfContents(line) && !isOfPage(line, at))).map((line, at) => ({
      text: line,
      opensPage: nth > 0 && at === 0,
    }));
  });
}

const FEW_PAGES = 3;
/** So many lines from the top and the bottom of a page, empty ones not counted. */
const EDGE = 3;

/** Without the signs by which converters mark headings, bold type and tables. */
const plain = (line: string): string =>
  line
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/\*\*|__/g, '')
    .replace(/^\s*#{1,6}\s/, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^[\s\-*•|:_=~+]+$/, '')
    .trim();

/** A line of a table of contents: dots, and a page at its end. */
const isOfContents = (line: string): boolean => /(?:\.\s?){4,}\s*\d*\s*$|…{2,}\s*\d*\s*$/.test(line.slice(-60));
const isPageNumber = (line: string): boolean =>
  /^(?:seite|page|s\.)?\s*[-–]?\s*\d{1,4}\s*(?:(?:von|of|\/)\s*\d{1,4})?\s*[-–]?$/i.test(line);

/** Two lines that differ in their figures alone are the same on another page. */
const folded = (line: string): string => fold(line).replace(/\d+/g, '#');

function edgeOf(lines: readonly string[]): ReadonlySet<number> {
  const written = lines.flatMap((line, at) => (line === '' ? [] : [at]));
  return new Set([...written.slice(0, EDGE), ...written.slice(-EDGE)]);
}

function onEveryPage(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const edges = new Set([...edgeOf(lines)].map((at) => folded(lines[at] ?? '')));
    for (const line of edges) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const often = Math.max(FEW_PAGES, pages.length / 2);
  return new Set([...counts].filter(([, count]) => count >= often).map(([line]) => line));
}

function trimmed(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}
