import type { PersonId } from '@riffle/people';
import { type FinalPlace, places } from '../places.ts';
import { seatingIndex } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/** What became of a player of a simulated night. */
export type RankedPlayer = Pick<FinalPlace, 'place' | 'sharedBy'> & { readonly player: PersonId };

/** Everybody, best first; who is still in when it ends has won. */
export function ranked(state: Tournament): readonly RankedPlayer[] {
  const found = places(state);
  const { inPlay } = seatingIndex(state.entries);
  return [...state.entries.values()]
    .map(({ id, person }) => {
      const place = found.get(id) ?? { place: 1, ...(inPlay.length > 1 && { sharedBy: inPlay.length }) };
      return { ...place, player: person };
    })
    .sort((a, b) => a.place - b.place);
}
