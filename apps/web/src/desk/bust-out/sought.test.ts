import { describe, expect, it } from 'vitest';
import { isSought, soughtIn } from './sought.ts';

const TABLES = ['1', '2', '12', 'Feature'];
const finds = (query: string, name: string, no: number, table?: string, seat = 5) =>
  isSought(soughtIn(query, TABLES), name, no, table === undefined ? undefined : { table, seat });

describe('finding a player', () => {
  it('by the beginning of any part of the name, accents or not, or by number', () => {
    expect(finds('schro', 'Bernd Schröder-Lüttgenau', 2)).toBe(true);
    expect(finds('lutt ber', 'Bernd Schröder-Lüttgenau', 2)).toBe(true);
    expect(finds('weiss', 'Jörg Weiß', 10)).toBe(true);
    expect(finds('#10', 'Jörg Weiß', 10)).toBe(true);
    expect(finds('10', 'Jörg Weiß', 10)).toBe(true);
    expect(finds('eiss', 'Jörg Weiß', 10)).toBe(false);
    expect(finds('3', 'Gast 3', 20)).toBe(true);
  });
  it.each(['1-5', '1/5', '1·5', '1 5', ' 1  5 '])('by the seat, as it is written on the cards: %s', (query) => {
    expect(finds(query, 'Jörg Weiß', 10, '1')).toBe(true);
    expect(finds(query, 'Jörg Weiß', 10, '1', 6)).toBe(false);
    expect(finds(query, 'Jörg Weiß', 10, '12')).toBe(false);
    expect(finds(query, 'Jörg Weiß', 10)).toBe(false);
  });
  it('by the table alone, and by all of it at once', () => {
    expect(finds('feature-', 'Jörg Weiß', 10, 'Feature')).toBe(true);
    expect(finds('2-3 jörg', 'Jörg Weiß', 10, '2', 3)).toBe(true);
    expect(finds('2-3 anna', 'Jörg Weiß', 10, '2', 3)).toBe(false);
    expect(finds('weiß 10', 'Jörg Weiß', 10)).toBe(true);
  });
  it('by a table and a seat with a gap between them, beside a name, and in no other pair', () => {
    expect(soughtIn('anna 1 5 2', TABLES)).toEqual([
      { is: 'name', text: 'anna' },
      { is: 'seat', table: '1', seat: 5 },
      { is: 'number', no: 2 },
    ]);
    expect(soughtIn('1 2 12', TABLES).map(({ is }) => is)).toEqual(['seat', 'number']);
    expect(soughtIn('7 5', TABLES).map(({ is }) => is)).toEqual(['number', 'number']);
    expect(soughtIn('1 anna', TABLES).map(({ is }) => is)).toEqual(['number', 'name']);
  });
  it('leaves a name its hyphen', () => {
    expect(finds('schröder-l', 'Bernd Schröder-Lüttgenau', 2, '1')).toBe(true);
  });
  it('says what it takes a word for', () => {
    expect(soughtIn('1-5 12 anna Feature-', TABLES)).toEqual([
      { is: 'seat', table: '1', seat: 5 },
      { is: 'number', no: 12 },
      { is: 'name', text: 'anna' },
      { is: 'table', table: 'Feature' },
    ]);
    expect(soughtIn('9-5', TABLES)).toEqual([{ is: 'name', text: '9-5' }]);
    expect(soughtIn('  ', TABLES)).toEqual([]);
  });
});
