import { toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { waitingOf } from './waiting.ts';

const entries = { [toEntryId('a')]: { no: 1, checkedIn: true } };
const queue = { [toEntryId('b')]: { no: 2, checkedIn: true, alternate: 1 } };

describe('of so many who come', () => {
  it('those wait for whom there is no place', () => {
    expect(waitingOf({ entries, drawn: true, placesLeft: 2 }, 5)).toEqual({ count: 3, must: false });
    expect(waitingOf({ entries, drawn: true, placesLeft: 9 }, 5)).toEqual({ count: 0, must: false });
    expect(waitingOf({ entries, drawn: true, placesLeft: 0 }, 1)).toEqual({ count: 1, must: false });
  });

  it('nobody waits before seats are drawn, as another table may still be put up', () => {
    expect(waitingOf({ entries, placesLeft: 0 }, 5).count).toBe(0);
  });

  it('all wait behind who waits already', () => {
    expect(waitingOf({ entries: { ...entries, ...queue }, drawn: true, placesLeft: 9 }, 2)).toEqual({
      count: 2,
      must: true,
    });
  });
});
