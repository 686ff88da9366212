import type { Instant } from '@riffle/aggregate';
import { placesLeft } from '../alternates.ts';
import type { Place } from '../command.ts';
import type { Objection } from '../decision.ts';
import { FOR_EACH_PLAYER, HAND } from '../length-of-hand.ts';
import { setupOf } from '../rulebook-of.ts';
import { isFree, playersAt, sittingAt } from '../seating-index.ts';
import type { Entry, Tournament } from '../state.ts';
import { limitPassed } from './limits.ts';
import { handMissed } from './missed-hand.ts';
import { readingAt } from './offered.ts';
import { offeredNow } from './offered-at.ts';
import { notByPrice, notSold } from './sellable.ts';

/** The seat that somebody lost with his chips. */
export const seatLost = ({ bustOuts }: Pick<Tournament, 'bustOuts'>, { id, out }: Entry): Place | undefined =>
  bustOuts.find((hand) => hand.id === out)?.out.find(({ entry }) => entry === id)?.from;

/**
 * Seats that nobody else is given by itself: whoever lost his chips there has until the next hand to say that he buys back in.
 * Where nobody counts hands, it is as long as a hand takes.
 */
export function seatsKept(state: Tournament, now: Instant): readonly Place[] {
  return state.bustOuts.flatMap(({ id, at, out }) =>
    out.flatMap(({ entry: who, from }) => {
      const entry = state.entries.get(who);
      if (entry?.out !== id || from === undefined || !isFree(state, from)) return [];
      const players = playersAt(state, from.table).size + 1;
      return now - at < HAND + players * FOR_EACH_PLAYER && mayBuyBack(state, entry, now) ? [from] : [];
    }),
  );
}

/** At a price that holds now, with no reason given. */
function mayBuyBack(state: Tournament, entry: Entry, now: Instant): boolean {
  const { money } = setupOf(state);
  if (money === undefined || (notSold(state, entry, 'rebuy') ?? handMissed(state, entry)) !== undefined) return false;
  const reading = readingAt(state, now);
  return (
    offeredNow(money, 'rebuy', reading, now).some((profile) => notByPrice(state, entry, profile) === undefined) &&
    limitPassed(state, money, { kind: 'rebuy', person: entry.person }, reading) === undefined
  );
}

/** His seat was given on and there is no other: he would be one more than there are seats for. With a reason he waits, and the next one is his. */
export function noSeatForHim(state: Tournament, entry: Entry): Objection {
  const from = seatLost(state, entry);
  if (from === undefined || isFree(state, from) || placesLeft(state) > 0) return undefined;
  const by = sittingAt(state, from);
  return { code: 'seat-given-on', entry: entry.id, ...(by !== undefined && { by }) };
}
