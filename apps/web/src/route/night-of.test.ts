import { describe, expect, it } from 'vitest';
import { floorFrom, nightBehind, nightOf } from './night-of.ts';
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
  it.each(['/rules', '/rules/gcb', '/rules/gcb/T37', '/rules/house/ours', '/rules/texts', '/floor/quiz'])(
    'one is still who came from it to read: %s',
    (path) => {
      const route = parseRoute(path);
      expect(nightOf(route)).toBeUndefined();
      expect(floorFrom(route, 'n1')).toEqual({ page: 'floor', night: 'n1' });
    },
  );
  it('one is no more on any other page, and in the night that an address names', () => {
    expect(nightBehind(parseRoute('/'), 'n1')).toBeUndefined();
    expect(nightBehind(parseRoute('/hands'), 'n1')).toBeUndefined();
    expect(nightBehind(parseRoute('/nights/n2'), 'n1')).toBe('n2');
  });
  it.each(['/', '/rules/gcb', '/floor', '/e/abc', '/wall/abc'])(
    'and outside of one by what this device knows: from %s',
    (path) => {
      expect(floorFrom(parseRoute(path))).toEqual({ page: 'floor' });
    },
  );
});
