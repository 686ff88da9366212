import { toChips } from '@riffle/cards';
import { COUNT_OCCASIONS, HAND_WHEN_COUNTED, type TournamentCommand } from '@riffle/tournament';
import { oneOf } from '../asked/made.ts';
import { inPlay, type Seen } from './seen.ts';

/** Stacks are told: of all or of some, what is in play shared out among them, or a chip more or less. */
export function countStacks(seen: Seen): TournamentCommand {
  const { chance, view } = seen;
  const all = inPlay(seen);
  const some = chance(3) === 0 ? all.filter(() => chance(2) === 0) : all;
  const each = Math.max(1, Math.floor(view.figures.chips / Math.max(1, all.length)));
  const rest = view.figures.chips - each * all.length;
  const slip = chance(4) === 0 ? chance(3) - 1 : 0;
  const stacks = some.map((entry, nth) => ({
    entry,
    chips: toChips(Math.max(1, each + (nth === 0 ? rest + slip : 0))),
  }));
  return {
    ...{ type: 'CountStacks', occasion: oneOf(chance, COUNT_OCCASIONS) ?? 'play', stacks },
    ...(chance(2) === 0 && { hand: oneOf(chance, HAND_WHEN_COUNTED) ?? 'over' }),
    ...(chance(5) === 0 && { anew: true as const }),
    ...(chance(4) === 0 && { reason: 'so gezählt' }),
  };
}
