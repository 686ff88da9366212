import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appending } from './contract/append.ts';
import { appendingAll } from './contract/append-all.ts';
import { asAList } from './contract/as-a-list.ts';
import { commit } from './contract/commit.ts';
import { forgetting } from './contract/forgetting.ts';
import type { MakeJournal } from './contract/make-journal.ts';
import { reading } from './contract/reading.ts';
import { sentTwice } from './contract/sent-twice.ts';
import { subscribing } from './contract/subscribing.ts';
import { textsApart } from './contract/texts-apart.ts';
import { unwritable } from './contract/unwritable.ts';
import type { Journal, StoredCommit } from './journal.ts';
import { JournalError } from './journal-error.ts';

/** What every store must do, as tests. */
export function journalContract(name: string, makeJournal: MakeJournal): void {
  describe(`${name} keeps the journal's contract`, () => {
    let journal: Journal;
    const opened: Journal[] = [];
    const open: MakeJournal = async (options) => {
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

    appending(() => journal);
    appendingAll(() => journal);
    sentTwice(() => journal);
    unwritable(() => journal);
    reading(() => journal);
    subscribing(() => journal, open);
    forgetting(() => journal);
    textsApart(open);
    asAList(open);

    it('knows what came out of a file, and when the newest was made that did not', async () => {
      expect(await journal.newestOwn()).toBeUndefined();
      await journal.append({ ...commit('n', 'a', 0), at: 500 });
      await journal.append({ ...commit('m', 'b', 0), at: 900_000, imported: true });
      expect(await journal.newestOwn()).toBe(500);
      expect((await journal.read('m'))[0]).toHaveProperty('imported', true);
      expect((await journal.read('n'))[0]).not.toHaveProperty('imported');
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

    it('lifts the events of a stream by what its kind knows', async () => {
      const upcasters = { Drawn: { 1: (old: object) => ({ ...old, type: 'Drawn', v: 2 }) } };
      const lifting = await open({ upcasters: (stream) => (stream.startsWith('night/') ? upcasters : {}) });
      await lifting.append({ ...commit('night/a', 'a', 0), events: [{ type: 'Drawn' }] });
      await lifting.append({ ...commit('room/a', 'b', 0), events: [{ type: 'Drawn' }] });
      expect((await lifting.read('night/a'))[0]?.events).toEqual([{ type: 'Drawn', v: 2 }]);
      expect((await lifting.read('room/a'))[0]?.events).toEqual([{ type: 'Drawn' }]);
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
  });
}
