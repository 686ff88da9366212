import { toCents } from '@riffle/money';
import { commitEnvelopes, type TournamentEvent, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import type { NightFile } from './night-file.ts';
import { verifyEnvelopes } from './verify-envelopes.ts';

const envelopes = [500, 1_500].map(toCents);
const salt = '0123456789abcdef'.repeat(2);
const commitment = commitEnvelopes(envelopes, salt);
const sealed = { v: 1, type: 'EnvelopesSealed', envelopes, salt, commitment, players: [], at: 1 as never } as const;
const drawn = (nth: number, amount: number, whose = `e${String(nth)}`) =>
  ({ v: 1, type: 'EnvelopeDrawn', entry: toEntryId(whose), nth, amount: toCents(amount), at: 2 as never }) as const;
/** One step each; `back`: which of them the last one takes back. */
const night = (events: readonly TournamentEvent[], back: readonly number[] = []): Pick<NightFile, 'commits'> => ({
  commits: [
    ...events.map((event, nth) => ({ id: `c${String(nth)}`, events: [event] })),
    { id: 'last', events: [], takesBack: back.map((nth) => `c${String(nth)}`) },
  ] as unknown as NightFile['commits'],
});

describe('the envelopes of a night', () => {
  it('held what was committed to', () => {
    expect(verifyEnvelopes(night([sealed, drawn(0, 500)]))).toEqual({ commitment, envelopes: 2, drawn: 1 });
    expect(verifyEnvelopes(night([sealed, drawn(0, 500), drawn(0, 500)], [1]))).toMatchObject({ drawn: 1 });
  });

  it('were not exchanged', () => {
    const exchanged = { ...sealed, envelopes: envelopes.toReversed() };
    expect(verifyEnvelopes(night([exchanged]))).toEqual({ code: 'commitment-does-not-match' });
    expect(verifyEnvelopes(night([sealed, drawn(0, 1_500)]))).toEqual({ code: 'envelope-does-not-match', place: 0 });
  });

  it('were not opened twice', () => {
    expect(verifyEnvelopes(night([sealed, drawn(1, 1_500), drawn(1, 1_500)]))).toEqual({
      ...{ code: 'envelope-drawn-twice', place: 1 },
    });
  });

  it('were not drawn until a better one came', () => {
    const again = night([sealed, drawn(0, 500, 'e'), drawn(1, 1_500, 'e')], [1]);
    expect(verifyEnvelopes(again)).toEqual({ code: 'envelope-drawn-until-another', place: 1 });
    // sealed anew, they are others
    expect(verifyEnvelopes(night([sealed, drawn(0, 500, 'e'), sealed, drawn(1, 1_500, 'e')], [0, 1]))).toMatchObject({
      drawn: 1,
    });
  });

  it('were drawn in any order', () => {
    expect(verifyEnvelopes(night([sealed, drawn(1, 1_500), drawn(0, 500)]))).toMatchObject({ drawn: 2 });
  });

  it('are none in most nights', () => {
    expect(verifyEnvelopes(night([]))).toEqual({ code: 'no-envelopes' });
  });
});
