/** A line of a file, numbered from 1, and where it begins in the text. */
export type Line = { readonly line: number; readonly at: number; readonly text: string };

/** One after the other: a file of line breaks alone would be a list of more strings than there is memory for. */
export function* linesOf(file: string): Iterable<Line> {
  let at = file.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1; at <= file.length; line += 1) {
    const end = file.indexOf('\n', at);
    const to = end === -1 ? file.length : end;
    yield { line, at, text: file.slice(at, file[to - 1] === '\r' && to > at ? to - 1 : to) };
    at = to + 1;
  }
}
