import { type BookId, type Imprint, imprints } from '@riffle/rulebooks';

/** Two or three stand beside each other on a laptop, and below each other on a phone, and can still be read. */
export const MOST_COMPARED = 3;

/** The rulebooks that an address wants beside each other, in the order of the shelf; what it cannot mean is left out. */
export function booksIn(address: string | undefined): readonly Imprint[] {
  const wanted = (address ?? '').split(/[.,]/);
  return imprints.filter(({ id }) => wanted.includes(id)).slice(0, MOST_COMPARED);
}

/** The same for an address; `undefined` for none. */
export const booksAs = (books: readonly BookId[]): string | undefined =>
  books.length === 0 ? undefined : books.join('.');

/** With a book more, or without it; unchanged where that would be one too many. */
export function toggled(chosen: readonly BookId[], book: BookId): readonly BookId[] {
  if (chosen.includes(book)) return chosen.filter((other) => other !== book);
  if (chosen.length >= MOST_COMPARED) return chosen;
  return imprints.map(({ id }) => id).filter((id) => id === book || chosen.includes(id));
}
