import type { MultiDayEvent, MultiDayRefusal } from '@riffle/tournament/multiday';
import type { Language } from '../language.ts';
import type { Told } from '../refusals/refusal-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MultiDayNaming } from './multi-day-words.ts';

const CATALOGUES = { de, en } as const;

/** What is said of a tournament of several days, in one language. */
export function multiDayWordsIn(language: Language) {
  const { refusals, log, ...rest } = CATALOGUES[language];
  return {
    ...rest,
    refusal: (refusal: MultiDayRefusal, naming: MultiDayNaming): Told =>
      (refusals[refusal.code] as (refusal: MultiDayRefusal, naming: MultiDayNaming) => Told)(refusal, naming),
    event: (event: MultiDayEvent, naming: MultiDayNaming): string =>
      (log[event.type] as (event: MultiDayEvent, naming: MultiDayNaming) => string)(event, naming),
  };
}
