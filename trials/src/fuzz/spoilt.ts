import { type Chance, oneOf } from '../asked/made.ts';

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** What nobody sends who means well, one of it. */
const STRANGE: readonly ((chance: Chance) => unknown)[] = [
  () => null,
  () => '',
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 'constructor',
  () => '__proto__',
  () => '\u0000',
  () => '\ud800',
  () => '\u202e\u200b',
  () => '9'.repeat(400),
  (chance) => 'ß'.repeat(chance(3000)),
  () => [],
  () => ({}),
  () => true,
  (chance) => Array.from({ length: chance(2000) }, (_, index) => index),
  (chance) => deep(1 + chance(200)),
  () => ({ toString: 'x', valueOf: 1, length: -1 }),
];

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'role',
  'owner',
  'id',
  'demo',
  'type',
  '',
  'ä',
  '$ref',
];

/** The same with one thing wrong, somewhere in it. */
export function spoilt(value: unknown, chance: Chance): unknown {
  const strange = () => oneOf(chance, STRANGE)?.(chance);
  if (chance(6) === 0 || typeof value !== 'object' || value === null) return strange();
  if (Array.isArray(value)) return spoiltList(value, chance);
  const entries = Object.entries(value);
  const at = chance(Math.max(entries.length, 1));
  switch (chance(4)) {
    case 0:
      return fromEntries(entries.filter((_, index) => index !== at));
    case 1:
      return fromEntries([...entries, [oneOf(chance, KEYS) ?? '', strange()]]);
    default:
      return fromEntries(entries.map(([key, inner], index) => [key, index === at ? spoilt(inner, chance) : inner]));
  }
}

function spoiltList(list: readonly unknown[], chance: Chance): unknown {
  const at = chance(Math.max(list.length, 1));
  if (chance(3) === 0) return [...list, ...list];
  return list.map((inner, index) => (index === at ? spoilt(inner, chance) : inner));
}

/** `__proto__` as a key of its own, which is what JSON makes of it. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

/** Parts of addresses. */
const PARTS = [
  'constructor',
  '__proto__',
  '%00',
  '%2f',
  '..%2f..%2fclub.sqlite',
  '%zz',
  '%c3%28',
  '%f0%9f%82%a1',
  'a'.repeat(101),
  'a'.repeat(3000),
  "'--",
  '%25%30%30',
  'null',
  '0',
  '-1',
  '%E2%80%AE',
  '.',
  '%2e%2e',
  ' '.replace(' ', '%20'),
  ';',
  ':id',
  '*',
];
export const strangePart = (chance: Chance): string => oneOf(chance, PARTS) ?? '';

const ADDRESSES = [
  '//',
  '//x',
  '/%00.js',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/api//night',
  '/api/night/',
  '/api/./night',
  '/API/NIGHT',
  '/api/night/../staff',
  '/api/%6eight',
  '/api/night?lang=%00',
  '/api/night?archived=2',
  '/api/people?query=%ff',
  '/?a[]=1',
  '/api/people?query=a&query=b',
  '/api/night?__proto__=1',
  '/live',
  '/assets/..%2f..%2fpackage.json',
  '/api/health/x',
  '*',
  '/api/openapi.json?x=1',
  '/.env',
  '/.git/config',
  '/club.sqlite',
  '/api/night/link/%00',
  '/index.html%00',
  '/\\..\\x',
  '/api',
];
/** Whole addresses that lead nowhere, or should not. */
export const strangeAddress = (chance: Chance): string => oneOf(chance, ADDRESSES) ?? '/';
