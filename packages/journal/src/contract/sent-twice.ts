import { beforeEach, describe, expect, it } from 'vitest';
import { BEFORE_FIRST, type Journal } from '../journal.ts';
import { commit } from './commit.ts';

export function sentTwice(current: () => Journal): void {
  describe('a command sent twice', () => {
    let journal: Journal;
    beforeEach(() => {
      journal = current();
    });

    it('is answered with the commit that it made, whatever the stream has come to since', async () => {
      const first = await journal.append({ ...commit('n', 'a', 0), result: { seat: 4 } });
      await journal.append(commit('n', 'b', 1));
      const again = await journal.append({ ...commit('n', 'a', 2), result: { seat: 9 } });
      expect(again).toEqual({ ...first, repeated: true });
      expect(await journal.versionOf('n')).toBe(2);
    });

    it('is one commit even when both come in the same moment', async () => {
      const twice = await Promise.all([journal.append(commit('n', 'a', 0)), journal.append(commit('n', 'a', 0))]);
      expect(twice).toMatchObject([{ repeated: false }, { repeated: true, commit: { version: 1, position: 1 } }]);
      expect(await journal.readAll(BEFORE_FIRST, 10)).toHaveLength(1);
    });

    it('is refused under the same id in another stream', async () => {
      await journal.append(commit('n', 'a', 0));
      expect(await journal.append(commit('m', 'a', 0))).toEqual({ ok: false, reason: 'id-taken' });
      expect(await journal.versionOf('m')).toBe(0);
    });

    it('is found by its id', async () => {
      await journal.append(commit('n', 'a', 0));
      expect(await journal.find('a')).toMatchObject({ stream: 'n', version: 1, id: 'a' });
      expect(await journal.find('b')).toBeUndefined();
    });
  });
}
