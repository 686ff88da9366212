import { yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { reproached } from './reproached.ts';

/** Players act together: an agreement about a pot, about the blinds at the bubble, about anything. */
export const collusion = incidentKind({
  phase: 'conduct',
  facts: { repeated: yesNo({ usual: false }) },
  find({ repeated }, floor) {
    floor.decides('sanctions.collusion');
    return reproached('collusion', floor, { repeated, both: true });
  },
});
