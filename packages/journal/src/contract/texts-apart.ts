import { describe, expect, it } from 'vitest';
import { type NewCommit, REDACTED, type StoredCommit } from '../journal.ts';
import type { JournalOptions } from '../journal-options.ts';
import { commit } from './commit.ts';
import type { MakeJournal } from './make-journal.ts';

const apart = { Punished: ['penalty.reason', 'witnesses.*.says'], Noted: ['text'] };
const EVENTS = [
  { type: 'Punished', penalty: { hands: 4, reason: 'Beleidigung', ends: null } },
  { type: 'Seated', text: 'no text about anybody' },
  { type: 'Noted', text: 'Ö \u0000 "zu spät" \ud800' },
  { type: 'Punished', penalty: { hands: 1 }, witnesses: [{ says: 'ja' }, { says: 7 }, { says: 'nein' }] },
];
const noted = (id: string, expectedVersion = 0): NewCommit => ({ ...commit('n', id, expectedVersion), events: EVENTS });
const IDS = ['1.0', '1.1', '1.2', '1.3'];

export function textsApart(make: MakeJournal): void {
  describe('texts kept apart', () => {
    const open = async (more: JournalOptions = {}) => make({ apart, ...more });

    it('come back in their places, wherever a commit comes out', async () => {
      const journal = await open();
      const heard: StoredCommit[] = [];
      journal.subscribe((made) => heard.push(made));
      const appended = await journal.append(noted('a'));
      const again = await journal.append(noted('a'));
      const read = [...(await journal.read('n')), await journal.find('a'), ...heard];
      for (const made of [...read, ...[appended, again].map((one) => (one.ok ? one.commit : undefined))]) {
        expect(JSON.stringify(made?.events)).toBe(JSON.stringify(EVENTS));
        expect(made?.texts).toEqual([
          { id: '1.0', path: [0, 'penalty', 'reason'] },
          { id: '1.1', path: [2, 'text'] },
          { id: '1.2', path: [3, 'witnesses', 0, 'says'] },
          { id: '1.3', path: [3, 'witnesses', 2, 'says'] },
        ]);
      }
    });

    it('are gone for good once they are redacted, and nothing else is', async () => {
      const journal = await open();
      await journal.append(noted('a'));
      await journal.append(noted('b', 1));
      await journal.redact('n', ['1.0', '1.3', '9.0', 'x'], 77);
      await journal.redact('n', ['1.0'], 99);
      const [first, second] = await journal.read('n');
      expect(first?.events[0]).toEqual({ type: 'Punished', penalty: { hands: 4, reason: REDACTED, ends: null } });
      expect(first?.events[3]).toMatchObject({ witnesses: [{ says: 'ja' }, { says: 7 }, { says: REDACTED }] });
      expect(first?.texts?.map(({ id, redactedAt }) => [id, redactedAt])).toEqual([
        [IDS[0], 77],
        [IDS[1], undefined],
        [IDS[2], undefined],
        [IDS[3], 77],
      ]);
      expect(second?.events).toEqual(EVENTS);
    });

    it('are told by what the kind of a stream knows, and lifted after they are put back', async () => {
      const upcasters = {
        Noted: { 1: (old: object) => ({ type: 'Noted', v: 2, said: (old as { text: string }).text }) },
      };
      const journal = await open({ apart: (stream) => (stream === 'n' ? apart : {}), upcasters });
      await journal.append({ ...commit('n', 'a', 0), events: EVENTS.slice(2, 3) });
      await journal.append({ ...commit('m', 'b', 0), events: EVENTS.slice(2, 3) });
      const [[ofN], [ofM]] = [await journal.read('n'), await journal.read('m')];
      expect(ofN).toMatchObject({ events: [{ v: 2, said: 'Ö \u0000 "zu spät" \ud800' }], texts: [{ id: '1.0' }] });
      expect(ofM).not.toHaveProperty('texts');
    });

    it('are forgotten with their stream', async () => {
      const journal = await open();
      await journal.append(noted('a'));
      await journal.forget('n');
      await journal.append({ ...noted('a'), events: EVENTS.slice(0, 1) });
      expect((await journal.read('n'))[0]?.events).toEqual(EVENTS.slice(0, 1));
    });
  });
}
