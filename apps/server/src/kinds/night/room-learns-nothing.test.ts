import { type CommitId, toCommitId } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { memoryJournal } from '@riffle/journal';
import { toCents } from '@riffle/money';
import { MEASURES, OFFENCES } from '@riffle/rulebooks';
import { type MoneySetup, toProfileId } from '@riffle/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../host/document.ts';
import { Hosted } from '../../host/hosted.ts';
import type { Frame } from '../../host/live/frame.ts';
import { LiveHub } from '../../host/live/hub.ts';
import { aSetup } from '../../testing/club.ts';
import { night } from './night.ts';
import type { NightShape } from './shape.ts';
import { BEGINNING, ENTRIES, LOCKED_IN_PASSING, passing, reasoned, step } from './testing/any-steps.ts';
import { seen } from './viewers.ts';

const entry = fc.constantFrom(...ENTRIES);
const text = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).map((said) => `secret ${said}`);
/** The last digits choose among what there is by then. */
const some = fc.nat(5);

/** What only staff get to know: none of it may show in the room, not even that it happened. */
const secret = fc.oneof(
  text.map((said) => ({ type: 'Note', text: said })),
  fc
    .record({ entry, reason: fc.option(text, { nil: undefined }), table: fc.constantFrom('table-1', undefined) })
    .map(({ entry: about, reason, table }) => ({
      type: 'RecordRuling',
      on: {
        ...{ kind: 'abuse', facts: { how: 'words' }, answer: 'proposed', outcome: { is: 'dead' }, refs: [] },
        ...{ entry: about, ...(reason === undefined ? {} : { reason }), ...(table === undefined ? {} : { table }) },
      },
    })),
  fc.record({ ruling: some, why: text }).map((one) => ({ type: 'AppealRuling', nextHandBegun: false, ...one })),
  fc.record({ ruling: some, why: text, upheld: fc.boolean() }).map((one) => ({ type: 'DecideAppeal', ...one })),
  fc
    .record({
      entry,
      offence: fc.constantFrom(...OFFENCES),
      measure: fc.constantFrom(...MEASURES),
      rounds: fc.integer({ min: 1, max: 2 }),
      minutes: fc.integer({ min: 5, max: 15 }),
      reason: text,
    })
    .map((one) => ({ type: 'GivePenalty', ...one })),
  fc
    .record({ table: fc.constantFrom('table-1', 'table-2'), what: fc.constantFrom('hands', 'rounds') })
    .map((one) => ({ type: 'CountPenalties', ...one })),
  fc
    .record({ penalty: some, how: fc.constantFrom('served', 'waived'), reason: text })
    .map((one) => ({ type: 'EndPenalty', ...one })),
  // what happens at the box; amounts that are not owed are refused, and tell nothing either
  fc.record({ float: fc.nat(9) }).map(({ float }) => ({ type: 'OpenBox', name: 'secret box', float })),
  fc.record({ entry, amount: fc.integer({ min: 1, max: 30 }) }).map(({ entry: about, amount }) => ({
    ...{ type: 'TakeMoney', means: 'cash', box: 0 },
    amounts: [{ entry: about, amount }],
  })),
  fc.record({ amount: fc.integer({ min: 1, max: 9 }) }).map(({ amount }) => ({
    ...{ type: 'MoveCash', box: 0, amount, reason: 'secret change' },
  })),
  fc.constant({ type: 'rename' }),
  fc.constant({ type: 'undo' }),
);
type Secret = { readonly type: string } & Record<string, unknown>;

/** The same moment in two nights: what everybody sees is the same, what staff wrote beside it is not. */
const moment = fc.record({
  shared: fc
    .oneof({ arbitrary: step, weight: 3 }, { arbitrary: reasoned, weight: 1 })
    .filter((one) => one.type !== 'LockEntry' || !('entry' in one && LOCKED_IN_PASSING.some((id) => id === one.entry))),
  secrets: fc.tuple(fc.array(secret, { maxLength: 3 }), fc.array(secret, { maxLength: 3 })),
  kept: fc.tuple(fc.array(passing, { maxLength: 2 }), fc.array(passing, { maxLength: 2 })),
  minutes: fc.nat(3),
});

/** Whoever is entered owes it, and pays it where the room does not look. */
const ENTRY_FOR_20: MoneySetup = {
  profiles: [
    {
      ...{ id: toProfileId('entry'), name: 'entry', kind: 'entry', chips: toChips(20_000) },
      parts: [{ for: 'prizes', amount: toCents(20) }],
    },
  ],
};

const NONE: readonly [Secret[], Secret[]] = [[], []];
const EPOCH = /"epoch":"[^"]*"/;

