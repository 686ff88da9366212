import { type Breach, breach } from '../../breach.ts';
import type { OffenceAnswer } from '../../offence.ts';

const ladder: OffenceAnswer = {
  first: { duty: 'may', least: 'warning', most: 'disqualification' },
  refs: ['6.1 penalty ladder'],
};

export const oepblBreaches: readonly Breach[] = [
  breach(
    '2.14 uniform',
    'clothing',
    { first: { duty: 'must', least: 'fine', most: 'fine' }, refs: ['2.14 fine'], besides: ['fine'] },
    { by: 'club', euros: 10 },
  ),
  breach(
    '2.18 intoxication',
    'intoxication',
    { first: { duty: 'may', least: 'disqualification', most: 'disqualification' }, refs: ['2.18 fine'] },
    { by: 'club', euros: 50 },
  ),
  breach('2.20 notice', 'language', ladder),
  breach('6.6 reach into pot', 'rakedPot'),
  breach('6.6 no own change', 'rakedPot'),
];
