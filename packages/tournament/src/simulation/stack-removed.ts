import type { TournamentEvent } from '../event.ts';
import { type EntryId, toBustOutId } from '../ids.ts';
import type { SimulatedNight } from './simulated-night.ts';
import { passed, type Stacks, stackOf } from './stacks.ts';

/** His stack is counted and taken away, or shared at his table where the rulebook has it so; `forGood`: nobody regrets it. */
export function removeStack(night: SimulatedNight, entry: EntryId, forGood = false): void {
  const before = night.stacks;
  const chips = stackOf(before, entry);
  const bustOut = toBustOutId(`removed-${entry}`);
  const command = { type: 'RemoveStack', bustOut, entry, chips, reason: 'the floor has waited long enough' } as const;
  const refusal = night.try(command, (events) => withShares(before.with(entry, 0), before, events));
  if (refusal === undefined && !forGood && night.regrets())
    night.takeBack(command, before, night.chance(2) ? 'redo' : 'leave');
}

function withShares(after: Stacks, before: Stacks, events: readonly TournamentEvent[]): Stacks {
  const removed = events.find((event) => event.type === 'StackRemoved');
  if (removed?.type !== 'StackRemoved' || removed.shares === undefined) return after;
  return removed.shares.reduce((all, { entry, chips }) => passed(all, removed.entry, entry, chips), before);
}
