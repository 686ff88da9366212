import { describe, expect, it, test } from 'vitest';
import { toBustOutId, toEntryId } from './ids.ts';
import { places } from './places.ts';
import { stageOf } from './stage.ts';
import { Evening, setupFor } from './testing.ts';

/** Two tables of three on a league day: e1, e3, e5 at the first, e2, e4, e6 at the second. */
function leagueDay(): Evening {
  const evening = new Evening('pvb', { rulebook: { ...setupFor('pvb').rulebook, occasion: 'leagueDay' } });
  evening.start(6, 2);
  return evening;
}
const bust = (evening: Evening, ...numbers: readonly number[]): void => {
  for (const no of numbers) {
    const entry = toEntryId(`e${String(no)}`);
    evening.do({ type: 'BustOut', bustOut: toBustOutId(`out ${entry}`), out: [{ entry, by: [] }] });
  }
};
const atTables = (evening: Evening) =>
  [1, 2, 3, 4, 5, 6].map((no) => places(evening.state).get(toEntryId(`e${String(no)}`))?.atTable);

describe('where each table plays to its own end', () => {
  test('[pvb:08a(2)] [oepbl:3.15 end] the night is over when every table has its winner, and the clock stops', () => {
    const evening = leagueDay();
    bust(evening, 1, 3);
    expect([stageOf(evening.state), evening.state.clock?.running]).toEqual(['play', true]);
    bust(evening, 2, 4);
    expect([stageOf(evening.state), evening.state.clock?.running]).toEqual(['over', false]);
  });

  test('[pvb:08a(2)] places count at one’s own table; the winners share the first of all', () => {
    const evening = leagueDay();
    bust(evening, 1, 2, 4);
    expect(atTables(evening)).toEqual([3, 3, undefined, 2, undefined, undefined]);
    bust(evening, 3);
    expect(atTables(evening)).toEqual([3, 3, 2, 2, 1, 1]);
    expect(places(evening.state).get(toEntryId('e5'))).toEqual({ place: 1, sharedBy: 2, atTable: 1 });
  });

  it('is not so elsewhere: two tables with one player each are joined', () => {
    const evening = new Evening('pvb');
    evening.start(6, 2);
    bust(evening, 1, 3, 2, 4);
    expect(stageOf(evening.state)).toBe('play');
    expect(places(evening.state).get(toEntryId('e1'))).toEqual({ place: 6 });
  });
});
