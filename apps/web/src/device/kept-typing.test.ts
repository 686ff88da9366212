import { beforeEach, expect, it, vi } from 'vitest';
import { typingAt } from './kept-typing.ts';

const NOW = 1_000_000;
let kept: Map<string, string>;
const typing = typingAt<{ readonly cash: string; readonly more?: { readonly [who: string]: string } }>('box');

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('goes on where somebody was, in that place alone and for a quarter of an hour', () => {
  typing.keep({ cash: '120,5' }, NOW);
  expect(typing.read(NOW + 15 * 60_000)).toEqual({ cash: '120,5' });
  expect(typing.read(NOW + 15 * 60_000 + 1)).toBeUndefined();
  expect(typingAt('other').read(NOW)).toBeUndefined();
});

it('keeps nothing where nothing is typed any more, and nothing that was told', () => {
  typing.keep({ cash: '1' }, NOW);
  typing.keep({ cash: '', more: { anna: '' } }, NOW);
  expect(kept.size).toBe(0);
  typing.keep({ cash: '', more: { anna: '7' } }, NOW);
  typing.forget();
  expect(typing.read(NOW)).toBeUndefined();
});

it('takes whatever else lies there for nothing', () => {
  for (const other of ['{', 'null', '7', '{"typed":{"cash":"1"}}']) {
    kept.set('box', other);
    expect(typing.read(NOW)).toBeUndefined();
  }
});
