import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  append,
  type Commit,
  dependents,
  emptyHistory,
  type History,
  lastStep,
  lastUndo,
  restore,
  toCommitId,
} from './history.ts';
import { toInstant } from './instant.ts';

/** A stack of named plates: a plate can only be put on, and taken off when it is there. */
type Event = { readonly type: 'Put' | 'Taken'; readonly plate: string };
type Stack = readonly string[];
const plates = {
  initial: [] as Stack,
  evolve: (stack: Stack, event: Event): Stack =>
    event.type === 'Put' ? [...stack, event.plate] : stack.filter((plate) => plate !== event.plate),
  fits: (stack: Stack, event: Event): boolean => stack.includes(event.plate) === (event.type === 'Taken'),
};

const commit = (
  history: History<Stack, Event>,
  id: string,
  events: readonly Event[],
  takesBack?: readonly string[],
): Commit<Event> => ({
  id: toCommitId(id),
  version: history.commits.length + 1,
  at: toInstant(0),
  actor: { id: 'anna', role: 'director' },
  events,
  ...(takesBack === undefined ? {} : { takesBack: takesBack.map(toCommitId) }),
});

function after(
  steps: readonly (readonly [id: string, events: readonly Event[], takesBack?: readonly string[]])[],
): History<Stack, Event> {
  return steps.reduce<History<Stack, Event>>(
    (history, [id, events, takesBack]) => append(plates, history, commit(history, id, events, takesBack)),
    emptyHistory<Stack, Event>(plates.initial),
  );
}
const put = (plate: string): readonly Event[] => [{ type: 'Put', plate }];
const taken = (plate: string): readonly Event[] => [{ type: 'Taken', plate }];

describe('taking a step back', () => {
  it('leaves the state as if the step had never been done, and keeps both in the record', () => {
    const history = after([
      ['1', put('a')],
      ['2', put('b')],
      ['3', [], ['1']],
    ]);
    expect(history.state).toEqual(['b']);
    expect(history.commits).toHaveLength(3);
  });

  it('names the later steps that make no sense without it', () => {
    const history = after([
      ['1', put('a')],
      ['2', put('b')],
      ['3', taken('a')],
      ['4', put('a')],
    ]);
    expect(dependents(plates, history, toCommitId('1'))?.map(({ id }) => id)).toEqual(['3']);
    expect(dependents(plates, history, toCommitId('2'))).toEqual([]);
  });

  it('takes with it what would leave something open that follows by itself', () => {
    // every second plate is followed by a third at once
    const inThrees = { ...plates, rests: (stack: Stack) => stack.length % 3 !== 2 };
    const history = after([
      ['1', put('a')],
      ['2', [...put('b'), ...put('c')]],
      ['3', put('d')],
    ]);
    expect(dependents(inThrees, history, toCommitId('1'))?.map(({ id }) => id)).toEqual(['2']);
    expect(dependents(plates, history, toCommitId('1'))).toEqual([]);
  });

  it('can itself be taken back', () => {
    const undone = after([
      ['1', put('a')],
      ['2', [], ['1']],
    ]);
    expect(lastUndo(undone)?.id).toBe('2');
    const redone = append(plates, undone, commit(undone, '3', [], ['2']));
    expect(redone.state).toEqual(['a']);
    expect(lastStep(redone)?.id).toBe('1');
    expect(lastUndo(redone)).toBeUndefined();
  });

  it('says what stands against a redo', () => {
    const history = after([
      ['1', put('a')],
      ['2', [], ['1']],
      ['3', put('a')],
    ]);
    expect(dependents(plates, history, toCommitId('2'))?.map(({ id }) => id)).toEqual(['3']);
  });

  it('offers no redo once something else was done', () => {
    expect(
      lastUndo(
        after([
          ['1', put('a')],
          ['2', [], ['1']],
          ['3', put('b')],
        ]),
      ),
    ).toBeUndefined();
  });

  it('does not know a step that is not there, or already gone', () => {
    const history = after([
      ['1', put('a')],
      ['2', [], ['1']],
    ]);
    expect(dependents(plates, history, toCommitId('1'))).toBeUndefined();
    expect(dependents(plates, history, toCommitId('9'))).toBeUndefined();
  });
});

describe('any run of steps and undos', () => {
  const moves = fc.array(
    fc.record({ plate: fc.constantFrom('a', 'b', 'c', 'd'), undo: fc.option(fc.nat({ max: 20 })) }),
    { maxLength: 30 },
  );

  it('replays from the record to the same state', () => {
    fc.assert(
      fc.property(moves, (run) => {
        let history = emptyHistory<Stack, Event>(plates.initial);
        run.forEach(({ plate, undo }, index) => {
          const target = undo === null ? undefined : history.commits[undo % Math.max(1, history.commits.length)];
          const also = target === undefined ? undefined : dependents(plates, history, target.id);
          const events = plates.fits(history.state, { type: 'Put', plate }) ? put(plate) : taken(plate);
          const next =
            target === undefined || also === undefined
              ? commit(history, String(index), events)
              : commit(history, String(index), [], [target.id, ...also.map(({ id }) => id)]);
          history = append(plates, history, next);
          expect(new Set(history.state).size).toBe(history.state.length);
        });
        expect(restore(plates, history.commits)).toEqual(history);
      }),
    );
  });

  it('undone at once equals never having done it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), (names) => {
        const before = after(names.slice(1).map((name, index) => [String(index), put(name)] as const));
        const done = append(plates, before, commit(before, 'last', put(names[0] as string)));
        expect(append(plates, done, commit(done, 'undo', [], ['last'])).state).toEqual(before.state);
      }),
    );
  });
});
