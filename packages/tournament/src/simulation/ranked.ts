import type { PersonId } from '@riffle/people';
import type { FinalPlace } from '../counted-places.ts';
import { places } from '../places.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/** What became of a player of a simulated night. */
export type RankedPlayer = Pick<FinalPlace, 'place' | 'sharedBy'> & { readonly player: PersonId };

/** Everybody, best first; who is still in when it ends has won. */
export function ranked(state: Tournament): readonly RankedPlayer[] {
  const found = places(state);
  const winners = inPlay(state).length;
  return [...state.entries.values()]
    .map(({ id, person }) => {
      const place = found.get(id) ?? { place: 1, ...(winners > 1 && { sharedBy: winners }) };
      return { ...place, player: person };
    })
    .sort((a, b) => a.place - b.place);
}
