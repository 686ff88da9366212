import { nextPlayer, playerBefore, type Ring } from './ring.ts';
import type { SeatNo } from './seat.ts';

/**
 * Who has what in one hand. The small blind is a seat, taken or not: nobody posts it while the seat is empty.
 * Without one, the hand is played with a big blind alone.
 */
export type Positions = { readonly button: SeatNo; readonly smallBlind?: SeatNo; readonly bigBlind: SeatNo };

/** What anybody said of a hand's positions: the button at least. */
export type KnownPositions = { readonly button: SeatNo; readonly smallBlind?: SeatNo; readonly bigBlind?: SeatNo };

/** The positions of the hand that runs: as they are known, else counted from the button. */
export function handPositions(ring: Ring, known: KnownPositions): Positions | undefined {
  const { bigBlind } = known;
  if (bigBlind !== undefined) return { ...known, bigBlind };
  if (ring.taken.size < 2) return undefined;
  if (ring.taken.size === 2) return headsUp(ring, bigBlindHeadsUp(ring, known.button));
  const smallBlind = nextPlayer(ring, known.button);
  const big = smallBlind && nextPlayer(ring, smallBlind);
  return smallBlind && big && { button: known.button, smallBlind, bigBlind: big };
}

/** `singleBigBlind`: who was moved to the seat of the last big blind, and posts it there once more, alone. */
export type NextHand = {
  readonly singleBigBlind?: SeatNo;
  /** Which blinds there are when the last big blind has gone out, at a full table and where two are left. */
  readonly bigBlindGone?: BlindsWithoutHim;
  readonly bigBlindGoneHeadsUp?: BlindsWithoutHim;
};
type BlindsWithoutHim = 'bigBlindOnly' | 'bothBlinds';

/**
 * The dead button: the big blind moves on by one player; small blind and button are the seats of the last big blind
 * and small blind, taken or not. Heads-up the button has the small blind, and nobody the big blind twice running.
 */
export function nextPositions(ring: Ring, last: Positions, next: NextHand = {}): Positions | undefined {
  if (ring.taken.size < 2) return undefined;
  const bigBlind = nextPlayer(ring, last.bigBlind);
  if (bigBlind === undefined) return undefined;
  const button = last.smallBlind ?? last.button;
  const gone = !ring.taken.has(last.bigBlind);
  if (ring.taken.size === 2) {
    // of two who go on, nobody is missing
    const alone = gone && last.button !== last.smallBlind && next.bigBlindGoneHeadsUp === 'bigBlindOnly';
    return alone ? { button, bigBlind } : headsUp(ring, bigBlind);
  }
  if (gone && next.bigBlindGone === 'bothBlinds')
    return { button, smallBlind: bigBlind, bigBlind: nextPlayer(ring, bigBlind) ?? bigBlind };
  if (next.singleBigBlind === last.bigBlind) return { button, bigBlind: last.bigBlind };
  const smallBlind = last.bigBlind;
  // from heads-up to three, with the newcomer between button and big blind, it would fall on the next big blind
  if (button === bigBlind) return { button: playerBefore(ring, smallBlind) ?? button, smallBlind, bigBlind };
  return { button, smallBlind, bigBlind };
}

/** Who acts last after the flop: on the button, or the last player before its empty seat. */
export const actsLast = (ring: Ring, { button }: KnownPositions): SeatNo | undefined =>
  ring.taken.has(button) ? button : playerBefore(ring, button);

/** Who acts first: before the flop left of the big blind, which heads-up is the button, and afterwards left of the button. */
export const actsFirst = (
  ring: Ring,
  { button, bigBlind }: Positions,
  round: 'beforeFlop' | 'afterFlop',
): SeatNo | undefined => nextPlayer(ring, round === 'beforeFlop' ? bigBlind : button);

/** Who posts the small blind, if anybody does. */
export const postsSmallBlind = (ring: Ring, { smallBlind }: KnownPositions): SeatNo | undefined =>
  smallBlind !== undefined && ring.taken.has(smallBlind) ? smallBlind : undefined;

function headsUp(ring: Ring, bigBlind: SeatNo): Positions {
  const button = nextPlayer(ring, bigBlind) ?? bigBlind;
  return { button, smallBlind: button, bigBlind };
}

/** A button on an empty seat passes to the next player; his opponent has the big blind. */
function bigBlindHeadsUp(ring: Ring, button: SeatNo): SeatNo {
  const holder = ring.taken.has(button) ? button : (nextPlayer(ring, button) ?? button);
  return nextPlayer(ring, holder) ?? button;
}
