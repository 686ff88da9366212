import type { SheetRow } from './sheet-row.ts';

type LineWords = { readonly level: (no: number) => string; readonly breakNo: (no: number) => string };

/** Levels of play are counted by themselves, as players count them; a break is named by the level before. */
export function lineNames(rows: readonly Pick<SheetRow, 'kind'>[], words: LineWords): readonly string[] {
  let no = 0;
  return rows.map(({ kind }) => {
    if (kind === 'break') return words.breakNo(no);
    no += 1;
    return words.level(no);
  });
}
