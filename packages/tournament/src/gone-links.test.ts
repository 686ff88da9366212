import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { entryMarks, tableMarks } from './gone-links.ts';
import { toEntryId, toTableId } from './ids.ts';
import { Evening } from './testing.ts';

const table = toTableId('t1');
const add = { type: 'AddTable', table, name: '1', seats: 9 } as const;

describe('an id that was there before', () => {
  it('has another link where its table is set up again, and those of before are known as its own', () => {
    const night = new Evening();
    night.do(add);
    expect(tableMarks(night.state, table)).toEqual([]);
    night.do({ type: 'RenewTableLink', table });
    const [first] = tableMarks(night.state, table);
    night.do({ type: 'RemoveTable', table });
    expect(tableMarks(night.state, table)).toEqual([first]);
    night.do(add);
    const marks = tableMarks(night.state, table);
    expect(marks).toHaveLength(2);
    expect(marks[0]).toBe(first);
    expect(marks[1]).not.toBe(first);
  });

  it('has another where it was never renewed', () => {
    const night = new Evening();
    night.do(add);
    night.do({ type: 'RemoveTable', table });
    night.do(add);
    expect(tableMarks(night.state, table)).toHaveLength(1);
  });

  it('keeps its link where a night set it up again before there were others', () => {
    const night = new Evening();
    night.do(add);
    night.do({ type: 'RemoveTable', table });
    night.apply({ v: 1, type: 'TableAdded', table, name: '1', seats: 9 });
    // as it holds on the device that shows it: without a mark
    expect(night.state.tables.get(table)?.linkMarks).toBeUndefined();
    expect(tableMarks(night.state, table)).toEqual([]);
  });

  it('is none that a draw takes for a new table', () => {
    const night = new Evening();
    night.do({ ...add, table: toTableId('table-1') });
    night.do({ type: 'RemoveTable', table: toTableId('table-1') });
    night.enter(3);
    night.do({ type: 'DrawSeats' });
    expect(night.state.breakOrder).toHaveLength(1);
    expect(night.state.breakOrder).not.toContain('table-1');
  });

  it('has another link where it is entered again', () => {
    const night = new Evening();
    const entry = toEntryId('e1');
    const entered = (person: string) =>
      night.do({ type: 'AddEntries', entries: [{ entry, person: toPersonId(person) }] });
    entered('p1');
    night.do({ type: 'WithdrawEntry', entry });
    entered('p2');
    expect(entryMarks(night.state, entry)).toHaveLength(1);
  });
});
