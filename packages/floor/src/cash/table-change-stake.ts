import { chips, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player changes to another cash table: how much he brings at least. */
export const tableChangeStake = incidentKind({
  phase: 'cash',
  facts: {
    stake: chips({ min: 1 }),
    sameLimit: yesNo({ usual: true }),
    /** The new table's smallest buy-in. */
    minimum: chips({ min: 1, optional: true }),
  },
  find({ stake, sameLimit, minimum = 0 }, floor) {
    const value = floor.decides('cash.stakeOnTableChange');
    const amount = sameLimit && value === 'sameLimitNotReduced' ? stake : Math.min(stake, minimum);
    return { outcome: { is: 'bringsAtLeast', amount } };
  },
});
