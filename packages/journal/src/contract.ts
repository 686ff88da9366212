import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commit, type Made } from './contract-commit.ts';
import { BEFORE_FIRST, type Journal, type StoredCommit, toPosition } from './journal.ts';
import { JournalError } from './journal-error.ts';
import type { JournalOptions } from './journal-options.ts';

/** What every store must do. `makeJournal` gives a new, empty journal at each call. */
export function journalContract(
  name: string,
  makeJournal: (options?: JournalOptions) => Promise<Journal> | Journal,
): void {
  describe(`${name} keeps the journal's contract`, () => {
    let journal: Journal;
    const opened: Journal[] = [];
    const open = async (options?: JournalOptions): Promise<Journal> => {
      const made = await makeJournal(options);
      opened.push(made);
      return made;
    };
    beforeEach(async () => {
      journal = await open();
    });
    afterEach(async () => {
      for (const made of opened.splice(0)) await made.close();
    });

    describe('append', () => {
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

    describe('a command sent twice', () => {
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

    describe('a commit that cannot be written', () => {
      const circle: { self?: unknown } = {};
      circle.self = circle;
      it.each([
        ['a chip count that is no number', { events: [{ type: 'Paid', chips: Number.NaN }] }],
        ['a hole in a list', { events: [{ type: 'Drawn', seats: [1, undefined] }] }],
        ['a function', { events: [{ type: 'Drawn', draw: () => 4 }] }],
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

    describe('reading', () => {
      beforeEach(async () => {
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

    describe('subscribing', () => {
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

    it('lifts old events wherever a commit comes out', async () => {
      const upcasters = { Drawn: { 1: (old: object) => ({ ...old, type: 'Drawn', v: 2, lifted: true }) } };
      const lifting = await open({ upcasters });
      const heard: StoredCommit[] = [];
      lifting.subscribe((made) => heard.push(made));
      const appended = await lifting.append({ ...commit('n', 'a', 0), events: [{ type: 'Drawn' }, { type: 'Moved' }] });
      const lifted = [{ type: 'Drawn', v: 2, lifted: true }, { type: 'Moved' }];
      expect(appended).toMatchObject({ commit: { events: lifted } });
      for (const made of [...heard, ...(await lifting.read('n')), await lifting.find('a')]) {
        expect(made?.events).toEqual(lifted);
      }
    });

    it('writes what is waiting before it closes, and nothing afterwards', async () => {
      const heard: string[] = [];
      journal.subscribe((made) => heard.push(made.id));
      const waiting = journal.append(commit('n', 'a', 0));
      const closing = journal.close();
      const late = journal.append(commit('n', 'b', 1));
      await expect(late).rejects.toThrow(JournalError);
      expect(await waiting).toMatchObject({ ok: true });
      await closing;
      expect(heard).toEqual(['a']);
    });

    it('stands as a list of commits would, whoever appends what in whatever groups', async () => {
      const attempt = fc.record({
        stream: fc.constantFrom('a', 'b', 'c'),
        id: fc.integer({ min: 0, max: 12 }).map(String),
        expectedVersion: fc.integer({ min: 0, max: 4 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(attempt, { maxLength: 8 }), { maxLength: 6 }), async (groups) => {
          const tried = await makeJournal();
          const heard: StoredCommit[] = [];
          tried.subscribe((made) => heard.push(made));
          const model: { stream: string; id: string; version: number; position: number }[] = [];
          for (const group of groups) {
            const answers = await Promise.all(
              group.map(({ stream, id, expectedVersion }) => tried.append(commit(stream, id, expectedVersion))),
            );
            for (const [index, { stream, id, expectedVersion }] of group.entries()) {
              const earlier = model.find((made) => made.id === id);
              const version = model.filter((made) => made.stream === stream).length;
              const answer = answers[index];
              if (earlier !== undefined && earlier.stream !== stream)
                expect(answer).toEqual({ ok: false, reason: 'id-taken' });
              else if (earlier !== undefined)
                expect(answer).toMatchObject({ ok: true, repeated: true, commit: earlier });
              else if (version !== expectedVersion)
                expect(answer).toEqual({ ok: false, reason: 'version-conflict', version });
              else {
                const made = { stream, id, version: version + 1, position: model.length + 1 };
                model.push(made);
                expect(answer).toMatchObject({ ok: true, repeated: false, commit: made });
              }
            }
          }
          const all = await tried.readAll(BEFORE_FIRST, 1000);
          expect(all).toMatchObject(model);
          expect(heard).toEqual(all);
          for (const { stream, version } of await tried.streams()) {
            expect(await tried.read(stream)).toEqual(all.filter((made) => made.stream === stream));
            expect(await tried.versionOf(stream)).toBe(version);
          }
          await tried.close();
        }),
        { numRuns: 60 },
      );
    });
  });
}

const places = (commits: readonly StoredCommit[]): readonly string[] =>
  commits.map(({ position, stream, version, id }) => `${String(position)} ${stream} ${String(version)} ${id}`);
