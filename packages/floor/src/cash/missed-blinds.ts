import type { ReadPart } from '@riffle/rulebooks';
import { step } from '../because.ts';
import { chips, choice, seat, seats } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import type { WayBack } from './outcome.ts';
import { bigBlindReaches, liesBetween } from './positions.ts';

/** Positions of the next hand, as they would be without him. */
export const nextHand = {
  bigBlind: chips({ min: 1 }),
  smallBlind: chips({ min: 1 }),
  buttonSeat: seat(),
  smallBlindSeat: seat(),
  bigBlindSeat: seat(),
  /** Seats with players who are dealt in. */
  playing: seats(),
} as const;

function inDoubt(missed: 'both' | 'smallBlind', onSmallBlind: boolean): ReadPart | undefined {
  if (missed === 'smallBlind') return 'onlySmallBlind';
  return onSmallBlind ? 'onSmallBlind' : undefined;
}

/** A player comes back after he has missed blinds. On the big blind he posts it and is in, on the small blind he pays as anywhere. */
export const missedBlinds = incidentKind({
  phase: 'cash',
  facts: { seat: seat(), missed: choice(['both', 'smallBlind'], { usual: 'both' }), ...nextHand },
  find({ seat: his, missed, bigBlind, smallBlind, buttonSeat, smallBlindSeat, bigBlindSeat, playing }, floor) {
    const open = floor.decides('cash.missedBlinds', inDoubt(missed, his === smallBlindSeat));
    const hand = bigBlindReaches(his, bigBlindSeat, playing);
    floor.notes('bigBlindReaches', { hand });
    const between = liesBetween(his, buttonSeat, smallBlindSeat);
    if (between) floor.notes('betweenButtonAndBlinds');
    const live = missed === 'both' ? bigBlind : 0;
    return {
      outcome: {
        is: 'waysBack',
        ways: open.flatMap((way): readonly WayBack[] => {
          if (way === 'waitBigBlind') return [{ way, hand, live: bigBlind, dead: 0 }];
          if (way === 'postBoth') return his === bigBlindSeat ? [] : [{ way, live, dead: smallBlind }];
          return between ? [{ way, live: bigBlind, dead: smallBlind }] : [];
        }),
      },
      steps: [step('enterSeat')],
    };
  },
});
