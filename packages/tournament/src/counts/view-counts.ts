import type { Chips } from '@riffle/cards';
import { toChips } from '@riffle/cards';
import type { TableId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { type ChipCount, countedIn, countsOf, lastCount } from './chip-count.ts';
import { sumOfLines } from './chips-issued.ts';
import type { CountsAtTable, CountsView, CountView } from './count-view.ts';

/** All counts of the night, for who runs it. */
export function viewCounts(state: Tournament): { readonly counts?: CountsView } {
  const all = countsOf(state);
  return all.length === 0 ? {} : { counts: { played: state.played ?? NOTHING, all: all.map(viewCount) } };
}

const NOTHING = 0 as NonNullable<Tournament['played']>;

function viewCount({ stacks, issued, missing, ...count }: ChipCount): CountView {
  const inPlay = sumOfLines(issued);
  const counted = countedIn({ stacks });
  return {
    ...count,
    ...{ inPlay, counted, issued, stacks: Object.fromEntries(stacks), missing },
    ...(missing.length === 0 && { difference: counted - inPlay }),
  };
}

/** What was told last of who sits at this table, for whoever deals there. */
export function viewCountsAt(state: Tournament, table: TableId): { readonly counted?: CountsAtTable } {
  const last = lastCount(state);
  if (last === undefined) return {};
  const here = [...playersAt(state, table).values()].flatMap((entry): [typeof entry, Chips][] => {
    const chips = last.stacks.get(entry);
    return chips === undefined ? [] : [[entry, toChips(chips)]];
  });
  const { no, occasion, at, played } = last;
  return { counted: { no, occasion, at, played, since: state.played ?? NOTHING, stacks: Object.fromEntries(here) } };
}
