import { choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player wants to pay for food or drink out of his stake. */
export const paysFromStake = incidentKind({
  phase: 'cash',
  facts: { forWhom: choice(['himself', 'others'], { usual: 'himself' }) },
  find({ forWhom }, floor) {
    const may = floor.decides('cash.payFromStake') === 'ownConsumption' && forWhom === 'himself';
    return { outcome: { is: may ? 'mayPay' : 'mayNotPay' } };
  },
});
