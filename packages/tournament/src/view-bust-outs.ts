import type { FinalPlace } from './counted-places.ts';
import type { EntryId } from './ids.ts';
import type { BustOut, OutInHand } from './state.ts';
import type { BustOutView, Onlooker } from './view.ts';

/** How many chips somebody began his last hand with is told to staff, not to the room. */
export function viewBustOut(
  { id, at, level, together, removed, out }: BustOut,
  found: ReadonlyMap<EntryId, FinalPlace>,
  viewer: Onlooker,
): BustOutView {
  return {
    id,
    at,
    level,
    ...(together && { together }),
    ...(viewer.as === 'staff' && removed && { removed }),
    out: out.map((one) => viewOut(one, (one.back !== true && found.get(one.entry)) || { place: one.rank }, viewer)),
  };
}

const viewOut = (
  { entry, by, stackAtStart, from, back }: OutInHand,
  place: FinalPlace,
  viewer: Onlooker,
): BustOutView['out'][number] => ({
  entry,
  ...place,
  by,
  ...(back && { back }),
  ...(viewer.as === 'staff' && stackAtStart !== undefined && { stackAtStart }),
  ...(from && { from }),
});
