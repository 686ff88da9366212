import { findVariant, VARIANTS } from '@riffle/hand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzedHand } from '../hands/fuzzed.ts';
import { playedHand, stacksAfter } from '../hands/played-hand.ts';
import { replayRecord } from '../hands/replay.ts';
import { doneIn } from '../hands/what-was-done.ts';
import { formatPhh, joinPhh } from './format-phh.ts';
import { readPhh } from './read-phh.ts';
import { PHH_VARIANTS, phhVariantOf, variantOf } from './variants.ts';

describe('a hand written as PHH', () => {
  it.each(PHH_VARIANTS)('%s comes back with the same actions and stacks', (variant) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const played = fuzzedHand(seed, [variantOf(variant)], (setup) => setup);
        const written = formatPhh(played);
        expect(written).toMatchObject({ ok: true });
        const [read] = readPhh(written.ok ? written.value : '');
        if (read?.ok !== true) throw new Error(JSON.stringify(read));
        const replay = replayRecord(read.record);
        expect(replay).toMatchObject({ fault: undefined, repairs: [] });
        const back = playedHand(read.record, replay);
        expect(doneIn(back)).toEqual(doneIn(played));
        expect(stacksAfter(back)).toEqual(stacksAfter(played));
        expect(read.record.about).toMatchObject(played.about);
      }),
      { numRuns: 60 },
    );
  });
  it('is refused where the standard does not know the variant', () => {
    const unknown = VARIANTS.filter((variant) => phhVariantOf(variant) === undefined);
    expect(unknown.length).toBeGreaterThan(10);
    for (const variant of unknown) {
      expect(formatPhh(fuzzedHand(7, [variant], (setup) => setup))).toEqual({
        ok: false,
        refusal: { code: 'variant-not-in-format', variant: variant.id },
      });
    }
  });
  it('stands with others in one file', () => {
    const holdem = findVariant('no-limit-holdem');
    if (holdem === undefined) throw new Error('no hold’em');
    const hands = [1, 2, 3].map((seed) => formatPhh(fuzzedHand(seed, [holdem], (setup) => setup)));
    const read = readPhh(joinPhh(hands.map((hand) => (hand.ok ? hand.value : ''))));
    expect(read.map(({ hand, ok }) => ({ hand, ok }))).toEqual([1, 2, 3].map((hand) => ({ hand, ok: true })));
  });
});
