import { VARIANTS } from '@riffle/hand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzedHand, usualAntes } from '../hands/fuzzed.ts';
import { playedHand, stacksAfter } from '../hands/played-hand.ts';
import { replayRecord } from '../hands/replay.ts';
import { doneIn } from '../hands/what-was-done.ts';
import { formatStars } from './format-stars.ts';
import { starsGameOf } from './games.ts';
import { readStars } from './read-stars.ts';

const known = VARIANTS.filter((variant) => starsGameOf(variant) !== undefined);

describe('a hand written as PokerStars writes it', () => {
  it('knows stud and draws', () => expect(known.map(({ id }) => id)).toContain('limit-badugi'));
  it.each(known.map((variant) => [variant.id, variant] as const))(
    '%s comes back with the same actions and stacks',
    (_, variant) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const played = fuzzedHand(seed, [variant], usualAntes);
          const written = formatStars(played);
          expect(written).toMatchObject({ ok: true });
          const [read] = readStars(written.ok ? written.value : '');
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
