import { askedBook } from './asked-book.ts';
import { type AskedBook, firstBook, type KnownTable, USUAL_TABLE } from './known-table.ts';

const place = 'riffle.floor.table';

type Kept = { readonly book?: string; readonly occasion?: string; readonly table?: KnownTable };

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

let kept = $state.raw<Kept>(read());

function keep(changes: Kept): void {
  kept = { ...kept, ...changes };
  localStorage.setItem(place, JSON.stringify(kept));
}

/** The rulebook and the blinds that were last chosen on this device. */
export const keptTable = {
  get asked(): AskedBook {
    return askedBook(kept.book, kept.occasion) ?? { book: firstBook() };
  },
  get table(): KnownTable {
    return kept.table ?? USUAL_TABLE;
  },
  choose(book: string, occasion: string | undefined): void {
    const { occasion: _, ...rest } = kept;
    kept = rest;
    keep({ book, ...(occasion !== undefined && { occasion }) });
  },
  play(table: KnownTable): void {
    keep({ table });
  },
};
