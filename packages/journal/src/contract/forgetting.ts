import { beforeEach, describe, expect, it } from 'vitest';
import { BEFORE_FIRST, type Journal } from '../journal.ts';
import { commit, places } from './commit.ts';

export function forgetting(current: () => Journal): void {
  describe('forgetting a stream', () => {
    let journal: Journal;
    beforeEach(async () => {
      journal = current();
      for (const [index, stream] of ['n', 'm', 'n'].entries())
        await journal.append(commit(stream, `c${String(index)}`, await journal.versionOf(stream)));
    });

    it('leaves the others as they are', async () => {
      await journal.forget('n');
      expect(places(await journal.readAll(BEFORE_FIRST, 10))).toEqual(['2 m 1 c1']);
      expect(await journal.streams()).toEqual([{ stream: 'm', version: 1 }]);
      expect([await journal.read('n'), await journal.versionOf('n')]).toEqual([[], 0]);
      expect(await journal.find('c0')).toBeUndefined();
    });

    it('gives no position twice, but ids and versions from the beginning', async () => {
      await journal.forget('n');
      const again = await journal.append(commit('n', 'c0', 0));
      expect(again).toMatchObject({ ok: true, repeated: false, commit: { version: 1, position: 4 } });
      expect(places(await journal.readAll(BEFORE_FIRST, 10))).toEqual(['2 m 1 c1', '4 n 1 c0']);
    });

    it('is nothing where there is no such stream', async () => {
      await journal.forget('x');
      expect(await journal.streams()).toHaveLength(2);
    });
  });
}
