import type { CountedStack, CountOccasion } from '../counts/count-command.ts';
import { tablesInPlay } from '../seating/table-in-play.ts';
import { inPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { SimulatedNight } from './simulated-night.ts';
import { stackOf } from './stacks.ts';

/** Now and then a room is counted, at all tables or at one of them, sometimes first with a slip that is put right. */
export function countNowAndThen(night: SimulatedNight): void {
  if (stageOf(night.state) !== 'play' || !night.chance(10)) return;
  countStacks(night, night.chance(2) ? 'break' : 'play');
}

/** As they stand, table by table or all at once; who has no seat is told by name. */
function countStacks(night: SimulatedNight, occasion: CountOccasion): void {
  const told = (id: CountedStack['entry']): CountedStack => ({ entry: id, chips: stackOf(night.stacks, id) });
  if (night.chance(3)) {
    night.try({ type: 'CountStacks', occasion, stacks: inPlay(night.state).map(({ id }) => told(id)), anew: true });
    return;
  }
  for (const { id: table, players } of tablesInPlay(night.state)) {
    if (night.chance(8)) return;
    const stacks = [...players.values()].map(told);
    const [first, ...others] = stacks;
    if (first !== undefined && first.chips > 1 && night.chance(5))
      night.try({
        ...{ type: 'CountStacks', occasion, table },
        stacks: [{ ...first, chips: (first.chips - 1) as typeof first.chips }, ...others],
      });
    night.try({ type: 'CountStacks', occasion, table, stacks });
  }
  const standing = inPlay(night.state).filter(({ at }) => at === undefined);
  if (standing.length > 0) night.try({ type: 'CountStacks', occasion, stacks: standing.map(({ id }) => told(id)) });
}
