import { step } from '../../because.ts';
import { chips, choice } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { NOTICED, whileOpen } from './dispute-deadline.ts';

/** A side pot was built wrongly, or a bet that nobody has paid was not given back, and it is seen a street later. */
export const wrongSidePot = incidentKind({
  phase: 'showdown',
  facts: {
    what: choice(['notReturned', 'wrongPot'], { usual: 'wrongPot' }),
    /** What lies in the wrong pot, or should have gone back. */
    amount: chips({ min: 1 }),
    noticed: choice(['laterStreet', ...NOTICED], { usual: 'laterStreet' }),
  },
  find({ what, amount, noticed }, floor): Finding {
    if (what === 'wrongPot') floor.decides('pots.sidePots');
    else floor.frames('pots.sidePots');
    floor.frames('declarations.mistakeDuty');
    if (floor.decides('pots.wrongAmount') === 'stands')
      return { outcome: { is: 'potStands' }, steps: [step('announce'), step('playOn')] };
    const right: Finding = {
      outcome: what === 'notReturned' ? { is: 'betReturned', amount } : { is: 'potsPutRight', amount },
      steps: [
        step('stopPlay'),
        step('workOutPot'),
        what === 'notReturned' ? step('returnChips', { amount }) : step('moveBetweenPots', { amount }),
        step('announce'),
      ],
    };
    return noticed === 'laterStreet' ? right : whileOpen(floor, 'countOrAward', noticed, right);
  },
});
