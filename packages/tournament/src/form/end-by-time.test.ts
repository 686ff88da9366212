import { toChips } from '@riffle/cards';
import { describe, expect, it, test } from 'vitest';
import { due } from '../due.ts';
import { type EntryId, type TableId, toBustOutId, toEntryId, toTableId } from '../ids.ts';
import { places } from '../places.ts';
import type { Setup } from '../setup.ts';
import { stageOf } from '../stage.ts';
import { minutes } from '../structure.ts';
import { Evening, setupFor } from '../testing.ts';

const e = (no: number): EntryId => toEntryId(`e${String(no)}`);
const timed = { form: { timeLimit: { playTime: minutes(40), lastHands: 3 } } };

/** A sit & go of the league with two tables of three: e1, e3, e5 at the first, e2, e4, e6 at the second. */
function sitAndGo(changes: Partial<Setup> = {}): Evening {
  const evening = new Evening('oepbl', {
    rulebook: { ...setupFor('oepbl').rulebook, occasion: 'sitAndGo' },
    ...timed,
    ...changes,
  });
  evening.start(6, 2);
  return evening;
}
const announce = (evening: Evening): Evening => {
  evening.wait(minutes(40)).do({ type: 'AnnounceLastHands' });
  return evening;
};
const count = (evening: Evening, ...stacks: readonly (readonly [number, number])[]): void => {
  evening.do({
    type: 'CountStacks',
    occasion: 'dayEnd',
    stacks: stacks.map(([no, chips]) => ({ entry: e(no), chips: toChips(chips) })),
  });
};
const end = (table?: string) =>
  ({
    type: 'EndByTime',
    bustOut: toBustOutId(`time ${table ?? ''}`),
    ...(table !== undefined && { table: toTableId(table) as TableId }),
  }) as const;
const placed = (evening: Evening) => [1, 2, 3, 4, 5, 6].map((no) => places(evening.state).get(e(no)));

describe('a night with a limit of time', () => {
  test('[oepbl:3.10 sit and go] when so much is played the last hands are announced by themselves, and the clock stands', () => {
    const evening = sitAndGo();
    expect(due(evening.state)).toEqual({
      at: evening.now + minutes(40),
      command: { type: 'AnnounceLastHands' },
    });
    expect(evening.refusal({ type: 'AnnounceLastHands' })).toMatchObject({ code: 'time-not-up', left: minutes(40) });
    evening.wait(minutes(40));
    evening.actor = { id: 'clock', role: 'clock' };
    evening.do({ type: 'AnnounceLastHands' });
    expect([evening.state.clock?.running, due(evening.state)]).toEqual([false, undefined]);
  });

  test('[oepbl:3.13] three hands more at each table, and not a fourth', () => {
    const evening = sitAndGo();
    evening.do({ type: 'PlaceButton', table: toTableId('t1'), seat: 1 });
    evening.do({ type: 'NextHand', tables: [toTableId('t1')] });
    announce(evening);
    for (const left of [2, 1, 0]) {
      count(evening, [1, 10_000 + left], [3, 10_000 - left], [5, 10_000]);
      expect(evening.refusal(end('t1'))).toMatchObject({ code: 'hands-to-play', hands: left + 1 });
      evening.do({ type: 'NextHand', tables: [toTableId('t1')] });
    }
    const refusal = evening.refusal({ type: 'NextHand', tables: [toTableId('t1')] });
    expect(refusal).toMatchObject({ code: 'last-hands-played', hands: 3 });
    expect(refusal?.refs).toEqual(['oepbl@2026-01:3.13'].map((ref) => ref.replace('2026-01', edition('oepbl'))));
  });

  test('[oepbl:3.15 chip count] then chips rank who is left, and the table has its winner; the others play on', () => {
    const evening = announce(sitAndGo());
    expect(evening.refusal(end('t1'))).toMatchObject({ code: 'stacks-missing', players: 3 });
    count(evening, [1, 4_000], [3, 20_000], [5, 6_000]);
    expect(evening.refusal(end())).toMatchObject({ code: 'each-table-by-itself' });
    evening.do(end('t1'));
    expect(stageOf(evening.state)).toBe('play');
    expect(evening.refusal({ ...end('t1'), bustOut: toBustOutId('again') })).toMatchObject({ code: 'ended-by-time' });
    count(evening, [2, 10_000], [4, 5_000], [6, 15_000]);
    evening.do(end('t2'));
    expect(stageOf(evening.state)).toBe('over');
    expect(placed(evening).map((one) => one?.atTable)).toEqual([3, 2, 1, 3, 2, 1]);
    expect(placed(evening).filter((one) => one?.place === 1)).toHaveLength(2);
  });

  test('[oepbl:6.6 simultaneous bust] equal stacks share their place, the best as well', () => {
    const evening = announce(sitAndGo());
    count(evening, [1, 12_000], [3, 12_000], [5, 6_000], [2, 10_000], [4, 10_000], [6, 10_000]);
    evening.do(end('t1'));
    evening.do(end('t2'));
    expect(stageOf(evening.state)).toBe('over');
    expect(placed(evening).map((one) => one?.atTable)).toEqual([1, 1, 1, 1, 3, 1]);
  });

  test('[oepbl:3.15 end] who has all chips has won before the time is up', () => {
    const evening = sitAndGo();
    for (const no of [1, 3, 2, 4])
      evening.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`), out: [{ entry: e(no), by: [] }] });
    expect([stageOf(evening.state), due(evening.state)]).toEqual(['over', undefined]);
  });

  test('[oepbl:3.13] another number of last hands than the rulebook has is refused, and so is a sit & go without a limit', () => {
    const evening = new Evening('oepbl');
    const rulebook = { ...setupFor('oepbl').rulebook, occasion: 'sitAndGo' };
    const form = { timeLimit: { playTime: minutes(40), lastHands: 5 } };
    expect(evening.refusal({ type: 'ChangeSetup', changes: { rulebook, form } })).toMatchObject({
      code: 'form-contradicts',
      clash: 'lastHandsFixed',
      hands: 3,
    });
    expect(evening.refusal({ type: 'ChangeSetup', changes: { rulebook, form: { eachTable: true } } })).toMatchObject({
      clash: 'timeAlways',
    });
  });

  it('ranks all tables at once where they belong together', () => {
    const evening = new Evening('pvb', timed);
    evening.start(6, 2);
    announce(evening);
    count(evening, [1, 4_000], [3, 20_000], [5, 6_000], [2, 10_000], [4, 5_000], [6, 15_000]);
    expect(evening.refusal(end('t1'))).toMatchObject({ code: 'all-tables-at-once' });
    evening.do(end());
    expect([stageOf(evening.state), placed(evening).map((one) => one?.place)]).toEqual(['over', [6, 3, 1, 5, 4, 2]]);
  });
});

const edition = (book: string): string => setupFor(book).rulebook.edition;
