import { toSeatNo } from '@riffle/table';
import { step } from '../because.ts';
import { killHand } from '../hand-effect.ts';
import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';

/** The clock ran out on a player who had nothing to call. */
export function timeIsUp(seat: number | undefined, floor: Inquiry): Finding {
  switch (floor.decides('timing.clockExpiryFree')) {
    case 'handDead':
      return { outcome: { is: 'dead', returned: 0 }, steps: [step('takeHandAtOnce')], effects: killHand(seat) };
    case 'check':
      return {
        outcome: { is: 'check' },
        steps: [step('announce')],
        effects: seat === undefined ? [] : [{ to: 'hand', command: { type: 'Check', seat: toSeatNo(seat) } }],
      };
  }
}
