import type { RoomEvent, RoomRefusal } from '@riffle/cardroom';
import type { Language } from '../language.ts';
import type { Told } from '../refusals/refusal-words.ts';
import type { CardRoomNaming, SayInRoom } from './card-room-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const CATALOGUES = { de, en } as const;

/** What is said of an evening in the card room, in one language. */
export function cardRoomWordsIn(language: Language) {
  const { refusals, log, seat, ...rest } = CATALOGUES[language];
  const sayWith = (naming: CardRoomNaming): SayInRoom => ({
    ...naming,
    seat: ({ table, seat: no }) => seat(naming.table(table), no),
  });
  return {
    ...rest,
    refusal: (refusal: RoomRefusal, naming: CardRoomNaming): Told =>
      (refusals[refusal.code] as (refusal: RoomRefusal, say: SayInRoom) => Told)(refusal, sayWith(naming)),
    event: (event: RoomEvent, naming: CardRoomNaming): string =>
      (log[event.type] as (event: RoomEvent, say: SayInRoom) => string)(event, sayWith(naming)),
  };
}
