import type { Cited } from '@riffle/rulebooks';
import type { Language } from '../language.ts';
import { atSeatMoment as de } from './de/at-seat.ts';
import { atSeatMoment as en } from './en/at-seat.ts';

const WORDS = { de, en } as const;

/** Until when a player must be at the seat: what a phone in the room says of a rulebook, without the words of all others. */
export const sayAtSeat = ({ value }: Pick<Cited<'presence.atSeatMoment'>, 'value'>, language: Language): string =>
  WORDS[language].value(value);

/** How the question is called, where a house has answered it and there is no number to name. */
export const labelOfAtSeat = (language: Language): string => WORDS[language].label;
