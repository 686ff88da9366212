import type { CountOccasion, IssuedLine } from '@riffle/tournament';

const SOLD: { readonly [K in Extract<IssuedLine, { is: 'sold' }>['kind']]: string } = {
  entry: 'Startplätze',
  reEntry: 'Re-Entries',
  rebuy: 'Rebuys',
  addOn: 'Add-ons',
};
const REMOVED: { readonly [W in Extract<IssuedLine, { is: 'removed' }>['why']]: string } = {
  late: 'Stack herausgenommen, nicht erschienen',
  away: 'Stack herausgenommen, zu lange weg',
  excluded: 'Stack herausgenommen, ausgeschlossen',
  forfeited: 'Stack für ein Re-Entry aufgegeben',
};
const OCCASIONS: { readonly [O in CountOccasion]: string } = {
  break: 'Pause',
  dayEnd: 'Ende des Tages',
  play: 'Zwischendurch',
};

/** How counted chips are told, on screen, on paper and as a file. */
export const counted = {
  occasions: OCCASIONS,
  issued(line: IssuedLine): string {
    switch (line.is) {
      case 'sold':
        return `${SOLD[line.kind]}, ${String(line.count)} ×`;
      case 'given':
        return `Ausgegebene Stacks, ${String(line.count)} ×`;
      case 'raced':
        return `Getauscht: ${String(line.value)} in ${String(line.into)}`;
      case 'lapsed':
        return `Zu spät gefundene Chips zu ${String(line.value)}, verfallen`;
      case 'removed':
        return REMOVED[line.why];
      case 'ruled':
        return 'Durch Entscheidungen aus dem Spiel';
      case 'rounds':
        return 'Mit früheren Runden aus dem Spiel';
    }
  },
  sums: { inPlay: 'Im Spiel sein müssten', counted: 'Gezählt', missing: 'Noch nicht gezählt', difference: 'Differenz' },
};
