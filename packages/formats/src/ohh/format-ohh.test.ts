import { VARIANTS } from '@riffle/hand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzedHand, usualAntes } from '../hands/fuzzed.ts';
import { playedHand, stacksAfter } from '../hands/played-hand.ts';
import { replayRecord } from '../hands/replay.ts';
import { doneIn } from '../hands/what-was-done.ts';
import { formatOhh } from './format-ohh.ts';
import { ohhGameOf } from './games.ts';
import { readOhh } from './read-ohh.ts';

const known = VARIANTS.filter((variant) => ohhGameOf(variant) !== undefined);

describe('a hand written as Open Hand History', () => {
  it('knows hold’em, Omaha and stud', () => expect(known.map(({ id }) => id)).toContain('limit-stud-hi-lo'));
  it.each(known.map((variant) => [variant.id, variant] as const))(
    '%s comes back with the same actions and stacks',
    (_, variant) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const played = fuzzedHand(seed, [variant], usualAntes);
          const written = formatOhh(played);
          expect(written).toMatchObject({ ok: true });
          const [read] = readOhh(written.ok ? written.value : '');
          if (read?.ok !== true) throw new Error(JSON.stringify(read));
          const replay = replayRecord(read.record);
          expect(replay).toMatchObject({ fault: undefined, repairs: [] });
          const back = playedHand(read.record, replay);
          expect(doneIn(back)).toEqual(doneIn(played));
          expect(stacksAfter(back)).toEqual(stacksAfter(played));
        }),
        { numRuns: 25 },
      );
    },
  );
});
