import { type EntryId, toBustOutId } from '../ids.ts';
import type { SimulatedNight } from './simulated-night.ts';
import { type Stacks, stackOf } from './stacks.ts';

/** Somebody goes for a smoke and comes back, or goes home: then his stack is counted and taken away. */
export function leaveTheTable(night: SimulatedNight, entry: EntryId): void {
  night.give({ type: 'MarkAbsent', entry });
  if (!night.chance(3)) {
    night.give({ type: 'MarkPresent', entry });
    return;
  }
  night.wait(40 * 60_000);
  const before = night.stacks;
  const command = {
    type: 'RemoveStack',
    bustOut: toBustOutId(`gone-${entry}`),
    entry,
    chips: stackOf(before, entry),
    reason: 'he went home',
  } as const;
  night.give(command, withoutStack(before, entry));
  if (night.regrets()) night.takeBack(command, before, night.chance(2) ? 'redo' : 'leave');
}

const withoutStack = (stacks: Stacks, entry: EntryId): Stacks => stacks.with(entry, 0);
