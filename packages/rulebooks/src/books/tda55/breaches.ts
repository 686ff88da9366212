import { type Breach, breach } from '../../breach.ts';
import type { OffenceAnswer } from '../../offence.ts';

/** Any breach of a rule may be punished. */
const any: OffenceAnswer = { first: { duty: 'may', least: 'warning', most: 'disqualification' }, refs: ['41.a'] };

export const tda55Breaches: readonly Breach[] = [
  breach('10.a', 'leftTable', any),
  breach('10.b', 'leftTable', any),
  breach('12.a', 'misconduct', any),
  breach('16', 'hiddenChips', any),
  breach('17.a', 'hiddenChips', any),
  breach('28.1', 'toldOfFold', any),
  breach('28.2', 'coaching', any),
  breach('28.3', 'talkedAboutHand', any),
  breach('28.4', 'abuse'),
  breach('28.onePlayer', 'onePlayerToAHand', any),
  breach('29', 'language', any),
  breach('46.a', 'outOfTurn'),
  breach('46.b', 'outOfTurn', {
    first: { duty: 'may', least: 'warning', most: 'disqualification' },
    repeated: { duty: 'must', least: 'warning', most: 'disqualification' },
    refs: ['46.a', '41.a'],
  }),
];
