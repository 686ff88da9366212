import { imprints } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { askedBook } from './known-table.ts';

describe('the rulebook that is asked', () => {
  it('is there with an occasion that it knows, and without one that it does not', () => {
    const book = imprints.find(({ occasions }) => occasions.length > 1);
    const occasion = book?.occasions[1]?.id;
    if (book === undefined || occasion === undefined) throw new Error('no rulebook tells occasions apart');
    expect(askedBook(book.id, occasion)).toEqual({ book, occasion });
    expect(askedBook(book.id, 'carnival')).toEqual({ book });
  });

  it('is none in an edition that is not on the shelf: another may say the opposite', () => {
    expect(askedBook('gcb', undefined, '1999')).toBeUndefined();
  });

  it('is none where there is no such rulebook', () => {
    expect(askedBook('nobodys')).toBeUndefined();
    expect(askedBook(undefined)).toBeUndefined();
  });
});
