import { beforeEach, describe, expect, it } from 'vitest';
import { BEFORE_FIRST, type Journal } from '../journal.ts';
import { commit, type Made, places } from './commit.ts';

export function appending(current: () => Journal): void {
  describe('append', () => {
    let journal: Journal;
    beforeEach(() => {
      journal = current();
    });

    it('gives version and position, and reads back what was given', async () => {
      const given = { ...commit('night/1', 'a', 0), takesBack: ['x', 'y'], result: { seat: 4, words: ['ä', '♠'] } };
      const first = await journal.append(given);
      const { expectedVersion: _, ...fact } = given;
      expect(first).toEqual({ ok: true, repeated: false, commit: { ...fact, version: 1, position: 1 } });
      expect(await journal.read('night/1')).toEqual([{ ...fact, version: 1, position: 1 }]);
    });

    it('keeps a commit without events, and does not invent what was left out', async () => {
      await journal.append({ ...commit('night/1', 'a', 0), events: [] });
      const [read] = await journal.read('night/1');
      expect(read).not.toHaveProperty('takesBack');
      expect(read).not.toHaveProperty('result');
      expect(read?.events).toEqual([]);
    });

    it('counts versions by stream and positions over all', async () => {
      await journal.append(commit('night/1', 'a', 0));
      await journal.append(commit('night/2', 'b', 0));
      await journal.append(commit('night/1', 'c', 1));
      expect(places(await journal.readAll(BEFORE_FIRST, 10))).toEqual([
        '1 night/1 1 a',
        '2 night/2 1 b',
        '3 night/1 2 c',
      ]);
    });

    it.each([0, 2, 7])('refuses version %i where the stream is at 1, and says so', async (expectedVersion) => {
      await journal.append(commit('night/1', 'a', 0));
      const late = await journal.append(commit('night/1', 'b', expectedVersion));
      expect(late).toEqual({ ok: false, reason: 'version-conflict', version: 1 });
      expect(await journal.versionOf('night/1')).toBe(1);
      expect(await journal.find('b')).toBeUndefined();
    });

    it('lets the first of two with the same version win, in the same moment', async () => {
      const both = await Promise.all([journal.append(commit('n', 'a', 0)), journal.append(commit('n', 'b', 0))]);
      expect(both).toMatchObject([{ ok: true }, { ok: false, reason: 'version-conflict', version: 1 }]);
      expect(places(await journal.read('n'))).toEqual(['1 n 1 a']);
    });

    it('takes a chain of versions handed in without waiting', async () => {
      const chain = await Promise.all(
        [0, 1, 2].map((version) => journal.append(commit('n', `c${String(version)}`, version))),
      );
      expect(chain.every(({ ok }) => ok)).toBe(true);
      expect(places(await journal.read('n'))).toEqual(['1 n 1 c0', '2 n 2 c1', '3 n 3 c2']);
    });

    it('does not see what the caller changes afterwards', async () => {
      const seats = [1, 2];
      const appended = journal.append({ ...commit('n', 'a', 0), events: [{ type: 'Drawn', seats } as Made] });
      seats.push(3);
      expect(await appended).toMatchObject({ commit: { events: [{ seats: [1, 2] }] } });
      expect(await journal.read('n')).toMatchObject([{ events: [{ seats: [1, 2] }] }]);
    });
  });
}
