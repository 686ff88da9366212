import { potLimitWagerTo, smallestWagerTo } from '@riffle/hand';
import type { ReadPart } from '@riffle/rulebooks';
import type { Inquiry } from '../inquiry.ts';
import { type BettingRound, leastIncrement } from './betting-round.ts';
import type { Turn } from './turn.ts';

/** The smallest and the largest bet or raise of the round, as all that lies in front; the stack apart. */
export type Bounds = { readonly least: number; readonly most: number };

/** By how much a bet or raise goes up at least; in limit also at most. */
export function incrementOf(round: BettingRound, floor: Inquiry): number {
  switch (round.structure) {
    case 'noLimit':
    case 'potLimit':
      return leastIncrement(round);
    case 'fixedLimit':
      // every amount in limit comes from it
      switch (floor.limits('betting.limitSizes')) {
        case 'bigBlindThenDouble':
          return round.street === 'turn' || round.street === 'river' ? round.bigBlind * 2 : round.bigBlind;
      }
  }
}

export function boundsOf({ round, pot, paid }: Turn, floor: Inquiry, part?: ReadPart): Bounds {
  const { structure, toFace } = round;
  if (toFace > 0) floor.asks('betting.minRaise', part);
  else floor.asks('betting.minBet');
  const increment = incrementOf(round, floor);
  const overShortBet =
    toFace > 0 && toFace < increment ? floor.asks('betting.minRaiseOverShortBet') : 'allInPlusBigBlind';
  const least = smallestWagerTo({ price: toFace, increment, opened: toFace > 0, raises: 0 }, increment, overShortBet);
  switch (structure) {
    case 'noLimit':
      return { least, most: Number.POSITIVE_INFINITY };
    case 'fixedLimit':
      return { least, most: least };
    case 'potLimit':
      switch (floor.asks('betting.potLimitMaximum')) {
        case 'potAfterCall':
          return { least, most: Math.max(least, potLimitWagerTo(toFace, pot, paid)) };
      }
  }
}

/** What the next player must raise to at least, once this bet stands. */
export const nextRaiseTo = (round: BettingRound, to: number, increment: number): number =>
  to + (round.structure === 'fixedLimit' ? increment : Math.max(increment, to - round.toFace));
