import { moving, step } from '../../because.ts';
import { killHand } from '../../hand-effect.ts';
import type { Finding } from '../../incident-kind.ts';
import { hand, move, muck } from '../card-move.ts';

/** A hand is dead because of its cards; what was bet stays, unless some goes back. */
export const deadForCards = (seat: number | undefined, returned = 0): Finding => ({
  outcome: { is: 'dead', returned },
  steps: [
    step('announce'),
    moving(step('handIsDead'), [move(hand(seat), muck, { card: { is: 'all' } })]),
    step('playOn'),
  ],
  effects: killHand(seat),
});
