import { chips } from '../fact.ts';
import type { Inquiry } from '../inquiry.ts';
import type { HandOutcome } from '../outcome.ts';

/** What the killed hand has bet in this round, and how much of it others have paid or had bet before. */
export const ownBet = {
  /** A bet or raise of his own, as all that lies in front; a blind is none. */
  ownBet: chips({ usual: 0 }),
  /** The highest bet of anybody else in this round. */
  matched: chips({ usual: 0 }),
} as const;

export const LIVE = { is: 'live' } as const satisfies HandOutcome;
export const DEAD = { is: 'dead', returned: 0 } as const satisfies HandOutcome;

/** A hand is dead; what nobody has paid of its bet may go back. */
export function deadHand(
  floor: Inquiry,
  bet: { readonly ownBet: number; readonly matched: number },
): Extract<HandOutcome, { is: 'dead' }> {
  const uncalled = Math.max(0, bet.ownBet - bet.matched);
  if (uncalled === 0) return DEAD;
  const back =
    floor.decides('pots.killedHandUncalledBet', bet.matched === 0 ? 'firstBet' : undefined) === 'uncalledPartBack';
  floor.notes('uncalledPart', { bet: bet.ownBet, matched: bet.matched, uncalled });
  return { is: 'dead', returned: back ? uncalled : 0 };
}
