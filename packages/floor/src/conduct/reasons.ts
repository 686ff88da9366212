import type { Offence } from '@riffle/rulebooks';

/** Facts and sums that decide about behaviour and penalties: message keys with their values. */
export type ConductReasons = {
  reproachedWith: { readonly offence: Offence };
  repeatedBreach: Record<string, never>;
  cautionsSoFar: { readonly cautions: number };
  handsReckoned: { readonly players: number; readonly rounds: number; readonly hands: number };
  mainPotReckoned: { readonly stack: number; readonly callers: number; readonly dead: number; readonly pot: number };
  cannotRaiseFurther: Record<string, never>;
};
