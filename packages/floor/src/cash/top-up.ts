import { step } from '../because.ts';
import { chips, count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player tops up his stake. */
export const topUp = incidentKind({
  phase: 'cash',
  facts: {
    minimum: chips({ min: 1 }),
    inFront: chips({ usual: 0 }),
    /** What he wants to have in front afterwards. */
    upTo: chips({ min: 1 }),
    usedTonight: count(0, 20, { usual: 0 }),
    firstBuyIn: yesNo({ usual: false }),
  },
  clashes: ({ inFront, upTo }) =>
    upTo > inFront ? [] : [{ problem: 'notPossible', fact: 'upTo', allowed: { is: 'chips', min: inFront + 1 } }],
  find({ minimum, upTo, usedTonight, firstBuyIn }, floor) {
    const times = floor.decides('cash.shortTopUp', firstBuyIn ? 'firstBuyIn' : undefined);
    if (upTo >= minimum) return { outcome: { is: 'topUpAllowed', usesOption: false } };
    const half = Math.ceil(minimum / 2);
    if (firstBuyIn || usedTonight >= times) return { outcome: { is: 'topUpRefused', atLeast: minimum } };
    if (upTo < half) return { outcome: { is: 'topUpRefused', atLeast: half } };
    return { outcome: { is: 'topUpAllowed', usesOption: true }, steps: [step('announceTopUp')] };
  },
});
