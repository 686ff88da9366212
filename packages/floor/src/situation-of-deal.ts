import { actionSoFar, type Hand } from '@riffle/hand';

/** How far a tracked hand is, as incidents of the deal ask for it. */
export function howFarIn(hand: Hand): { readonly [fact: string]: string | number | readonly number[] } {
  const occupied = hand.players.map(({ seat }) => seat);
  if (hand.phase === 'ended') return { occupied, found: 'handOver' };
  if (hand.street > 0) return { occupied, found: 'afterFlop' };
  if (hand.phase === 'notBegun' || hand.phase === 'dealing') return { occupied, found: 'whileDealing' };
  const { withChips, without } = actionSoFar(hand);
  const found = withChips + without === 0 ? 'beforeAction' : 'afterActs';
  return { occupied, found, actsWithChips: withChips, actsWithout: without };
}
