import { describe, expect, it } from 'vitest';
import { floorFrom, nightOf } from './night-of.ts';
import { parseRoute } from './route.ts';

describe('inside a night', () => {
  it.each(['/nights/n1', '/nights/n1/log', '/nights/n1/floor', '/floor?night=n1', '/floor/undercall?night=n1'])(
    'every way to the floor asks by what the night is played: from %s',
    (address) => {
      const [path = '', query] = address.split('?');
      const route = parseRoute(path, query);
      expect(nightOf(route)).toBe('n1');
      expect(floorFrom(route)).toEqual({ page: 'floor', night: 'n1' });
    },
  );
  it.each(['/', '/rules/gcb', '/floor', '/e/abc', '/wall/abc'])(
    'and outside of one by what this device knows: from %s',
    (path) => {
      expect(floorFrom(parseRoute(path))).toEqual({ page: 'floor' });
    },
  );
});
