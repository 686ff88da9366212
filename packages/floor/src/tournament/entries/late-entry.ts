import { step } from '../../because.ts';
import { chips, choice } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** Somebody enters after the start: how many chips, which seat. */
export const lateEntry = incidentKind({
  phase: 'tournament',
  facts: {
    /** `entered`: he had entered before the start and only comes now. */
    who: choice(['newEntrant', 'alternate', 'reEntry', 'entered'], { usual: 'newEntrant' }),
    startingStack: chips({ min: 1 }),
    /** Blinds and antes that a stack at the table has paid so far. */
    blindsSoFar: chips({ usual: 0 }),
  },
  clashes: ({ startingStack, blindsSoFar }) =>
    blindsSoFar < startingStack
      ? []
      : [{ problem: 'notPossible', fact: 'blindsSoFar', allowed: { is: 'chips', min: 0, max: startingStack - 1 } }],
  find({ who, startingStack, blindsSoFar }, floor) {
    const isIn = who === 'entered';
    // a stack from which blinds are taken stands there only for whoever has entered
    const onlyOfThem = !isIn && floor.looksUp('entries.lateStack') === 'blinded';
    const rule = onlyOfThem ? floor.usually('entries.lateStack') : floor.decides('entries.lateStack');
    if (!isIn) {
      floor.asks('entries.lateRegistrationEnd');
      floor.asks('seating.lateEntry');
    }
    return {
      outcome: { is: 'startsWith', chips: startingStack - (isIn && rule === 'blinded' ? blindsSoFar : 0) },
      steps: isIn ? [] : [step('drawLateSeat')],
    };
  },
});
