import { toCents } from '@riffle/money';
import type { TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { announced } from './announced.ts';
import { tablesFor } from './tables-for.ts';

type Shown = Pick<TournamentView, 'prizes' | 'planned' | 'money'>;
const books = { books: {} } as unknown as NonNullable<TournamentView['money']>;

describe('the tables of a night', () => {
  it('are all of them for who runs it and keeps money', () => {
    expect(tablesFor({ money: books }, true)).toContain('penalties');
    expect(tablesFor({ money: books }, true)).toContain('payments');
  });

  it('are without penalties and log for a cashier, and without money where none is kept', () => {
    expect(tablesFor({ money: books }, false)).not.toEqual(expect.arrayContaining(['penalties']));
    expect(tablesFor({ money: books }, false)).not.toContain('log');
    expect(tablesFor({ money: books }, false)).not.toContain('accounts');
    expect(tablesFor({}, true)).toEqual([
      ...['entries', 'seats', 'outs', 'moves', 'structure', 'prizes', 'chips', 'colourUps'],
      ...['counts', 'audit', 'deal', 'penalties', 'log'],
    ]);
  });
});

describe('what hangs on the door', () => {
  it('has what was typed in, by place', () => {
    const { places } = announced({ prizes: [5_000, 2_500].map(toCents) } as Shown);
    expect(places).toEqual([
      { place: 1, money: 5_000 },
      { place: 2, money: 2_500 },
    ]);
  });

  it('has no surprise on it, nothing that nobody won, and a line for each place with points', () => {
    const special = (name: string, more: object) => ({ no: 1, kind: 'other', name, money: 100, from: 'pool', ...more });
    const specials = [
      special('Offen', {}),
      special('Geheim', { secret: true }),
      special('Niemandes', { awarded: { special: 3, entries: [], at: 0 } }),
    ];
    const planned = { places: [{ place: 1, money: 100 }], points: [10, 8] };
    const shown = announced({ prizes: [], planned, money: { specials } } as unknown as Shown);
    expect(shown.special.map(({ name }) => name)).toEqual(['Offen']);
    expect(shown.places.map(({ place }) => place)).toEqual([1, 2]);
  });
});
