import { toInstant } from '@riffle/aggregate';
import { findRulebook, type Measure } from '@riffle/rulebooks';
import { type EntryId, type Penalty, type PenaltyLength, toPenaltyId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { boundsOf, inBounds, measureDraft, measureOf } from '../../penalty/bounds.ts';
import { countedTables, isRemoval, running, serving } from './running.ts';

const { view } = aNight({ players: 12, out: 1, seats: 6 });
const ids = Object.keys(view.entries) as EntryId[];
const out = ids.find((id) => view.entries[id]?.place !== undefined);
const [first, second] = ids.filter((id) => view.entries[id]?.at !== undefined);
function given(entry: EntryId | undefined, length?: PenaltyLength, more: Partial<Penalty> = {}): Penalty {
  if (entry === undefined) throw new Error('the fixture has changed');
  const measure: Measure = length?.in === 'time' ? 'time' : length === undefined ? 'warning' : 'rounds';
  return {
    ...{
      id: toPenaltyId(`${entry}-${String(more.left)}`),
      entry,
      offence: 'abuse',
      measure,
      at: toInstant(0),
      refs: [],
    },
    ...(length !== undefined && { length }),
    ...more,
  };
}
const hands = { in: 'hands', hands: 9 } as const;
const until = { in: 'time', until: toInstant(1_000) } as const;

describe('penalties that run', () => {
  it('are those that keep somebody away who is still in, and have not ended', () => {
    const penalties = [
      given(first, hands, { left: 3 }),
      given(first),
      given(first, hands, { left: 0, ended: 'served' }),
      given(second, hands, { left: 9, ended: 'waived' }),
      given(out, hands, { left: 9 }),
    ];
    expect(running({ ...view, penalties })).toEqual([penalties[0]]);
  });

  it('are served in time when the time is up', () => {
    const known = { ...view, penalties: [given(first, until)] };
    expect([...serving(known, 999).keys()]).toEqual([first]);
    expect(serving(known, 1_000).size).toBe(0);
    expect(running(known)).toHaveLength(1);
  });

  it('are counted table by table, hands and rounds apart, time not at all', () => {
    const penalties = [given(first, hands, { left: 2 }), given(second, until)];
    const table = view.entries[first as EntryId]?.at?.table;
    expect(countedTables({ ...view, penalties })).toEqual([
      { table, what: 'hands', seen: [{ penalty: penalties[0]?.id, left: 2 }] },
    ]);
    const rounds = given(first, { in: 'rounds', rounds: 2 }, { left: 2 });
    expect(countedTables({ ...view, penalties: [...penalties, rounds] }).map(({ what }) => what)).toEqual([
      'hands',
      'rounds',
    ]);
  });

  it('end a night from the exclusion on', () => {
    expect((['warning', 'time', 'elimination', 'disqualification', 'exclusion'] as const).map(isRemoval)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('how long a penalty may be', () => {
  const book = (id: string) => {
    const found = findRulebook(id);
    if (found === undefined) throw new Error(id);
    return found;
  };
  it('[tda55:41.f] [gcb:T57.B3] is one to four rounds', () => {
    for (const id of ['tda55', 'gcb']) {
      const bounds = boundsOf(book(id));
      const rounds = (count: number) => inBounds({ measure: 'rounds', rounds: count, minutes: 0 }, bounds);
      expect([0, 1, 4, 5, 1.5].map(rounds)).toEqual([false, true, true, false, false]);
    }
  });
  it('[pvb:69(9)e] is 10 to 50 minutes', () => {
    const bounds = boundsOf(book('pvb'));
    const minutes = (count: number) => inBounds({ measure: 'time', rounds: 1, minutes: count }, bounds);
    expect([9, 10, 50, 51].map(minutes)).toEqual([false, true, true, false]);
    expect(measureOf(measureDraft(bounds, 'time'))).toEqual({ measure: 'time', minutes: 10 });
  });
  it('is said only where the measure has a length', () => {
    const bounds = boundsOf(book('pvb'));
    expect(measureOf(measureDraft(bounds, 'warning'))).toEqual({ measure: 'warning' });
    expect(measureOf(measureDraft(bounds))).toBeUndefined();
  });
});
