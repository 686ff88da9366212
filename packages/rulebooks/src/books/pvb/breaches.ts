import { type Breach, breach } from '../../breach.ts';
import type { OffenceAnswer } from '../../offence.ts';

/** Where no rule says what follows: whatever is against the rules may be punished. */
const any: OffenceAnswer = { first: { duty: 'may', least: 'caution', most: 'exclusion' }, refs: ['69(8)'] };

/** Paid at once and in cash; whoever does not pay leaves. */
const withoutClothing: OffenceAnswer = {
  first: { duty: 'must', least: 'fine', most: 'elimination' },
  refs: ['72(4)'],
  besides: ['fine'],
};

export const pvbBreaches: readonly Breach[] = [
  breach('05(1)', 'device', any),
  breach('05(2)', 'device', any),
  breach('05(3)', 'device', any),
  breach('05(5)a', 'device'),
  breach('05(5)b', 'device', any),
  breach('05(5)c', 'device', any),
  breach('05(5)d', 'device', any),
  breach('05(5)e', 'device', any),
  breach('05(5)f', 'device', any),
  breach('06(1)', 'etiquette', any),
  breach('12(3)', 'leftTable', any),
  breach('17(1)', 'pocketedChips'),
  breach('17(2)', 'chipsRemoved'),
  breach('71(1)', 'chipsRemoved'),
  breach('71(2)', 'chipsRemoved', {
    first: { duty: 'must', least: 'warning', most: 'exclusion' },
    refs: ['71(2)'],
  }),
  // the director's to judge, and at most the end of this event
  breach('17(4)', 'cheating', { first: { duty: 'may', least: 'caution', most: 'elimination' }, refs: ['17(4)'] }),
  breach('18(1)', 'hiddenCards'),
  breach('19(4)', 'cheating'),
  breach('69(11)III.m', 'cheating'),
  breach('24(1)', 'leftTable'),
  breach('25(1)', 'leftTable'),
  breach('25(3)', 'leftTable'),
  breach('25(4)', 'leftTable'),
  breach('69(10)j', 'leftTable'),
  // written down while the hand is live: a comparable breach
  breach('25(2)', 'etiquette', {
    first: { duty: 'must', least: 'caution', most: 'caution' },
    repeated: { duty: 'must', least: 'warning', most: 'disqualification' },
    refs: ['69(10)z', '69(10)'],
  }),
  breach('69(10)c', 'outOfTurn'),
  breach('37(2)', 'outOfTurn', {
    first: { duty: 'may', least: 'caution', most: 'disqualification' },
    refs: ['37(2)'],
  }),
  breach('40(4)', 'outOfTurn', {
    first: { duty: 'must', least: 'warning', most: 'disqualification' },
    refs: ['40(4)'],
  }),
  breach('65(1)b', 'talkedAboutHand'),
  breach('65(1)c', 'talkedAboutHand'),
  breach('65(1)d', 'talkedAboutHand'),
  breach('65(1)b', 'coaching'),
  breach('65(1)e', 'coaching'),
  breach('69(10)t', 'coaching'),
  breach('67(1)', 'showedCards', {
    first: { duty: 'may', least: 'caution', most: 'disqualification' },
    repeated: { duty: 'must', least: 'warning', most: 'disqualification' },
    refs: ['67(1)'],
    repeatedRefs: ['67(3)'],
  }),
  breach('69(10)q', 'showedCards'),
  breach('69(10)d', 'splashing'),
  breach('69(10)r', 'splashing'),
  breach('69(10)h', 'misconduct'),
  breach('69(3)', 'misconduct', any),
  breach('69(7)', 'misconduct', any),
  breach(
    '69(18)',
    'refusal',
    {
      first: { duty: 'must', least: 'elimination', most: 'exclusion' },
      refs: ['69(18)'],
    },
    { by: 'club' },
  ),
  breach('69(11)III.p', 'refusal'),
  breach('72(1)', 'clothing', withoutClothing, { by: 'player' }),
  breach('72(2)', 'clothing', withoutClothing, { by: 'player' }),
  breach('72(3)', 'clothing', withoutClothing, { by: 'player' }),
  breach('72(4)', 'clothing', withoutClothing, { by: 'player' }),
  breach('72(5)', 'clothing', { first: { duty: 'must', least: 'warning', most: 'exclusion' }, refs: ['72(5)'] }),
];
