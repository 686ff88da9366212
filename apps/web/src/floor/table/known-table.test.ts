import type { FactsAsked } from '@riffle/floor';
import { imprints } from '@riffle/rulebooks';
import { EVENING } from '@riffle/tournament/testing';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { askedBook, factsOfTable, tableOfNight, USUAL_TABLE } from './known-table.ts';

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

describe('what a table knows', () => {
  it('has how many play at each table of the night, the next to break first', () => {
    const { view } = aNight({ players: 27, out: 3 });
    const sizes = Object.values(view.tables)
      .toSorted((a, b) => a.breaksAs - b.breaksAs)
      .map(({ players }) => players);
    expect(sizes.length).toBeGreaterThan(1);
    expect(tableOfNight(view, EVENING)).toMatchObject({ tables: sizes, seats: view.setup.seatsPerTable });
    const [first] = Object.entries(view.tables);
    const alone = { ...view, tables: first === undefined ? {} : Object.fromEntries([first]) };
    expect(tableOfNight(alone, EVENING)).not.toHaveProperty('tables');
  });

  const facts = (of: readonly string[]): FactsAsked => ({ game: { type: 'choice', of } });
  const table = { ...USUAL_TABLE, levelGame: 'razz' } as const;

  it('has the game of a mixed event’s level in the word that an incident has for it', () => {
    expect(factsOfTable(table, facts(['flop', 'hiLo', 'stud', 'razz']))).toMatchObject({ game: 'razz' });
    expect(factsOfTable(table, facts(['holdem', 'omaha', 'stud']))).toMatchObject({ game: 'stud' });
    expect(factsOfTable({ ...table, levelGame: 'omahaHiLo' }, facts(['flop', 'stud']))).toMatchObject({ game: 'flop' });
    expect(factsOfTable({ ...table, levelGame: 'badugi' }, facts(['flop', 'stud']))).not.toHaveProperty('game');
    expect(factsOfTable(table)).toEqual(USUAL_TABLE);
  });
});
