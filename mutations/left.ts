import type { Mutant } from './mutant.ts';

/** A survivor that stays, and why: a line of docs/mutations.md. */
export type Left = {
  readonly file: string;
  readonly change: string;
  /** Where in the file, if the line says so. */
  readonly place: string | undefined;
  readonly why: string;
};

const LINE =
  /^- (?<file>packages\/\S+) (?<change>`[^`]*` → (?:`[^`]*`|nothing))(?: in `(?<place>[^`]+)`)?: (?<why>.+)$/;

/** The survivors that are listed with a reason. */
export const leftIn = (page: string): readonly Left[] =>
  page.split('\n').flatMap((line) => {
    const { file, change, place, why } = LINE.exec(line)?.groups ?? {};
    return file === undefined || change === undefined || why === undefined ? [] : [{ file, change, place, why }];
  });

/** What was changed, on one line, as the page and the report write it. */
export const changeOf = ({ was, becomes }: Mutant): string =>
  `\`${onOneLine(was)}\` → ${becomes === '' ? 'nothing' : `\`${onOneLine(becomes)}\``}`;

const onOneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', '´');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
};

export const isLeft = (left: readonly Left[], mutant: Mutant): boolean =>
  left.some(
    ({ file, change, place }) =>
      file === mutant.file && change === changeOf(mutant) && (place === undefined || place === mutant.place),
  );
