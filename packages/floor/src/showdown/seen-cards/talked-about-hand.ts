import { step } from '../../because.ts';
import { choice, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';

const OFFENCE_OF = {
  foldedCards: 'toldOfFold',
  ownCards: 'talkedAboutHand',
  guess: 'talkedAboutHand',
  criticism: 'talkedAboutHand',
  withSpectator: 'talkedAboutHand',
  advice: 'coaching',
  askedOutside: 'coaching',
} as const;

/** Somebody talks about cards, gives advice or judges the play. */
export const talkedAboutHand = incidentKind({
  phase: 'showdown',
  facts: {
    said: choice(
      ['foldedCards', 'ownCards', 'guess', 'advice', 'criticism', 'withSpectator', 'askedOutside', 'tabledHand'],
      { usual: 'foldedCards' },
    ),
    handOver: yesNo({ usual: false }),
  },
  find({ said, handOver }, floor): Finding {
    if (said === 'tabledHand') {
      floor.decides('declarations.mistakeDuty');
      floor.notes('mistakesMayBeNamed');
      return { outcome: { is: 'playOn' }, steps: [step('readTabledHand')] };
    }
    floor.decides('declarations.handTalk');
    if (handOver) {
      floor.notes('handIsOver');
      return { outcome: { is: 'playOn' }, steps: [step('playOn')] };
    }
    return { outcome: { is: 'playOn' }, steps: [step('stopTalk'), step('playOn')], offence: OFFENCE_OF[said] };
  },
});
