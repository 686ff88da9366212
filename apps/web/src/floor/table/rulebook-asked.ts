import type { Rulebook } from '@riffle/rulebooks';
import { rulebookOf } from '@riffle/tournament';
import { bookCalled } from '../../shelf/book-called.ts';
import type { AskedBook } from './known-table.ts';

/** What it says, for whoever rules: a night's as the night keeps it. Apart, since it opens all rulebooks. */
export function rulebookAsked({ book, night }: AskedBook): Rulebook {
  const asked = night === undefined ? bookCalled(book.id, book.edition) : rulebookOf(night);
  if (asked === undefined) throw new RangeError(`no rulebook ${book.id}@${book.edition}`);
  return asked;
}
