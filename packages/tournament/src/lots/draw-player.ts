import { type Decide, happens, refused } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import { isInPlay } from '../seating-index.ts';
import type { Entry, Tournament } from '../state.ts';
import { castLot, lotOfPlayers } from './lot.ts';
import { type Candidate, inLot, type Whom } from './whom.ts';

export const drawPlayer: Decide<'DrawPlayer'> = (state, { whom, for: said, shown }, context) => {
  if (whom.table !== undefined && state.tables.get(whom.table) === undefined)
    return refused({ code: 'no-such-table', table: whom.table });
  const among = whoIsIn(state, whom);
  const lot = freeNumber(state);
  const entry = castLot(lotOfPlayers(lot), among, context);
  if (entry === undefined) return refused({ code: 'nobody-to-draw' });
  const purpose = said?.trim();
  return happens({
    ...{ v: 1, type: 'PlayerDrawn', lot, whom, among, entry },
    ...(purpose && { for: purpose }),
    ...(shown && { shown }),
    at: context.now,
  });
};

/** One that was taken back leaves its number to the next: whoever draws anew draws the same lot. */
function freeNumber({ lots = [] }: Tournament): number {
  const taken = new Set(lots.map(({ lot }) => lot));
  let no = 1;
  while (taken.has(no)) no += 1;
  return no;
}

const whoIsIn = (state: Tournament, whom: Whom): readonly EntryId[] =>
  inLot(whom, [...state.entries.values()].map(candidateOf), {
    bought: (what) =>
      new Set(
        (state.money?.sales ?? []).flatMap(({ kind, reversed, person }) =>
          kind === what && reversed !== true ? [person] : [],
        ),
      ),
    drawn: (state.lots ?? []).map(({ entry }) => entry),
  });

const candidateOf = (entry: Entry): Candidate => {
  const { id, no, person, at } = entry;
  const is = entry.out !== undefined ? 'out' : isInPlay(entry) ? 'in' : 'notHere';
  return { id, no, person, is, ...(at && { table: at.table }) };
};
