import type { CountOccasion, IssuedLine } from '@riffle/tournament';
import type { counted as german } from '../de/counted.ts';

const SOLD: { readonly [K in Extract<IssuedLine, { is: 'sold' }>['kind']]: string } = {
  entry: 'Entries',
  reEntry: 'Re-entries',
  rebuy: 'Rebuys',
  addOn: 'Add-ons',
};
const REMOVED: { readonly [W in Extract<IssuedLine, { is: 'removed' }>['why']]: string } = {
  late: 'Stack taken out, never came',
  away: 'Stack taken out, away too long',
  excluded: 'Stack taken out, excluded',
  forfeited: 'Stack given up for a re-entry',
};
const OCCASIONS: { readonly [O in CountOccasion]: string } = {
  break: 'Break',
  dayEnd: 'End of the day',
  play: 'Between times',
};

export const counted: typeof german = {
  occasions: OCCASIONS,
  issued(line) {
    switch (line.is) {
      case 'sold':
        return `${SOLD[line.kind]}, ${String(line.count)} ×`;
      case 'given':
        return `Stacks handed out, ${String(line.count)} ×`;
      case 'raced':
        return `Exchanged: ${String(line.value)} into ${String(line.into)}`;
      case 'lapsed':
        return `Chips of ${String(line.value)} found too late, forfeited`;
      case 'removed':
        return REMOVED[line.why];
      case 'ruled':
        return 'Out of play by rulings';
      case 'rounds':
        return 'Out of play with earlier rounds';
    }
  },
  sums: { inPlay: 'Should be in play', counted: 'Counted', missing: 'Not counted yet', difference: 'Difference' },
};
