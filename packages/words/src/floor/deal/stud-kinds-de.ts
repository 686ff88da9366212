import type { HoleCardKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { seatDe } from './hole-card-facts-de.ts';

/** Incidents that only stud has. */
export const studKindsDe: KindWords<Pick<HoleCardKinds, 'studLastCardExposed' | 'studTooFewCards'>> = {
  studLastCardExposed: {
    label: 'Stud: siebte Karte offen',
    what: 'Im Stud deckt der Dealer die letzte Karte eines Spielers auf, die verdeckt kommt.',
    says: [
      'siebte Karte aufgedeckt',
      'letzte Karte offen',
      'Seventh Street offen',
      'Stud River aufgedeckt',
      'Stud letzte Karte',
    ],
    facts: {
      playersLeft: { label: 'Wie viele sind noch in der Hand?' },
      othersDealt: { label: 'Hat schon jemand seine letzte Karte verdeckt?' },
      seat: seatDe,
    },
  },
  studTooFewCards: {
    label: 'Stud: Karten reichen nicht',
    what: 'Im Stud reicht der Stapel nicht, um jedem die letzte Karte zu geben.',
    says: [
      'Karten reichen nicht',
      'zu wenige Karten im Stud',
      'Stapel leer',
      'Deck aus',
      'Karten gehen aus',
      'Gemeinschaftskarte Stud',
    ],
    facts: {
      playersLeft: { label: 'Wie viele sind noch in der Hand?' },
      stub: { label: 'Karten im Stapel' },
      burns: { label: 'Bisher verbrannt' },
    },
  },
};
