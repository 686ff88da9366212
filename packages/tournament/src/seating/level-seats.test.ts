import { rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { due } from '../due.ts';
import { playersAt } from '../seating-index.ts';
import { invariants } from '../simulation/invariants.ts';
import { playNight } from '../simulation/play-night.ts';
import { stageOf } from '../stage.ts';
import { minutes, type PlayLevel, type Structure } from '../structure.ts';
import { Evening, setupFor } from '../testing.ts';
import { proposals } from './index.ts';

const [first] = setupFor('pvb').levels;
const level = (more: Partial<PlayLevel> = {}): PlayLevel => ({
  ...(first as PlayLevel),
  duration: minutes(20),
  ...more,
});
const sixHanded = { game: 'omahaHiLo', limit: 'potLimit', seats: 6 } as const;
const pause = { kind: 'break', duration: minutes(10) } as const;

function night(players: number, levels: Structure): Evening {
  const evening = new Evening('pvb', { levels, lateEntryThrough: 0, seatsPerTable: 9 });
  evening.enter(players);
  evening.do({ type: 'DrawSeats' });
  evening.do({ type: 'StartClock' });
  return evening;
}
const sizes = ({ state }: Evening) => [...state.tables.keys()].map((id) => playersAt(state, id).size).toSorted();
/** What the clock does by itself when it is due. */
const clockTo = (evening: Evening, after: number): void => {
  expect(due(evening.state)).toMatchObject({ at: evening.now + after, command: { type: 'SetTableSize' } });
  evening.wait(after).do({ type: 'SetTableSize' });
};

describe('tables as large as the game of a level', () => {
  it('become smaller with the level by the clock: more tables are proposed, and who is drawn to them sits there', () => {
    const evening = night(27, [level(), level(sixHanded), level()]);
    expect(sizes(evening)).toEqual([9, 9, 9]);
    expect(proposals(evening.state)).toEqual([]);
    clockTo(evening, minutes(20));
    const [proposal] = proposals(evening.state);
    expect(proposal).toMatchObject({ kind: 'openTables', tables: 2, players: 10, seats: 6 });
    expect(proposal?.because[0]).toEqual({ code: 'level-table-size', facts: { seats: 6 } });
    evening.do({ type: 'AcceptProposal', proposal: proposal?.key ?? '' });
    expect(sizes(evening)).toEqual([5, 5, 5, 6, 6]);
    expect(proposals(evening.state)).toEqual([]);
    // nobody is seated a seventh: whoever comes sits where there is room, or a table is missing
    const full = [...evening.state.tables.values()].every(({ most }) => most === 6);
    expect(full).toBe(true);
  });

  it('become as large again with the next: the rulebook then breaks what is not needed', () => {
    const evening = night(18, [level(), level(sixHanded), level()]);
    clockTo(evening, minutes(20));
    evening.do({ type: 'AcceptProposal', proposal: proposals(evening.state)[0]?.key ?? '' });
    expect(sizes(evening)).toEqual([6, 6, 6]);
    clockTo(evening, minutes(20));
    expect(evening.state.mostAtTable).toBeUndefined();
    expect(proposals(evening.state)).toMatchObject([{ kind: 'breakTable' }]);
  });

  it('are even by single moves where the tables that stand there have room for all', () => {
    const evening = night(10, [level(), level({ ...sixHanded, seats: 5 })]);
    const [a] = evening.state.tables.keys();
    expect(sizes(evening)).toEqual([5, 5]);
    const [mover] = playersAt(evening.state, a as never).values();
    const other = [...evening.state.tables.keys()].find((id) => id !== a);
    const open = [9, 8, 7, 6, 5, 4].find((seat) => !playersAt(evening.state, other as never).has(seat as never));
    evening.do({ type: 'MoveEntry', entry: mover as never, to: { table: other as never, seat: open as never } });
    expect(proposals(evening.state).filter(({ kind }) => kind === 'openTables')).toEqual([]);
    clockTo(evening, minutes(20));
    expect(proposals(evening.state)).toMatchObject([{ kind: 'balance', from: { table: other }, to: { table: a } }]);
  });

  it('are so from the break before, so that it is there to move in; and from the first draw where the first level says so', () => {
    const evening = night(9, [level(), pause, level(sixHanded)]);
    clockTo(evening, minutes(20));
    expect(proposals(evening.state)[0]).toMatchObject({ kind: 'openTables', tables: 1 });
    expect(sizes(night(9, [level(sixHanded), level()]))).toEqual([4, 5]);
  });

  it('form no final table larger than the game has it', () => {
    const evening = night(9, [level(sixHanded), level(sixHanded)]);
    evening.do({ type: 'SetTableSize' });
    expect(proposals(evening.state).map(({ kind }) => kind)).not.toContain('finalTable');
    const usual = night(9, [level(), level()]);
    expect(sizes(usual)).toEqual([9]);
  });

  it('[pvb:08(2)] let stud be dealt at the smaller table that the rulebook wants, and nine sit there for the other games', () => {
    const stud = (seats?: number) =>
      level({ game: 'stud', limit: 'fixedLimit', ...(seats !== undefined && { seats }) });
    expect(() => night(9, [level(), stud()])).toThrow(/table-too-large/);
    expect(() => night(9, [level(), stud(9)])).toThrow(/table-too-large/);
    const evening = night(9, [level(), stud(8)]);
    expect(sizes(evening)).toEqual([9]);
    expect(evening.refusal({ type: 'ChangeLevels', levels: [level(), stud(9)] })).toMatchObject({
      ...{ code: 'table-too-large', seats: 9, max: 8 },
    });
  });

  it('are not due for ever where nobody was awake in the level that would have changed them', () => {
    const evening = night(9, [level(), level(sixHanded), level()]);
    evening.wait(minutes(50)).do({ type: 'SetTableSize' });
    expect(evening.state.mostAtTable).toBeUndefined();
    expect(due(evening.state)).toBeUndefined();
  });

  it('are what the clock says, and nothing else is due', () => {
    const evening = night(9, [level(), level()]);
    expect(due(evening.state)).toBeUndefined();
    expect(evening.refusal({ type: 'SetTableSize' })).toEqual({ code: 'nothing-to-do' });
    const wrong = [level(), level({ ...sixHanded, seats: 1 })];
    expect(evening.refusal({ type: 'ChangeLevels', levels: wrong })).toMatchObject({
      code: 'level-invalid',
      field: 'seats',
    });
  });
});

describe('nights at tables that become smaller and larger with the level', () => {
  it('keep every promise to their end, and nobody is seated where the game has no place for him', () => {
    let opened = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...rulebooks.map(({ id, edition }) => ({ id, edition }))),
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 2, max: 7 }),
        fc.string(),
        (rulebook, players, smallTables, seed) => {
          const { history } = playNight(
            { rulebook, players, smallTables, seed },
            {
              onEvent: (state, event) => {
                expect(invariants(state)).toEqual([]);
                if (event.type === 'EntryMoved' && event.how === 'proposed') opened += 1;
                const full = event.type === 'SeatsDrawn' ? [...state.tables.values()] : [];
                for (const { id, most = 99 } of full) expect(playersAt(state, id).size).toBeLessThanOrEqual(most);
              },
              onStep: (night) => expect(invariants(night.history.state, night.stacks)).toEqual([]),
            },
          );
          expect(stageOf(history.state)).toBe('over');
        },
      ),
      { numRuns: 40 },
    );
    expect(opened).toBeGreaterThan(50);
  });
});
