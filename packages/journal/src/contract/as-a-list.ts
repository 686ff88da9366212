import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BEFORE_FIRST, type StoredCommit } from '../journal.ts';
import { commit } from './commit.ts';
import type { MakeJournal } from './make-journal.ts';

export function asAList(open: MakeJournal): void {
  it('stands as a list of commits would, whoever appends what in whatever groups', async () => {
    const attempt = fc.record({
      stream: fc.constantFrom('a', 'b', 'c'),
      id: fc.integer({ min: 0, max: 12 }).map(String),
      expectedVersion: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(attempt, { maxLength: 8 }), { maxLength: 6 }), async (groups) => {
        const tried = await open();
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
            else if (earlier !== undefined) expect(answer).toMatchObject({ ok: true, repeated: true, commit: earlier });
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
}
