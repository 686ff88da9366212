export { handsUntilBigBlind, nearestToBigBlind, worstPosition } from './big-blind-order.ts';
export { isInButtonGap } from './button-gap.ts';
export {
  actsFirst,
  actsLast,
  handPositions,
  type KnownPositions,
  type NextHand,
  nextPositions,
  type Positions,
  postsSmallBlind,
} from './positions.ts';
export {
  between,
  clockwiseFrom,
  nextPlayer,
  playerBefore,
  playersClockwise,
  type Ring,
  ringOf,
  seatsClockwise,
  seatsOf,
} from './ring.ts';
export { isSeatNo, SEAT_NOS, type SeatNo, toSeatNo } from './seat.ts';
