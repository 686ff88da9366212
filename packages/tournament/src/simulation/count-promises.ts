import type { TournamentCommand } from '../command.ts';
import { countedIn, lastCount } from '../counts/chip-count.ts';
import { sumOfLines } from '../counts/chips-issued.ts';
import { chipsInPlay } from '../figures.ts';
import type { Tournament } from '../state.ts';
import { type Stacks, stackOf } from './stacks.ts';

/** What must be so whenever stacks were counted, and is not. */
type CountBroken = { readonly rule: 'counts-are-explained'; readonly about: string };

/** The lines of a count are what is in play; and where nobody is missing and each was told as it stands, there is no difference. */
export function* brokenCounts(state: Tournament, stacks: Stacks, { type }: TournamentCommand): Generator<CountBroken> {
  const count = lastCount(state);
  if (type !== 'CountStacks' || count === undefined) return;
  const due = sumOfLines(count.issued);
  const inPlay = chipsInPlay(state);
  if (due !== inPlay) yield { rule: 'counts-are-explained', about: `${String(due)} of ${String(inPlay)}` };
  if (count.missing.length > 0 || [...count.stacks].some(([id, chips]) => chips !== stackOf(stacks, id))) return;
  const off = countedIn(count) - due;
  if (off !== 0) yield { rule: 'counts-are-explained', about: `off by ${String(off)}` };
}
