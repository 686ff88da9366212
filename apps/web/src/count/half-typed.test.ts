import { toEntryId, toTableId } from '@riffle/tournament';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetTyped, halfTyped, keepTyped } from './half-typed.ts';

const [anna, ben] = [toEntryId('anna'), toEntryId('ben')];
const of = { table: toTableId('t1'), count: 2 };
const typed = { anna: '12000', 'ben 25': '4', carl: '7' };
const NOW = 1_000_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  keepTyped(of, typed, NOW);
});

it('goes on where somebody was, with sums and with colours, of those who sit there still', () => {
  expect(halfTyped(of, [anna, ben], NOW + 60_000)).toEqual({ anna: '12000', 'ben 25': '4' });
});

it('knows nothing of another table, of the next count, or of what was typed long ago', () => {
  expect(halfTyped({ ...of, table: toTableId('t2') }, [anna], NOW)).toEqual({});
  expect(halfTyped({ ...of, count: 3 }, [anna], NOW)).toEqual({});
  expect(halfTyped(of, [anna], NOW + 16 * 60_000)).toEqual({});
});

it('is gone once it was told, and whatever else lies there is nothing', () => {
  forgetTyped(of);
  expect(halfTyped(of, [anna], NOW)).toEqual({});
  sessionStorage.setItem('riffle.count.typed.t1', '{');
  expect(halfTyped(of, [anna], NOW)).toEqual({});
});
