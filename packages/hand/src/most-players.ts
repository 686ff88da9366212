import { cardsOf } from './deck.ts';
import type { Variant } from './variant.ts';

const MOST_SEATS = 12;

/** How many may be dealt in so that there is always a card: on the board, to change a whole hand, or to be shared. */
export function mostPlayers({ family, streets, deck }: Variant): number {
  const cards = cardsOf(deck).length;
  const last = streets.length - 1;
  let each = 0;
  let others = 0;
  for (let nth = 0; nth <= last; nth += 1) {
    const { hole, board, burns, draws } = streets[nth] as Variant['streets'][number];
    if (family !== 'stud' || nth < last) each += hole.length;
    others += board;
    if (draws || (family === 'stud' && burns && nth < last)) others += 1;
  }
  if (family === 'stud') others += 1;
  if (family === 'draw') others += each;
  return Math.min(MOST_SEATS, Math.floor((cards - others) / each));
}
