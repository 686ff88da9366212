import { step } from '../../because.ts';
import { choice, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';

/** The hand is over, and somebody wants to see the cards that would have come. */
export const rabbitHunt = incidentKind({
  phase: 'showdown',
  facts: {
    did: choice(['asked', 'turnedCardsUp'], { usual: 'asked' }),
    allAgree: yesNo({ usual: false, when: { did: ['asked'] } }),
    dealerWilling: yesNo({ usual: true, when: { did: ['asked'], allAgree: [true] } }),
  },
  find({ did, allAgree, dealerWilling }, floor): Finding {
    const rule = floor.decides('dealing.rabbitHunting');
    if (did === 'turnedCardsUp') {
      floor.asks('showdown.lookAtMuck');
      return { outcome: { is: 'nextCardHidden' }, steps: [step('coverStub')], offence: 'lookedAtMuck' };
    }
    if (rule === 'dealerMayIfAllAgree' && allAgree === true && dealerWilling === true)
      return {
        outcome: { is: 'nextCardMayBeShown' },
        steps: [step('showNextCard')],
        discretion: {
          range: [{ is: 'nextCardMayBeShown' }, { is: 'nextCardHidden' }],
          weigh: ['timeLost', 'fairness'],
        },
      };
    return { outcome: { is: 'nextCardHidden' }, steps: [step('coverStub')] };
  },
});
