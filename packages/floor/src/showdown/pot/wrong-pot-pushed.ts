import { step } from '../../because.ts';
import { chips, choice, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { NOTICED, whileOpen } from './dispute-deadline.ts';

/** A pot was paid to the wrong player or in a wrong amount. */
export const wrongPotPushed = incidentKind({
  phase: 'showdown',
  facts: {
    /** What went to the wrong place. */
    amount: chips({ min: 1 }),
    /** Whether it already lies among other chips. */
    mixed: yesNo({ usual: false }),
    amountCertain: yesNo({ usual: true }),
    noticed: choice(NOTICED, { usual: 'beforeNextHand' }),
  },
  find({ amount, mixed, amountCertain, noticed }, floor) {
    const corrected: Finding = {
      outcome: { is: 'potCorrected', amount },
      steps: [
        step('stopPlay'),
        ...(mixed || !amountCertain ? [step('workOutPot')] : []),
        step('movePayout', { amount }),
      ],
    };
    const stands: Finding = { outcome: { is: 'potStands' }, steps: [step('announce')] };
    const found = whileOpen(floor, 'countOrAward', noticed, corrected);
    const late = found !== corrected;
    // what is said of mixed chips names no deadline, and goes before one that is left to a person
    const reopened = found.discretion !== undefined && !floor.isSilent('pots.mixedPayout');
    if (!mixed || (late && !reopened)) return found;
    if (floor.decides('pots.mixedPayout') === 'stands') return stands;
    if (amountCertain && !late) return corrected;
    return {
      ...corrected,
      discretion: { range: [corrected.outcome, stands.outcome], weigh: ['fairness', 'potSize', 'dealersPart'] },
    };
  },
});
