import type { PreparedAnnouncement } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { repeated } from './repeated.ts';

const prepared = (repeat?: PreparedAnnouncement['repeat']): readonly PreparedAnnouncement[] => [
  { id: 'a', text: 'Die Küche schließt bald.', language: 'de', ...(repeat && { repeat }) },
];
const said = [{ event: 'announcement', text: 'Die Küche schließt bald.', language: 'de' }];
const MINUTE = 60_000;

describe('an announcement is said again', () => {
  it('every so many minutes by the time of day', () => {
    const every = prepared({ every: 15 });
    expect(repeated(every, [], 30 * MINUTE - 50, 30 * MINUTE + 50)).toEqual(said);
    expect(repeated(every, [], 30 * MINUTE + 50, 30 * MINUTE + 150)).toEqual([]);
    expect(repeated(every, [], 29 * MINUTE, 46 * MINUTE)).toEqual([]);
  });

  it('with each level or each break', () => {
    expect(repeated(prepared({ with: 'level' }), [{ event: 'level', no: 2 }], 0, 1)).toEqual(said);
    expect(repeated(prepared({ with: 'break' }), [{ event: 'level', no: 2 }], 0, 1)).toEqual([]);
    expect(repeated(prepared({ with: 'break' }), [{ event: 'break', minutes: 5 }], 0, 1)).toEqual(said);
  });

  it('never where nobody wants it', () => {
    expect(repeated(prepared(), [{ event: 'level', no: 2 }], 0, 60 * MINUTE)).toEqual([]);
  });
});
