import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLink, readLink } from './kept-token.ts';

const PLACE = 'riffle.table.ABCD';
const link = (table: string, secret = 'a') => ({ token: `${table}.${secret.repeat(22)}` });
const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
/** The device has one memory, each of its tabs another. */
const tabs = [storage(), storage()];
const inTab = (nth: number) => vi.stubGlobal('sessionStorage', tabs[nth]);

beforeEach(() => {
  tabs.splice(0, 2, storage(), storage());
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

test('two tables of a night in two tabs: each is found again by its own', () => {
  inTab(0);
  keepLink(PLACE, link('t2'));
  inTab(1);
  keepLink(PLACE, link('t1'));
  expect(readLink(PLACE)).toEqual(link('t1'));
  inTab(0);
  expect(readLink(PLACE)).toEqual(link('t2'));
});

test('a new tab has what was opened last; of the same table a renewed link', () => {
  inTab(0);
  keepLink(PLACE, link('t2'));
  inTab(1);
  expect(readLink(PLACE)).toEqual(link('t2'));
  keepLink(PLACE, link('t2', 'b'));
  inTab(0);
  expect(readLink(PLACE)).toEqual(link('t2', 'b'));
  keepLink(PLACE, {});
  expect(readLink(PLACE)).toBeUndefined();
});

test('what is no link, and a device that keeps nothing, is none', () => {
  inTab(0);
  localStorage.setItem(PLACE, '{"token":"../x"}');
  expect(readLink(PLACE)).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  keepLink(PLACE, link('t1'));
  expect(readLink(PLACE)).toEqual(link('t1'));
});
