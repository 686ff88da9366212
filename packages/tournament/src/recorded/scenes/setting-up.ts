import { EVENING, setupFor } from '../../testing.ts';
import { type Asked, Scene } from '../scene.ts';
import { play } from '../shorthand.ts';

/** Before it is set up. */
export function settingUp(book: string): Scene {
  const setup = setupFor(book);
  const scene = new Scene(book);
  const create = (changes: object): Asked => ({ type: 'Create', setup: { ...setup, ...changes } });
  scene.ask(create({}));
  const changed = (changes: object): Asked => ({ type: 'ChangeSetup', changes });
  return scene.ask(
    changed({}),
    changed({ name: 'Friday' }),
    changed({ name: ' Saturday ' }),
    changed({ name: 'x'.repeat(120) }),
    changed({ name: 'x'.repeat(121) }),
    changed({ name: ' ' }),
    changed({ startingStack: 0 }),
    changed({ startingStack: 1.5 }),
    changed({ startingStack: 1 }),
    changed({ startingStack: 1_000_000_000 }),
    changed({ startingStack: 1_000_000_001 }),
    changed({ seatsPerTable: 1 }),
    changed({ seatsPerTable: 2 }),
    changed({ seatsPerTable: 2.5 }),
    changed({ seatsPerTable: 8 }),
    changed({ seatsPerTable: 10 }),
    changed({ seatsPerTable: 11 }),
    changed({ seatsPerTable: 12 }),
    changed({ seatsPerTable: 13 }),
    changed({ game: 'stud' }),
    changed({ seatsPerTable: 8 }),
    changed({ seatsPerTable: 9 }),
    changed({ seatsPerTable: 7, game: 'omaha' }),
    changed({ seatsPerTable: 10 }),
    changed({ lateEntryThrough: 0 }),
    changed({ lateEntryThrough: 1.5 }),
    changed({ lateEntryThrough: -1 }),
    { type: 'ChangeSetup', changes: {}, clear: ['lateEntryThrough', 'startsAt', 'lateEntryThrough'] },
    { type: 'ChangeSetup', changes: {}, clear: ['lateEntryThrough'] },
    { type: 'ChangeSetup', changes: { lateEntryThrough: 2 }, clear: ['lateEntryThrough'] },
    { type: 'ChangeSetup', changes: { lateEntryThrough: 3 }, clear: ['lateEntryThrough'] },
    changed({ startsAt: EVENING + 60_000, lateEntryThrough: undefined }),
    changed({ prizes: [100, 100, 50] }),
    changed({ prizes: [100, 50, 60] }),
    changed({ prizes: [100.5] }),
    changed({ prizes: [0] }),
    changed({ prizes: [-1] }),
    changed({ rulebook: { id: book, edition: '1742' } }),
    changed({ rulebook: { ...setup.rulebook, occasion: 'wedding' } }),
    changed({ currency: 'CHF' }),
    { type: 'ChangeLevels', levels: setup.levels },
    { type: 'ChangeLevels', levels: [] },
    { type: 'ChangeLevels', levels: [{ kind: 'break', duration: 600_000 }] },
    { type: 'ChangeLevels', levels: [play, { ...play, duration: 59_999 }] },
    { type: 'ChangeLevels', levels: [{ ...play, duration: 60_000 }] },
    { type: 'ChangeLevels', levels: [{ ...play, duration: 36_000_000 }] },
    { type: 'ChangeLevels', levels: [{ ...play, duration: 36_000_001 }] },
    { type: 'ChangeLevels', levels: [play, { kind: 'break', duration: 59_999 }] },
    { type: 'ChangeLevels', levels: [{ ...play, smallBlind: 0, bigBlind: 0 }] },
    { type: 'ChangeLevels', levels: [{ ...play, smallBlind: 0, bigBlind: 1 }] },
    { type: 'ChangeLevels', levels: [{ ...play, smallBlind: 100 }] },
    { type: 'ChangeLevels', levels: [{ ...play, smallBlind: 101 }] },
    { type: 'ChangeLevels', levels: [{ ...play, smallBlind: -1 }] },
    { type: 'ChangeLevels', levels: [{ ...play, ante: 1 }] },
    { type: 'ChangeLevels', levels: [{ ...play, ante: -1, anteForm: 'everyone' }] },
    { type: 'ChangeLevels', levels: [{ ...play, ante: 0, anteForm: 'everyone' }] },
    { type: 'ChangeLevels', levels: [play, { ...play, bigBlind: 99, smallBlind: 50 }] },
  );
}
