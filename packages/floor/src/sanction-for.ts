import type { Inquiry } from './inquiry.ts';
import type { Offence, Sanction } from './sanction.ts';

/** What the rulebook says of an offence, with the player's record so far. */
export function sanctionFor(offence: Offence | undefined, _floor: Inquiry): Sanction {
  return offence === undefined ? { duty: 'none' } : { duty: 'may', offence };
}
