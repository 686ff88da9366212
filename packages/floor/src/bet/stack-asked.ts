import { step } from '../because.ts';
import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** Somebody asks how many chips an opponent has. */
export const stackAsked = incidentKind({
  phase: 'bet',
  facts: {
    /** Whether the one asked is all-in. */
    playerAllIn: yesNo({ usual: false }),
    /** What the player does who was asked. */
    asked: choice(['answers', 'willNot'], { usual: 'willNot' }),
  },
  find({ playerAllIn, asked }, floor) {
    switch (floor.decides('betting.stackInfo')) {
      case 'askAnyTime':
        return asked === 'answers'
          ? { outcome: { is: 'chipsTold', how: 'playerTells' }, steps: [step('chipsInSight')] }
          : { outcome: { is: 'chipsTold', how: 'count' }, steps: [step('dealerCounts')] };
      case 'estimateCountAllIn':
        return playerAllIn
          ? { outcome: { is: 'chipsTold', how: 'count' }, steps: [step('dealerCounts')] }
          : { outcome: { is: 'chipsTold', how: 'estimate' }, steps: [step('chipsInSight')] };
    }
  },
});
