import { beforeEach, describe, expect, it } from 'vitest';
import { BEFORE_FIRST, type Journal } from '../journal.ts';
import { commit, places } from './commit.ts';

export function unwritable(current: () => Journal): void {
  describe('a commit that cannot be written', () => {
    let journal: Journal;
    beforeEach(() => {
      journal = current();
    });

    const circle: { self?: unknown } = {};
    circle.self = circle;
    it.each([
      ['a chip count that is no number', { events: [{ type: 'Paid', chips: Number.NaN }] }],
      ['a hole in a list', { events: [{ type: 'Drawn', seats: [1, undefined] }] }],
      ['a function', { events: [{ type: 'Drawn', draw: () => 4 }] }],
      ['a map', { events: [{ type: 'Drawn', seats: new Map([[1, 'a']]) }] }],
      ['an answer that is not plain', { result: { seat: Number.POSITIVE_INFINITY } }],
      ['a big integer', { events: [{ type: 'Paid', chips: 5n }] }],
      ['a circle', { events: [{ type: 'Drawn', circle }] }],
      ['an event without a type', { events: [{ v: 1 }] }],
      ['no id', { id: '' }],
      ['no stream', { stream: '' }],
      ['a time that is none', { at: Number.NaN }],
      ['half a version', { expectedVersion: 0.5 }],
    ])('rejects %s, and its neighbours are stored', async (_, broken) => {
      const [before, bad, after] = await Promise.allSettled([
        journal.append(commit('n', 'a', 0)),
        journal.append({ ...commit('n', 'bad', 1), ...(broken as object) }),
        journal.append(commit('n', 'b', 1)),
      ]);
      expect(bad.status).toBe('rejected');
      expect([before, after]).toMatchObject([{ value: { ok: true } }, { value: { ok: true } }]);
      expect(places(await journal.readAll(BEFORE_FIRST, 10))).toEqual(['1 n 1 a', '2 n 2 b']);
    });
  });
}
