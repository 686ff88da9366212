import { READY_STRUCTURES } from '@riffle/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCount } from '../../language/typed-count.ts';
import { addBreak, addLevel, duplicate, move, remove, setGame, write } from './sheet-edit.ts';
import { anteFormOf, levelsOf, rowOf, type SheetRow } from './sheet-row.ts';

const rowsOf = (index: number): readonly SheetRow[] => (READY_STRUCTURES[index]?.levels ?? []).map(rowOf);
const bigs = (rows: readonly SheetRow[]) => rows.map(({ kind, big }) => (kind === 'break' ? 'break' : Number(big)));

describe('the sheet', () => {
  it.each(READY_STRUCTURES)('shows the ready structure $id and gives it back', ({ levels }) => {
    expect(levelsOf(levels.map(rowOf), anteFormOf(levels))).toEqual(levels);
  });

  it('keeps what a level of a mixed event is played as, and leaves it with the game', () => {
    const [first] = READY_STRUCTURES[0]?.levels ?? [];
    const rows = setGame(rowsOf(0), 0, { game: 'razz', limit: 'fixedLimit', bringIn: '10' });
    expect(levelsOf(rows, 'everyone')[0]).toEqual({ ...first, game: 'razz', limit: 'fixedLimit', bringIn: 10 });
    expect(levelsOf(levelsOf(rows, 'everyone').map(rowOf), 'everyone')).toEqual(levelsOf(rows, 'everyone'));
    expect(levelsOf(setGame(rows, 0, {}), 'everyone')[0]).toEqual(first);
    expect(levelsOf(setGame(rows, 0, { game: 'razz', bringIn: 'viel' }), 'everyone')[0]).toEqual({
      ...first,
      game: 'razz',
    });
  });

  it('reads figures as people type them', () => {
    expect(['12 500', '12.500', '1,000', "1'000", '', 'viel', '-5'].map(parseCount)).toEqual([
      12_500, 12_500, 1_000, 1_000, 0, 0, 0,
    ]);
  });

  it('goes on with the blinds that follow, over a break', () => {
    const rows = addLevel(addBreak(rowsOf(0).slice(0, 3), 2), 3);
    expect(bigs(rows)).toEqual([50, 100, 200, 'break', 300]);
    expect(rows[4]).toMatchObject({ small: '150', minutes: '10', ante: '' });
  });

  it('goes on with an ante as large as the big blind', () => {
    const rows = rowsOf(1);
    const last = addLevel(rows, rows.length - 1).at(-1);
    expect(last?.ante).toBe(last?.big);
  });

  it('starts from nothing', () => expect(bigs(addLevel([], -1))).toEqual([50]));

  it('takes the ante along with the big blind', () => {
    const [row] = write([{ ...(rowsOf(0)[0] as SheetRow), big: '100', ante: '100' }], 0, 'big', '200');
    expect(row).toMatchObject({ big: '200', ante: '200' });
  });

  it('doubles and removes a line', () => {
    const rows = rowsOf(0).slice(0, 2);
    expect(bigs(duplicate(rows, 0))).toEqual([50, 50, 100]);
    expect(bigs(remove(rows, 0))).toEqual([100]);
  });

  it('never moves a line among those that were played', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.constantFrom<-1 | 1>(-1, 1), fc.nat(15), (index, by, fixed) => {
        const rows = rowsOf(0);
        const moved = move(rows, index, by, fixed);
        expect(moved.slice(0, fixed)).toEqual(rows.slice(0, fixed));
        expect([...moved].sort((a, b) => a.key - b.key)).toEqual([...rows].sort((a, b) => a.key - b.key));
      }),
    );
  });

  it('gives every line a key of its own', () => {
    const rows = duplicate(addLevel(addBreak(rowsOf(2), 3), 4), 1);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});
