import { step } from '../../because.ts';
import { choice, seat } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { incidentKind } from '../../incident-kind.ts';

/** Somebody lets it be seen before his turn that he is going to fold. */
export const foldSignalled = incidentKind({
  phase: 'bet',
  facts: {
    how: choice(['heldOutCards', 'hint', 'clearWords'], { usual: 'heldOutCards' }),
    seat: seat({ optional: true }),
  },
  find({ how, seat: whose }, floor) {
    if (how === 'clearWords') {
      floor.frames('declarations.foldSignal');
      floor.decides('betting.outOfTurnFold');
      floor.notes('wordsAreAFold');
      return {
        outcome: { is: 'fold' },
        steps: [step('takeCardsIn'), step('backToTurn')],
        effects: killHand(whose),
        // a rule on signals goes before what holds for any fold out of turn
        offence: floor.looksUp('sanctions.offences').foldSignalled === undefined ? 'foldOutOfTurn' : 'foldSignalled',
      };
    }
    floor.decides('declarations.foldSignal');
    return { outcome: { is: 'playOn' }, steps: [step('forbidSignals'), step('playOn')], offence: 'foldSignalled' };
  },
});
