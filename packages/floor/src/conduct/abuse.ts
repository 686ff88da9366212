import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { reproached } from './reproached.ts';

/** Insults, attacks in words, and violence. */
export const abuse = incidentKind({
  phase: 'conduct',
  facts: {
    how: choice(['words', 'violence'], { usual: 'words' }),
    repeated: yesNo({ usual: false }),
  },
  find({ how, repeated }, floor) {
    floor.decides(how === 'violence' ? 'sanctions.violence' : 'sanctions.abuse');
    return reproached(how === 'violence' ? 'violence' : 'abuse', floor, { repeated });
  },
});
