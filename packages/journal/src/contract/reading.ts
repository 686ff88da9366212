import { beforeEach, describe, expect, it } from 'vitest';
import { BEFORE_FIRST, type Journal, toPosition } from '../journal.ts';
import { commit, places } from './commit.ts';

export function reading(current: () => Journal): void {
  describe('reading', () => {
    let journal: Journal;
    beforeEach(async () => {
      journal = current();
      for (const [index, stream] of ['b/1', 'a/1', 'a/2', 'a/1'].entries()) {
        await journal.append(commit(stream, `c${String(index)}`, await journal.versionOf(stream)));
      }
    });

    it('a stream, after a version', async () => {
      expect(places(await journal.read('a/1'))).toEqual(['2 a/1 1 c1', '4 a/1 2 c3']);
      expect(places(await journal.read('a/1', 1))).toEqual(['4 a/1 2 c3']);
      expect(await journal.read('a/1', 2)).toEqual([]);
      expect(await journal.read('a')).toEqual([]);
    });

    it('everything, in pages', async () => {
      expect(places(await journal.readAll(BEFORE_FIRST, 3))).toEqual(['1 b/1 1 c0', '2 a/1 1 c1', '3 a/2 1 c2']);
      expect(places(await journal.readAll(toPosition(3), 3))).toEqual(['4 a/1 2 c3']);
      expect(await journal.readAll(toPosition(4), 3)).toEqual([]);
    });

    it('the streams by name, all or those with a prefix', async () => {
      const all = [
        { stream: 'a/1', version: 2 },
        { stream: 'a/2', version: 1 },
        { stream: 'b/1', version: 1 },
      ];
      expect(await journal.streams()).toEqual(all);
      expect(await journal.streams('a/')).toEqual(all.slice(0, 2));
      expect(await journal.streams('c')).toEqual([]);
    });

    it('versions, and 0 where there is no stream', async () => {
      expect([await journal.versionOf('a/1'), await journal.versionOf('a/9')]).toEqual([2, 0]);
    });
  });
}
