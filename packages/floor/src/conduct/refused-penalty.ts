import { step } from '../because.ts';
import { yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { reproached } from './reproached.ts';

/** A player does not accept a penalty, or does not do what the floor says. */
export const refusedPenalty = incidentKind({
  phase: 'conduct',
  facts: { repeated: yesNo({ usual: false }) },
  find({ repeated }, floor) {
    const value = floor.decides('sanctions.refusal');
    return reproached('refusal', floor, {
      repeated,
      ...(value === 'excludedClubPenalised' && {
        steps: [step('removeStack'), step('leaveArea'), step('reportToBoard')],
      }),
    });
  },
});
