import type { KnownPositions } from './positions.ts';
import { between } from './ring.ts';
import type { SeatNo } from './seat.ts';

/** Strictly between button and small blind: where no newcomer is dealt in before the button has passed him. */
export const isInButtonGap = (size: number, { button, smallBlind }: KnownPositions, seat: SeatNo): boolean =>
  smallBlind !== undefined && between(size, button, smallBlind).includes(seat);
