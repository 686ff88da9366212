import { type Instant, toInstant } from '@riffle/aggregate';
import type { TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { freshEnvelopes, isLoud } from './fresh-envelopes.ts';

const after = (ms: number): Instant => toInstant(1_000_000 + ms);
const drawn = (entry: string, ms: number) => ({ entry, amount: 5_000, at: after(ms), by: ['k'] });
const night = (...all: readonly object[]): TournamentView =>
  ({ money: { mystery: { drawn: all } } }) as unknown as TournamentView;

describe('a drawn envelope', () => {
  it('is fresh for a minute, newest first, and never more than three', () => {
    const all = night(...['a', 'b', 'c', 'd'].map((entry, nth) => drawn(entry, nth * 10_000)));
    expect(freshEnvelopes(all, after(35_000)).map(({ entry }) => entry)).toEqual(['d', 'c', 'b']);
    expect(freshEnvelopes(all, after(85_000)).map(({ entry }) => entry)).toEqual(['d']);
    expect(freshEnvelopes(all, after(90_000))).toEqual([]);
    expect(freshEnvelopes({ money: undefined } as never, after(0))).toEqual([]);
  });

  it('goes before whoever must move for a quarter of a minute', () => {
    const one = freshEnvelopes(night(drawn('a', 0)), after(14_999));
    expect([isLoud(one, after(14_999)), isLoud(one, after(15_000))]).toEqual([true, false]);
  });
});
