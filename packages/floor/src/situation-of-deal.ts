import type { Hand } from '@riffle/hand';

/** How far a tracked hand is, as incidents of the deal ask for it. A player who acted twice before the flop counts once. */
export function howFarIn(hand: Hand): { readonly [fact: string]: string | number | readonly number[] } {
  const occupied = hand.players.map(({ seat }) => seat);
  if (hand.phase === 'ended') return { occupied, found: 'handOver' };
  if (hand.street > 0) return { occupied, found: 'afterFlop' };
  if (hand.phase === 'notBegun' || hand.phase === 'dealing') return { occupied, found: 'whileDealing' };
  const posted = (seat: number): number =>
    Math.max(
      0,
      ...hand.setup.forced.filter((one) => one.seat === seat && one.kind !== 'ante').map(({ amount }) => amount),
    );
  const acted = hand.players.filter(({ state, spoken }) => state !== 'live' || spoken);
  const actsWithChips = acted.filter(({ seat, state, bet }) => state === 'live' && bet > posted(seat)).length;
  const actsWithout = acted.length - actsWithChips;
  return { occupied, found: acted.length === 0 ? 'beforeAction' : 'afterActs', actsWithChips, actsWithout };
}
