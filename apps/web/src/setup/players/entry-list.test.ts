import { toEntryId, toTableId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { countPresences, listEntries, mayCome, notHere } from './entry-list.ts';

const table = toTableId('t10');
const entries = {
  a: { no: 1, checkedIn: true, club: 'Herz Dame', at: { table, seat: 3 } },
  b: { no: 2, checkedIn: false },
  c: { no: 3, checkedIn: true, place: 4, club: 'Asse' },
  d: { no: 4, checkedIn: true, at: { table: toTableId('t9'), seat: 10 } },
};
const night = {
  view: { stage: 'play', entries, tables: { t9: { name: '9' }, t10: { name: '10' } } },
  names: { a: 'Zoë Ernst', b: 'Änne Adler', c: 'Bernd Müller', d: 'Carl Voß' },
} as unknown as Night;
const show = (
  typed = '',
  presence: 'all' | 'missing' | 'here' | 'out' = 'all',
  sort: 'name' | 'club' | 'seat' = 'name',
) =>
  listEntries(night, { typed, presence, sort }, 'de')
    .map(({ id }) => id)
    .join('');

describe('the list of players', () => {
  it('is sorted by surname, without regard to accents', () => expect(show()).toBe('bacd'));
  it('puts who has no club, or no seat, last', () => {
    expect(show('', 'all', 'club')).toBe('cabd');
    expect(show('', 'all', 'seat')).toBe('dabc');
  });
  it('finds by name, club and number', () => {
    expect(show('mueller')).toBe('c');
    expect(show('herz')).toBe('a');
    expect(show('4')).toBe('d');
    expect(show('Müller, Ber')).toBe('c');
  });
  it('shows who is missing, here and out', () => {
    expect(show('', 'missing')).toBe('b');
    expect(show('', 'here')).toBe('ad');
    expect(show('', 'out')).toBe('c');
    expect(countPresences(night)).toEqual({ all: 4, missing: 1, here: 2, out: 1 });
    expect(notHere(night)).toEqual([toEntryId('b')]);
    // who owes a fine is asked about by himself
    const money = { books: { unpaidFines: [{ entry: toEntryId('b'), owes: 1_000, refs: [] }] } };
    const fined = { ...night, view: { ...night.view, money } } as unknown as typeof night;
    expect([mayCome(night, notHere(night)), mayCome(fined, notHere(fined))]).toEqual([[toEntryId('b')], []]);
  });
});
