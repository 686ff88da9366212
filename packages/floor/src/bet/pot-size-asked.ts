import { step } from '../because.ts';
import { incidentKind } from '../incident-kind.ts';
import { bettingRound } from './betting-round.ts';

/** Somebody asks the dealer how large the pot is. */
export const potSizeAsked = incidentKind({
  phase: 'bet',
  facts: { structure: bettingRound.structure },
  find({ structure }, floor) {
    switch (floor.decides('betting.potSizeInfo', structure === 'potLimit' ? 'potLimit' : undefined)) {
      case 'potLimitOnly':
        return structure === 'potLimit'
          ? { outcome: { is: 'chipsTold', how: 'sum' }, steps: [step('sayPot')] }
          : { outcome: { is: 'chipsTold', how: 'spread' }, steps: [step('spreadPot')] };
      case 'never':
        return { outcome: { is: 'chipsTold', how: 'spread' }, steps: [step('spreadPot')] };
    }
  },
});
