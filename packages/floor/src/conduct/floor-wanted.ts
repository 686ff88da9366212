import { step } from '../because.ts';
import { choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player wants the floor. */
export const floorWanted = incidentKind({
  phase: 'conduct',
  facts: { calledBy: choice(['player', 'dealer'], { usual: 'player' }) },
  find({ calledBy }, floor) {
    const through = floor.decides('sanctions.callingFloor') === 'throughDealer';
    floor.asks('sanctions.whoDecides');
    if (calledBy === 'player' && through)
      return { outcome: { is: 'floorCalled', by: 'dealer' }, steps: [step('askThroughDealer'), step('callFloor')] };
    return { outcome: { is: 'floorCalled', by: calledBy }, steps: [step('callFloor')] };
  },
});
