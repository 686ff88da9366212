import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALCULATORS, DESK_TABS, formatRoute, parseRoute, type Route } from './route.ts';

// '.' and '..' walk through a URL, and no id of ours is one
const word = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !/^\.+$/.test(text));
const route: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>(
    { page: 'home' },
    { page: 'first-run' },
    { page: 'sign-in' },
    { page: 'staff' },
    { page: 'people' },
    { page: 'new' },
    { page: 'rules' },
    { page: 'hands' },
    { page: 'replay' },
    { page: 'floor' },
    { page: 'quiz' },
    ...CALCULATORS.map((which): Route => ({ page: 'calculator', which })),
  ),
  word.map((id): Route => ({ page: 'sign-in', next: `/nights/${encodeURIComponent(id)}` })),
  word.map((token): Route => ({ page: 'join', token })),
  fc.tuple(word, fc.constantFrom(...DESK_TABS)).map(([id, tab]): Route => ({ page: 'desk', id, tab })),
  word.map((code): Route => ({ page: 'wall', code })),
  word.map((code): Route => ({ page: 'player', code })),
  word.map((book): Route => ({ page: 'rules', book })),
  fc.tuple(word, word).map(([book, ref]): Route => ({ page: 'rules', book, ref })),
  fc
    .record(
      { kind: word.filter((kind) => kind !== 'quiz'), book: word, on: word, night: word, hand: word },
      { requiredKeys: [] },
    )
    .map((asked): Route => ({ page: 'floor', ...asked })),
  fc
    .record({ hand: word, as: fc.constant('what-if' as const) }, { requiredKeys: ['hand'] })
    .map((asked): Route => ({ page: 'replay', ...asked })),
);

describe('addresses', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(route, (there) => {
        const url = new URL(`http://riffle.test${formatRoute(there)}`);
        expect(parseRoute(url.pathname, url.search)).toEqual(there);
      }),
    );
  });

  it.each([
    '/nowhere',
    '/nights/1/kitchen',
    '/wall',
    '/rules/a/b/c',
    '/hands/calculators',
    '/hands/calculators/roulette',
    '/%E0%A4%A',
  ])('%s is not found', (path) => {
    expect(parseRoute(path).page).toBe('not-found');
  });

  it('knows the floor of a night', () => {
    expect(parseRoute('/nights/n1/floor')).toEqual({ page: 'floor', night: 'n1' });
  });

  it('sends nobody to another site after signing in', () => {
    expect(parseRoute('/sign-in', '?next=https://elsewhere.test')).toEqual({ page: 'sign-in' });
    expect(parseRoute('/sign-in', '?next=//elsewhere.test')).toEqual({ page: 'sign-in' });
    expect(parseRoute('/sign-in', '?next=/%5Celsewhere.test')).toEqual({ page: 'sign-in' });
  });
});
