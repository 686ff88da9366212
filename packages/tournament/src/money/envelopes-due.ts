import type { EntryId } from '../ids.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { takersOfLast } from './bounties.ts';
import { envelopesHeld } from './envelopes-held.ts';

/** For whom one is still to be drawn, in the order in which they went out; the winner last. */
export function envelopesDue(state: Tournament): readonly EntryId[] {
  const mystery = envelopesHeld(state);
  if (mystery === undefined) return [];
  const had = new Set(mystery.drawn.map(({ entry }) => entry));
  const waiting = new Set(mystery.players.filter((id) => !had.has(id)));
  const out = state.bustOuts.flatMap((hand) =>
    hand.out.flatMap((one) => (waiting.has(one.entry) && isFor(state, one.entry) ? [one.entry] : [])),
  );
  const winner =
    stageOf(state) === 'over'
      ? [...waiting].filter((id) => state.entries.get(id) !== undefined && !isOut(state, id))
      : [];
  return [...new Set([...out, ...winner])];
}

const isOut = (state: Tournament, id: EntryId): boolean => state.entries.get(id)?.out !== undefined;

/** He is out, and somebody has won it. */
const isFor = (state: Tournament, id: EntryId): boolean => (takersOfLast(state, id)?.length ?? 0) > 0;
