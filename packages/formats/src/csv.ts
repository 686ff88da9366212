/** How a table is written down for the spreadsheets of a language. */
export type CsvStyle = { readonly separator: ',' | ';'; readonly decimal: ',' | '.'; readonly bom: boolean };

/** German Excel expects semicolons, and takes UTF-8 for Windows-1252 unless a BOM says so. */
export const csvStyles = {
  de: { separator: ';', decimal: ',', bom: true },
  en: { separator: ',', decimal: '.', bom: false },
} as const satisfies Record<string, CsvStyle>;

export function formatCsv(
  rows: readonly (readonly string[])[],
  { separator, bom }: Pick<CsvStyle, 'separator' | 'bom'>,
): string {
  const lines = rows.map((cells) => `${cells.map((cell) => formatCell(cell, separator)).join(separator)}\r\n`);
  return `${bom ? '\ufeff' : ''}${lines.join('')}`;
}

/** A name like "=1+1" would be worked out by a spreadsheet: an apostrophe makes it a text. A number below 0 is none. */
function formatCell(cell: string, separator: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) && !/^-\d+(?:[.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
  const plain = !/["\r\n]|^\s|\s$/.test(harmless) && !harmless.includes(separator);
  return plain ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}
