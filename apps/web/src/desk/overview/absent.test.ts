import { toInstant } from '@riffle/aggregate';
import { type Absence, toEntryId, toMillis } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { isSharedOut, overdue, overdueAbsences } from './absent.ts';

const late = (limit?: Absence['limit']): Absence => ({
  entry: toEntryId('e1'),
  kind: 'late',
  ...(limit && { limit }),
  says: [],
});

describe('an absence', () => {
  it('is due once its limit has passed, and not a moment earlier', () => {
    const absence = late({ at: toInstant(1_000) });
    expect(overdue(absence, 999)).toBe(false);
    expect(overdue(absence, 1_000)).toBe(true);
  });
  it('is not due while the clock stands, nor where there is no limit', () => {
    expect(overdue(late({ left: toMillis(0) }), 5_000)).toBe(false);
    expect(overdueAbsences({ absences: [late(), late({})] }, 5_000)).toEqual([]);
    expect(overdueAbsences({}, 5_000)).toEqual([]);
  });
  it('asks for the smallest chip only where the stack is shared out', () => {
    const says = { policy: 'presence.lateStartRemoval', refs: [], from: 'rulebook' } as const;
    expect(isSharedOut({ ...late(), says: [{ ...says, value: 'sharedAtTable' }] })).toBe(true);
    expect(isSharedOut({ ...late(), says: [{ ...says, value: 'removed' }] })).toBe(false);
  });
});
