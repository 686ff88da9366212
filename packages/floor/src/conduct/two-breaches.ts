import { MEASURES, type Measure, type Offence } from '@riffle/rulebooks';
import { step } from '../because.ts';
import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import { speaksOf } from '../reproach.ts';
import { sanctionFor } from '../sanction-for.ts';
import { BREACHES } from './etiquette.ts';
import { reproached } from './reproached.ts';

/** One act breaches two rules: each is named, and the graver of the two is punished. */
export const twoBreaches = incidentKind({
  phase: 'conduct',
  facts: {
    first: choice(BREACHES, { usual: 'outOfTurn' }),
    second: choice(BREACHES, { usual: 'stringBet' }),
    repeated: yesNo({ usual: false }),
  },
  clashes: ({ first, second }) =>
    first === second
      ? [
          {
            problem: 'notPossible',
            fact: 'second',
            allowed: { is: 'choice', of: BREACHES.filter((one) => one !== first) },
          },
        ]
      : [],
  find({ first, second, repeated }, floor) {
    const [graver, other] =
      weight(second, repeated, floor) > weight(first, repeated, floor) ? [second, first] : [first, second];
    floor.notes('reproachedWith', { offence: other });
    // the milder one is named, and shapes nothing
    speaksOf(other, { ...floor, decides: floor.asks });
    speaksOf(graver, floor);
    return reproached(graver, floor, { repeated, steps: [step('nameBothBreaches')] });
  },
});

/** What must follow goes before what may, then the mildest measure that is open. */
function weight(offence: Offence, repeated: boolean, floor: Inquiry): number {
  const sanction = sanctionFor(offence, floor, repeated);
  if (sanction.duty === 'none') return -1;
  const [least = 'hint' as Measure] = sanction.measures;
  return MEASURES.indexOf(least) + (sanction.duty === 'must' ? MEASURES.length : 0);
}
