import { step } from '../because.ts';
import { chips, choice } from '../fact.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';

/** A player takes chips off a cash table. */
export const chipsOffTable = incidentKind({
  phase: 'cash',
  facts: {
    amount: chips({ min: 1 }),
    why: choice(['pocketed', 'lent', 'leavesForGood', 'restaurant', 'shortBreak'], { usual: 'pocketed' }),
  },
  find({ amount, why }, floor): Finding {
    switch (why) {
      case 'pocketed':
      case 'lent':
        return floor.decides('cash.takingOff') === 'forbidden'
          ? { outcome: { is: 'putBack', amount }, steps: [step('callFloor'), step('putChipsBack', { amount })] }
          : { outcome: { is: 'mayTakeAlong', amount } };
      case 'leavesForGood':
        floor.decides('cash.takingOff');
        return { outcome: { is: 'mayTakeAlong', amount } };
      case 'restaurant':
        floor.decides('cash.restaurantBreak');
        return { outcome: { is: 'stakeKept', amount }, steps: [step('noteStake')] };
      case 'shortBreak':
        floor.decides('cash.pauseLimit');
        return { outcome: { is: 'stakeKept', amount }, steps: [step('leaveStake')] };
    }
  },
});