/** One night with a screen in the room, and all that this screen was ever sent. */
class Watched {
  readonly frames: string[] = [];
  readonly hosted: Hosted<NightShape>;
  /** Of the last secret commits, for an undo of theirs. */
  readonly #own: string;
  readonly #hub: LiveHub;
  readonly #made = { rulings: [] as string[], penalties: [] as string[], boxes: [] as string[] };
  #renamed = 0;
  #count = 0;

  constructor(own: string, now: () => number) {
    this.#own = own;
    const journal = memoryJournal();
    let drawn = 7;
    this.hosted = new Hosted<NightShape>(
      { kind: night, id: 'night-1', code: 'CODE2345', since: 0, aside: {}, demo: false },
      {
        journal,
        now,
        // the same chance in both nights: were a secret step to draw from it, what comes after would differ
        random: (n) => {
          drawn = (drawn * 48_271) % 2_147_483_647;
          return drawn % n;
        },
        directory: {
          people: async (ids) =>
            new Map(
              ids.map((id, index) => [
                id,
                index % 2 === 0
                  ? {
                      first: own,
                      last: `${own}${this.#renamed}`,
                      nickname: `Nick ${ofEntry(id)}`,
                      roomName: 'nickname',
                    }
                  : { first: 'Anna', last: `X${own}${this.#renamed}`, roomName: 'firstAndInitial' },
              ]),
            ),
          staff: async (ids) => new Map(ids.map((id) => [id, `${own} of staff`])),
        },
      },
    );
    journal.subscribe((commit) => this.hosted.followed.hear(commit));
    this.#hub = new LiveHub(now);
    this.hosted.onChange(() => this.#hub.changed(this.hosted as unknown as Hosted));
  }

  watch(): void {
    const send = (frame: Frame): void => void this.frames.push(String(frame).replace(EPOCH, ''));
    this.#hub.watch(this.hosted as unknown as Hosted, { as: 'room' }, 'de', { send }, {});
  }

  close(): void {
    this.#hub.close();
  }

  /** What the room's link answers. */
  get answer(): string {
    return JSON.stringify(documentOf(this.hosted, { as: 'room' }, 'de'));
  }

  async share(index: number, command: Secret): Promise<boolean> {
    const told = withPersons(this.#meant(command), this.#own, index);
    if (told.type !== 'undo' && told.type !== 'redo') return this.#perform(`shared-${String(index)}`, told);
    const { commits, takenBack } = this.hosted.history;
    const isUndo = told.type === 'undo';
    const target = commits.findLast(
      ({ id, takesBack }) =>
        id.startsWith('shared-') && !takenBack.has(id) && (takesBack === undefined) === isUndo && id !== 'shared-0',
    );
    return target !== undefined && this.#takeBack(`shared-${String(index)}`, target.id);
  }

  #meant(command: Secret): Secret {
    if (command.type !== 'DismissProposal') return command;
    const { proposal } = command;
    const { proposals = [] } = seen(this.hosted.state, 'staff');
    return { ...command, proposal: proposals[Number(proposal)]?.key ?? '-' };
  }

  async hide(command: Secret): Promise<boolean> {
    this.#count += 1;
    const id = `secret-${this.#own}-${String(this.#count)}`;
    if (command.type === 'rename') {
      this.#renamed += 1;
      this.hosted.namesHaveChanged();
      await this.hosted.settled();
      return true;
    }
    if (command.type === 'undo') {
      const { commits, takenBack } = this.hosted.history;
      const target = commits.findLast((one) => one.id.startsWith('secret-') && !takenBack.has(one.id));
      return target !== undefined && this.#takeBack(id, target.id);
    }
    const field = { RecordRuling: 'ruling', GivePenalty: 'penalty' }[command.type];
    if (field !== undefined) this.#made[field === 'ruling' ? 'rulings' : 'penalties'].push(id);
    if (command.type === 'OpenBox') this.#made.boxes.push(id);
    const { ruling, penalty, box } = command;
    return this.#perform(id, {
      ...command,
      ...(field === undefined ? {} : { [field]: id }),
      ...(typeof ruling === 'number' ? { ruling: this.#made.rulings.at(-1 - ruling) ?? '-' } : {}),
      ...(command.type === 'OpenBox' ? { box: id } : {}),
      ...(command.type === 'TakeMoney' ? { payment: id } : {}),
      ...(typeof box === 'number' ? { box: this.#made.boxes[0] ?? '-' } : {}),
      ...(typeof penalty === 'number' ? { penalty: this.#made.penalties.at(-1 - penalty) ?? '-' } : {}),
    });
  }

  /** Until `look` is done: what it bears on would else go another way in each night. */
  async keepFor(look: () => void, commands: readonly Secret[]): Promise<number> {
    const { entries, keptApart } = this.hosted.state;
    let kept = 0;
    for (const command of commands) if (await this.#pass(command)) kept += 1;
    look();
    for (const { id, locked } of this.hosted.state.entries.values())
      if (locked && entries.get(id)?.locked !== true) await this.#pass({ type: 'UnlockEntry', entry: id });
    await this.#pass({ type: 'KeepApart', groups: keptApart });
    return kept;
  }

  #pass(command: Secret): Promise<boolean> {
    this.#count += 1;
    return this.#perform(`passing-${this.#own}-${String(this.#count)}`, command);
  }

  async #takeBack(id: string, commit: CommitId): Promise<boolean> {
    const also = (this.hosted.dependentsOf(commit) ?? []).map((one) => one.id);
    if (id.startsWith('secret-') && also.some((one) => one.startsWith('shared-')))
      throw new Error(`${commit} is secret, and shared steps hang on it`);
    return this.#perform(id, { type: 'Undo', commit, also });
  }

  async #perform(id: string, command: Secret): Promise<boolean> {
    const actor = { id: this.#own, role: 'director' } as const;
    const { ok } = await this.hosted.perform({ id: toCommitId(id), command: command as never, actor });
    return ok;
  }
}

const ofEntry = (person: string): string => person.slice(person.indexOf('entry-'));

/** Whose person it is, and what staff wrote on a blocked seat, is other in each night, and never twice alike. */
function withPersons(command: Secret, own: string, index: number): Secret {
  if (command.type === 'BlockSeat') return { ...command, label: `${own} ${String(index)}` };
  if ('reason' in command) return { ...command, reason: `${own} ${String(index)}` };
  if (command.type !== 'AddEntries') return command;
  const { entries } = command as unknown as { readonly entries: readonly { readonly entry: string }[] };
  return { ...command, entries: entries.map((one) => ({ ...one, person: `${own}-${one.entry}` })) };
}

/** `npm run fuzz` names a seed, and has time. */
const { RIFFLE_SEED } = process.env;
const RUNS = RIFFLE_SEED === undefined ? 40 : 2_000;

describe('the room learns nothing of what staff alone may know', () => {
  it('two nights that differ only in that give it the same bytes and the same frames, at every step', async () => {
    let seen = 0;
    let hidden = 0;
    let paid = 0;
    let keptFor = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 10, maxLength: 40, size: 'max' }), async (moments) => {
        let now = 1_800_000_000_000;
        const nights = ['Ada', 'Zoe'].map((own) => new Watched(own, () => now)) as [Watched, Watched];
        const [one, other] = nights;
        const compare = (): void => {
          expect(one.answer).toBe(other.answer);
          expect(one.frames).toEqual(other.frames);
          expect(night.line(one.hosted.state)).toEqual(night.line(other.hosted.state));
          expect(night.due(one.hosted.state)).toEqual(night.due(other.hosted.state));
        };
        for (const each of nights) {
          await each.share(0, { type: 'Create', setup: aSetup({ money: ENTRY_FOR_20 }) });
          each.watch();
        }
        for (const [index, { shared, secrets, kept, minutes }] of [
          ...BEGINNING.map((shared) => ({ shared, secrets: NONE, kept: NONE, minutes: 1 })),
          ...moments,
        ].entries()) {
          now += minutes * 60_000;
          const accepted = await Promise.all(nights.map((each) => each.share(index + 1, shared)));
          expect(accepted[0]).toBe(accepted[1]);
          if (accepted[0]) seen += 1;
          compare();
          const before = [one.answer, one.frames.length];
          for (const [which, each] of nights.entries()) {
            for (const command of secrets[which] ?? []) {
              if (!(await each.hide(command as Secret))) continue;
              hidden += 1;
              if (command.type === 'TakeMoney') paid += 1;
            }
          }
          expect([one.answer, one.frames.length]).toEqual(before);
          compare();
          for (const [which, each] of nights.entries()) {
            const [answer, told] = [each.answer, each.frames.length];
            const look = (): void => expect([each.answer, each.frames.length]).toEqual([answer, told]);
            keptFor += await each.keepFor(look, kept[which] ?? []);
          }
          expect([one.answer, one.frames.length]).toEqual(before);
          compare();
        }
        for (const each of nights) each.close();
      }),
      { numRuns: RUNS },
    );
    expect(seen).toBeGreaterThan(RUNS * 10);
    expect(hidden).toBeGreaterThan(RUNS * 15);
    expect(paid).toBeGreaterThan(RUNS);
    expect(keptFor).toBeGreaterThan(RUNS * 10);
  });
});
