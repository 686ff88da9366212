/** A cell that says nothing as it stands: an error of the program's, or a formula that it has never worked out. */
export type OddCell = {
  readonly code: 'error-in-cell' | 'formula-without-value';
  readonly cell: number;
  readonly found: string;
};
/** `line` as the program numbers it, from 1. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[]; readonly odd?: readonly OddCell[] };
/** Rows that hold something; `hidden` where the program does not show it. */
export type Sheet = { readonly name: string; readonly hidden?: true; readonly rows: readonly SheetRow[] };

/** What stands in the file is more than anybody's list. */
export class TooLarge extends Error {}
/** No list has more columns. */
const MOST_CELLS = 100;
/** As of any list. */
const MOST_ROWS = 20_000;

/** The rows of a sheet as they are read, in their order. */
export class SheetRows {
  readonly rows: SheetRow[] = [];
  #cells: string[] = [];
  #odd: OddCell[] = [];

  put(cell: number, text: string): void {
    if (cell >= MOST_CELLS || text === '') return;
    while (this.#cells.length < cell) this.#cells.push('');
    this.#cells[cell] = text;
  }
  putOdd(cell: number, code: OddCell['code'], found: string): void {
    if (cell >= MOST_CELLS) return;
    this.put(cell, found === '' ? '?' : found);
    this.#odd.push({ code, cell, found });
  }
  /** `times`: so many rows alike, one after the other. */
  end(line: number, times = 1): void {
    const [cells, odd] = [this.#cells, this.#odd];
    this.#cells = [];
    this.#odd = [];
    if (cells.every((text) => text.trim() === '')) return;
    if (this.rows.length + times > MOST_ROWS) throw new TooLarge();
    for (let nth = 0; nth < times; nth += 1)
      this.rows.push({ line: line + nth, cells, ...(odd.length > 0 && { odd }) });
  }
}

/** A number as somebody would type it: never with an exponent, and without what a computer adds behind the fifteenth figure. */
export function plainNumber(written: string): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString();
  const figures = Number(value.toPrecision(15));
  const text = String(figures);
  return text.includes('e') ? figures.toFixed(20).replace(/\.?0+$/, '') : text;
}
