import { beforeEach, describe, expect, it } from 'vitest';
import type { Journal, StoredCommit } from '../journal.ts';
import { commit } from './commit.ts';
import type { MakeJournal } from './make-journal.ts';

export function subscribing(current: () => Journal, open: MakeJournal): void {
  describe('subscribing', () => {
    let journal: Journal;
    beforeEach(() => {
      journal = current();
    });

    it('hears each commit once, in order, when it can be read and before the answer', async () => {
      const heard: string[] = [];
      journal.subscribe((made) => heard.push(made.id));
      await Promise.all([
        journal.append(commit('n', 'a', 0)).then(() => heard.push('answer a')),
        journal.append(commit('n', 'a', 0)),
        journal.append(commit('n', 'late', 0)),
        journal.append(commit('m', 'b', 0)),
      ]);
      await journal.append(commit('n', 'c', 1));
      expect(heard.filter((word) => word !== 'answer a')).toEqual(['a', 'b', 'c']);
      expect(heard.indexOf('a')).toBeLessThan(heard.indexOf('answer a'));
    });

    it('gives the listener what reading gives', async () => {
      const heard: StoredCommit[] = [];
      journal.subscribe((made) => heard.push(made));
      await journal.append({ ...commit('n', 'a', 0), result: { nothing: undefined } });
      expect(heard).toStrictEqual(await journal.read('n'));
    });

    it('ends when it is ended, for that one only', async () => {
      const heard: string[] = [];
      const listener = (made: StoredCommit) => void heard.push(made.id);
      const end = journal.subscribe(listener);
      journal.subscribe(listener);
      await journal.append(commit('n', 'a', 0));
      end();
      await journal.append(commit('n', 'b', 1));
      expect(heard).toEqual(['a', 'a', 'b']);
    });

    it('survives a listener that throws', async () => {
      const failures: unknown[] = [];
      const heard: string[] = [];
      const tolerant = await open({ listenerFailed: (error) => failures.push(error) });
      const bug = new Error('a bug');
      tolerant.subscribe(() => {
        throw bug;
      });
      tolerant.subscribe((made) => heard.push(made.id));
      expect(await tolerant.append(commit('n', 'a', 0))).toMatchObject({ ok: true });
      expect([heard, failures]).toEqual([['a'], [bug]]);
    });

    it('lets a listener append', async () => {
      const echoed = new Promise((resolve) => {
        journal.subscribe((made) => {
          if (made.id === 'a') resolve(journal.append(commit('n', 'echo', 1)));
        });
      });
      await journal.append(commit('n', 'a', 0));
      expect(await echoed).toMatchObject({ ok: true, commit: { version: 2 } });
    });
  });
}
