import { beforeEach, describe, expect, it } from 'vitest';
import { BEFORE_FIRST, type Journal } from '../journal.ts';
import { commit, places } from './commit.ts';

const chain = (stream: string, count: number) =>
  Array.from({ length: count }, (_, version) => commit(stream, `${stream}${String(version)}`, version));

export function appendingAll(current: () => Journal): void {
  describe('appending all or none', () => {
    let journal: Journal;
    beforeEach(() => {
      journal = current();
    });

    it('writes more than a group holds, in order, and tells of each', async () => {
      const heard: string[] = [];
      journal.subscribe(({ id }) => heard.push(id));
      const before = journal.append(commit('m', 'm0', 0));
      const appended = await journal.appendAll(chain('n', 1200));
      await before;
      expect(appended.ok && appended.all.map(({ commit: made }) => made.version)).toEqual(
        Array.from({ length: 1200 }, (_, index) => index + 1),
      );
      expect(heard).toEqual(['m0', ...chain('n', 1200).map(({ id }) => id)]);
      expect(await journal.read('n')).toHaveLength(1200);
    });

    it('writes none where one is refused, says which, and its neighbours are stored', async () => {
      await journal.append(commit('m', 'taken', 0));
      const [first, refused, late, second] = await Promise.all([
        journal.append(commit('a', 'a0', 0)),
        journal.appendAll([...chain('n', 3), commit('n', 'taken', 3)]),
        journal.appendAll([...chain('n', 2), commit('n', 'late', 7)]),
        journal.append(commit('a', 'a1', 1)),
      ]);
      expect(refused).toEqual({ ok: false, reason: 'id-taken', id: 'taken' });
      expect(late).toEqual({ ok: false, reason: 'version-conflict', version: 2, id: 'late' });
      expect([first.ok, second.ok]).toEqual([true, true]);
      expect(places(await journal.readAll(BEFORE_FIRST, 10))).toEqual(['1 m 1 taken', '2 a 1 a0', '3 a 2 a1']);
      expect(await journal.versionOf('n')).toBe(0);
    });

    it('goes on where the beginning is there already', async () => {
      await journal.append(commit('n', 'n0', 0));
      const appended = await journal.appendAll(chain('n', 3));
      expect(appended).toMatchObject({ all: [{ repeated: true }, { repeated: false }, { repeated: false }] });
      expect(await journal.versionOf('n')).toBe(3);
    });

    it('rejects what cannot be written, with all that came with it', async () => {
      const broken = { ...commit('n', 'bad', 1), at: Number.NaN };
      await expect(journal.appendAll([commit('n', 'a', 0), broken])).rejects.toThrow('not a time');
      expect(await journal.versionOf('n')).toBe(0);
    });

    it('is nothing to append nothing', async () => {
      expect(await journal.appendAll([])).toEqual({ ok: true, all: [] });
    });
  });
}
