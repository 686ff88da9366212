import { describe, expect, it } from 'vitest';
import { lineEms } from '../identity/letter-width.ts';
import { type MoveLine, movesSize } from './moves-size.ts';

const line = (name: string): MoveLine => ({ name, from: '12-4', to: '3-9' });
const usual = ['Albers, Anna', 'Brandt, Hans-Peter', 'Celik, Jörg'].map(line);
const long = line('Müller-Lüdenscheidt, Charlotte');

describe('those who move, on a wall', () => {
  it('are written as large as the height allows where their names are short', () => {
    expect(movesSize(usual, 1, 11, 'wide')).toBe(6);
    expect(movesSize(usual, 1, 5, 'wide')).toBeCloseTo(3.3);
  });

  it('are all of the size in which the longest name has its place beside the seats', () => {
    const size = movesSize([...usual, long], 2, 6, 'wide');
    expect(size).toBeLessThan(movesSize(usual, 2, 6, 'wide'));
    expect(lineEms(long.name) * size).toBeLessThan(45.8 - 4.8 * size);
  });

  it('do not become small for one whose name is as long as three', () => {
    const endless = line('Donaudampfschifffahrtsgesellschaftskapitänswitwe, Wilhelmine-Charlotte');
    expect(movesSize([...usual, endless], 2, 6, 'wide')).toBeCloseTo(0.6 * 6 * 0.66);
  });
});
