import { step } from '../because.ts';
import { choice, count } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A player wears no club clothing, or covers it. */
export const clothing = incidentKind({
  phase: 'league',
  facts: {
    how: choice(['missing', 'covered', 'putRightAtOnce'], { usual: 'missing' }),
    persons: count(1, 20, { usual: 1 }),
  },
  find({ how, persons }, floor) {
    const value = floor.decides('league.dress');
    switch (value) {
      case 'none':
        return { outcome: { is: 'dressInOrder' } };
      case 'tvOnlyWish':
        return { outcome: { is: 'dressOnlyWished' } };
      case 'clubShirtFineOrLeave':
        if (how === 'putRightAtOnce') return { outcome: { is: 'dressInOrder' }, steps: [step('showClothing')] };
        return {
          outcome: { is: 'dressFine' },
          steps: [...(how === 'covered' ? [step('showClothing')] : []), step('collectFineOrSendAway')],
        };
      case 'uniformFine': {
        const each = floor.asks('league.dressFine');
        floor.notes('personsTimes', { persons, each });
        return {
          outcome: { is: 'dressFine', each, total: persons * each },
          steps: [step('bookFine', { euro: persons * each })],
        };
      }
    }
  },
});
