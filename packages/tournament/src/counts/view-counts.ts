import { type Chips, toChips } from '@riffle/cards';
import type { EntryId, TableId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { toMillis } from '../structure.ts';
import { countedIn, countsOf, lastCount } from './chip-count.ts';
import { sumOfLines } from './chips-issued.ts';
import type { ChipCount } from './count-shape.ts';
import type { BigStacks, CountsAtTable, CountsView, CountView } from './count-view.ts';
import { ruleOfLine } from './rule-of-line.ts';
import { whyOff } from './why-off.ts';

/** All counts of the night, for who runs it. */
export function viewCounts(state: Tournament): { readonly counts?: CountsView } {
  const all = countsOf(state);
  if (all.length === 0) return {};
  return { counts: { played: playedSoFar(state), all: all.map((count) => viewCount(state, count)) } };
}

const playedSoFar = ({ played = toMillis(0) }: Tournament): CountsView['played'] => played;

function viewCount(state: Tournament, count: ChipCount): CountView {
  const { stacks, issued, missing, ...told } = count;
  const inPlay = sumOfLines(issued);
  const counted = countedIn(count);
  const why = count === lastCount(state) ? whyOff(state, count) : [];
  return {
    ...told,
    ...{ inPlay, counted, stacks: Object.fromEntries(stacks), missing },
    issued: issued.map((line) => {
      const because = ruleOfLine(setupOf(state), line);
      return { ...line, ...(because && { because }) };
    }),
    ...(missing.length === 0 && { difference: counted - inPlay }),
    ...(why.length > 0 && { why }),
  };
}

/** What was told last of who sits at this table, for whoever deals there. */
export function viewCountsAt(state: Tournament, table: TableId): { readonly counted?: CountsAtTable } {
  const last = lastCount(state);
  if (last === undefined) return {};
  const here = [...playersAt(state, table).values()].flatMap((entry): [EntryId, Chips][] => {
    const chips = last.stacks.get(entry);
    return chips === undefined ? [] : [[entry, chips]];
  });
  const { no, occasion, at, played } = last;
  return {
    counted: { no, occasion, at, played, since: playedSoFar(state), stacks: Object.fromEntries(here) },
  };
}

/** The largest of the last count that had everybody, where the club shows them: who is out since is not among them. */
export function viewBigStacks(state: Tournament): { readonly bigStacks?: BigStacks } {
  const { bigStacks: most } = setupOf(state);
  const whole = most === undefined ? undefined : countsOf(state).findLast(({ missing }) => missing.length === 0);
  if (whole === undefined) return {};
  const isIn = (entry: EntryId): boolean => state.entries.get(entry)?.out === undefined;
  const stacks = [...whole.stacks]
    .filter(([entry]) => isIn(entry))
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([entry, chips]) => ({ entry, chips }));
  const average = toChips(Math.floor(countedIn(whole) / Math.max(1, whole.stacks.size)));
  return stacks.length === 0 ? {} : { bigStacks: { at: whole.at, average, stacks } };
}
