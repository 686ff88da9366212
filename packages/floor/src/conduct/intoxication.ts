import { step } from '../because.ts';
import { yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { reproached } from './reproached.ts';

/** A player is drunk or under drugs. */
export const intoxication = incidentKind({
  phase: 'conduct',
  facts: { repeated: yesNo({ usual: false }) },
  find({ repeated }, floor) {
    const value = floor.decides('sanctions.intoxication');
    const euro = value === 'mayDisqualifyFine' ? floor.asks('sanctions.intoxicationFine') : 0;
    return reproached('intoxication', floor, { repeated, ...(euro > 0 && { steps: [step('fineClub', { euro })] }) });
  },
});
