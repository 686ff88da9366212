import { type Difference, lastStep, lastUndo, patched, toCommitId } from '@riffle/aggregate';
import { memoryJournal } from '@riffle/journal';
import type { LiveMessage, Night } from '@riffle/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trueChance } from '../../host/chance.ts';
import { documentOf } from '../../host/document.ts';
import { Hosted } from '../../host/hosted.ts';
import { Audience } from '../../host/live/audience.ts';
import type { Frame } from '../../host/live/frame.ts';
import type { Directory } from '../../host/names.ts';
import { aSetup } from '../../testing/club.ts';
import { night } from './night.ts';
import type { NightShape } from './shape.ts';
import { BEGINNING, step } from './testing/any-steps.ts';

function aNight(): Hosted<NightShape> {
  const journal = memoryJournal();
  const directory: Directory = {
    people: async (ids) => new Map(ids.map((id) => [id, { first: `calls it ${id}`, last: 'X', roomName: 'full' }])),
    staff: async (ids) => new Map(ids.map((id) => [id, 'Rosa'])),
  };
  const hosted = new Hosted<NightShape>(
    { kind: night, id: 'night-1', code: 'CODE2345', since: 0, aside: {}, demo: false },
    { journal, now: () => 1_800_000_000_000, random: trueChance(), directory },
  );
  journal.subscribe((commit) => hosted.followed.hear(commit));
  return hosted;
}

/** What a client has that heard every frame. */
class Heard {
  document: unknown;
  version = 0;
  readonly versions: { readonly version: number; readonly document: unknown }[] = [];
  epoch = '';

  send(frame: Frame): void {
    const message = JSON.parse(String(frame)) as LiveMessage;
    if (message.type === 'whole') {
      this.document = message.document;
      this.version = message.version;
      this.epoch = message.epoch;
    } else if (message.type === 'change') {
      expect(message.from).toBe(this.version);
      this.document = patched(this.document, message.difference as Difference);
      this.version = message.version;
    }
    this.versions.push({ version: this.version, document: this.document });
  }
}
const asSent = (document: Night): unknown => JSON.parse(JSON.stringify(document));

describe('an audience', () => {
  it.each(['staff', 'room'] as const)(
    'of the %s has the document, whatever happens and whenever it comes back',
    async (reader) => {
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 15, maxLength: 60, size: 'max' }),
          fc.nat(),
          async (steps, back) => {
            const hosted = aNight();
            let id = 0;
            const perform = async (command: object) => {
              id += 1;
              const actor = { id: 'rosa', role: 'director' } as const;
              const { ok } = await hosted.perform({
                id: toCommitId(`commit-${String(id)}`),
                command: command as never,
                actor,
              });
              if (ok) accepted += 1;
            };
            await perform({ type: 'Create', setup: aSetup() });
            const audience = new Audience(documentOf(hosted, { as: reader }, 'de'), reader);
            const heard = new Heard();
            audience.add(heard, undefined, undefined);
            for (const one of [...BEGINNING, ...steps]) {
              const target = one.type === 'undo' ? lastStep(hosted.history) : lastUndo(hosted.history);
              if (one.type !== 'undo' && one.type !== 'redo') await perform(one);
              else if (target !== undefined) {
                const also = (hosted.dependentsOf(target.id) ?? []).map((commit) => commit.id);
                await perform({ type: 'Undo', commit: target.id, also });
              }
              const document = documentOf(hosted, { as: reader }, 'de');
              audience.update(document);
              expect(heard.document).toEqual(asSent(document));
            }
            const had = heard.versions[back % heard.versions.length];
            const late = new Heard();
            late.document = had?.document;
            late.version = had?.version ?? 0;
            audience.add(late, had?.version, heard.epoch);
            expect(late.document).toEqual(heard.document);
          },
        ),
        { numRuns: 60 },
      );
      expect(accepted).toBeGreaterThan(60 * 12);
    },
  );
});
