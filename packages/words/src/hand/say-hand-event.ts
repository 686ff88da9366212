import type { HandEvent, StreetName } from '@riffle/hand';
import type { Language } from '../language.ts';
import { eventsDe, streetsDe } from './events-de.ts';
import { eventsEn, streetsEn } from './events-en.ts';
import type { HandEventWords, HandNaming } from './hand-event-words.ts';

const words: { readonly [L in Language]: HandEventWords } = { de: eventsDe, en: eventsEn };
const streets = { de: streetsDe, en: streetsEn } as const;

/** What has happened in a hand, as a sentence. */
export function sayHandEvent(event: HandEvent, naming: HandNaming, language: Language): string {
  // the table's type has a sentence of its own for every event
  return (words[language][event.type] as (event: HandEvent, naming: HandNaming) => string)(event, naming);
}

export const sayStreet = (street: StreetName, language: Language): string => streets[language][street];
