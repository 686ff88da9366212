import { step } from '../../because.ts';
import { choice, yesNo } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** Something lies on the table that does not belong to the tournament. */
export const foreignChips = incidentKind({
  phase: 'tournament',
  facts: {
    what: choice(['chipInStack', 'chipAsProtector', 'objectAsProtector', 'secondProtector', 'otherThing'], {
      usual: 'chipInStack',
    }),
    /** He brought them in to play with them. */
    onPurpose: yesNo({ usual: false, when: { what: ['chipInStack'] } }),
  },
  find({ what, onPurpose = false }, floor) {
    const rule = floor.decides('chips.foreignObjects', what === 'chipAsProtector' ? 'chipAsProtector' : undefined);
    switch (what) {
      case 'chipInStack':
        return {
          outcome: { is: 'foreignChipsOut' },
          steps: [step('callFloor'), step('countStack'), step('writeDown')],
          ...(onPurpose && { offence: 'cheating' as const }),
        };
      case 'chipAsProtector':
        return {
          outcome: rule === 'noForeignChips' ? { is: 'objectOff' } : { is: 'objectAllowed' },
          discretion: {
            range: [{ is: 'objectAllowed' }, { is: 'objectOff' }],
            weigh: ['othersMisled', 'fairness'],
          },
        };
      case 'objectAsProtector':
        return { outcome: { is: 'objectAllowed' } };
      case 'secondProtector':
      case 'otherThing':
        return rule === 'oneProtector' || what === 'secondProtector'
          ? { outcome: { is: 'objectOff' }, steps: [step('clearTable')] }
          : { outcome: { is: 'objectAllowed' } };
    }
  },
});
