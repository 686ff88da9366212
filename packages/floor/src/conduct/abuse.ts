import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { speaksOf } from '../reproach.ts';
import { reproached } from './reproached.ts';

/** Insults, attacks in words, and violence. */
export const abuse = incidentKind({
  phase: 'conduct',
  facts: {
    how: choice(['words', 'violence'], { usual: 'words' }),
    repeated: yesNo({ usual: false }),
  },
  find({ how, repeated }, floor) {
    const offence = how === 'violence' ? 'violence' : 'abuse';
    speaksOf(offence, floor);
    return reproached(offence, floor, { repeated });
  },
});
