import { step } from '../because.ts';
import { yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** Players want to divide league points between them. */
export const pointsAgreement = incidentKind({
  phase: 'league',
  facts: { allAgree: yesNo({ usual: true }) },
  find({ allAgree }, floor) {
    const stands = floor.decides('league.pointsAgreement') === 'allowed' && allAgree;
    return stands
      ? { outcome: { is: 'agreementStands' } }
      : { outcome: { is: 'agreementVoid' }, steps: [step('bookByFinalPlaces')] };
  },
});
