import { type Breach, breach } from '../../breach.ts';
import type { OffenceAnswer } from '../../offence.ts';

/** Misconduct: time, and when it is repeated or grave a disqualification. */
const any: OffenceAnswer = {
  first: { duty: 'may', least: 'warning', most: 'time' },
  repeated: { duty: 'may', least: 'time', most: 'disqualification' },
  refs: ['1 Entscheidungsfindung 7', '1 Entscheidungsfindung 7 Disqualifikation'],
};

export const bdpvBreaches: readonly Breach[] = [
  breach('1 Sitzordnung 2', 'leftTable', any),
  breach('1 Ablauf 3', 'etiquette', any),
  breach('1 Ablauf 12 Nebentätigkeiten', 'etiquette', any),
  breach('1 Ablauf 14', 'language', any),
  breach('6 Einleitung Handbesprechung', 'talkedAboutHand'),
  breach('6.19 mündlich', 'talkedAboutHand'),
  breach('6.21', 'etiquette', any),
  breach('6.22', 'hiddenChips', any),
  breach('6.23', 'hiddenChips'),
];
