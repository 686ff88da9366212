import { choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { reproached } from './reproached.ts';

/** Chips are given away, or lost on purpose to another player. */
export const chipDumping = incidentKind({
  phase: 'conduct',
  facts: { whose: choice(['giver', 'receiver', 'both'], { usual: 'both' }) },
  find({ whose }, floor) {
    const value = floor.decides('sanctions.collusion', whose === 'receiver' ? whose : undefined);
    // who only received is guilty by himself where the rulebook names both
    if (whose === 'receiver' && value !== 'disqualifyBoth') return reproached('chipDumping', floor, { mayOnly: true });
    return reproached('chipDumping', floor, whose === 'both' ? { both: true } : {});
  },
});
