import { findVariant, type HandSetup } from '@riffle/hand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOhh } from '../ohh/format-ohh.ts';
import { formatPhh } from '../phh/format-phh.ts';
import { formatStars } from '../pokerstars/format-stars.ts';
import { fuzzedHand, usualAntes } from './fuzzed.ts';
import { type PlayedHand, playedHand, stacksAfter } from './played-hand.ts';
import { readHands } from './read-hands.ts';
import { replayRecord } from './replay.ts';

const manyRuns = (setup: HandSetup): HandSetup => {
  const { rules } = usualAntes(setup);
  const pots = { ...rules.pots, runs: { atMost: 3, from: 'flop' as const, minBigBlinds: 0 } };
  return { ...setup, rules: { ...rules, pots } };
};
const runsOf = ({ events }: PlayedHand): number =>
  events.reduce((most, event) => (event.type === 'RunsAgreed' ? event.runs : most), 1);
const variants = ['no-limit-holdem', 'pot-limit-omaha-4', 'no-limit-holdem'].flatMap((id) => findVariant(id) ?? []);

describe('a board that was run more than once', () => {
  it.each([
    ['Open Hand History', formatOhh],
    ['PokerStars', formatStars],
  ])('comes back from %s with the same stacks', (_, format) => {
    let several = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const played = fuzzedHand(seed, variants, manyRuns);
        const runs = runsOf(played);
        if (runs > 1) several += 1;
        const written = format(played);
        expect(written).toMatchObject({ ok: true });
        const [read] = readHands(written.ok ? written.value : '');
        if (read?.ok !== true) throw new Error(JSON.stringify(read));
        const replay = replayRecord(read.record);
        expect(replay).toMatchObject({ fault: undefined, repairs: [], hand: { runs } });
        expect(stacksAfter(playedHand(read.record, replay))).toEqual(stacksAfter(played));
      }),
      { numRuns: 150 },
    );
    expect(several).toBeGreaterThan(5);
  });
  it('has no words in PHH', () => {
    const seed = Array.from({ length: 200 }, (_, nth) => nth).find(
      (nth) => runsOf(fuzzedHand(nth, variants, manyRuns)) > 1,
    );
    expect(formatPhh(fuzzedHand(seed ?? 0, variants, manyRuns))).toEqual({
      ok: false,
      refusal: { code: 'not-in-format', what: 'severalBoards' },
    });
  });
});
