import { chips } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** Banknotes or other chips lie beside value chips: what is at stake? */
export const cashOnTable = incidentKind({
  phase: 'cash',
  facts: { valueChips: chips({ usual: 0 }), banknotes: chips({ usual: 0 }) },
  find({ valueChips, banknotes }, floor) {
    const plays = floor.decides('cash.stakeForm') === 'cashPlays';
    return { outcome: { is: 'atStake', amount: valueChips + (plays ? banknotes : 0) } };
  },
});
