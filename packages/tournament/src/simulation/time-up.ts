import { lastHandsLeft } from '../day-end/last-hands.ts';
import { playsToItsEnd } from '../form/stands-alone.ts';
import { toBustOutId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { tablesInPlay } from '../seating/table-in-play.ts';
import { inPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Entry } from '../state.ts';
import type { SimulatedNight } from './simulated-night.ts';
import { passed, type Stacks, stackOf } from './stacks.ts';

/** The last hands are announced when the time is up; some hands later all stacks are counted, and chips rank who is left. */
export function endWhenTimeIsUp(night: SimulatedNight): void {
  if (setupOf(night.state).form?.timeLimit === undefined || stageOf(night.state) !== 'play') return;
  if (night.state.day?.lastHands === undefined) night.try({ type: 'AnnounceLastHands' });
  if (night.state.day?.lastHands === undefined || !night.chance(4)) return;
  for (const { id } of tablesInPlay(night.state)) {
    while ((lastHandsLeft(night.state, id) ?? 0) > 0 && night.state.tables.get(id)?.hand !== undefined)
      // small chips go first, or the table has to wait for another player
      if (night.try({ type: 'NextHand', tables: [id] }) !== undefined) return;
  }
  const stacks = inPlay(night.state).map(({ id }) => ({ entry: id, chips: stackOf(night.stacks, id) }));
  night.try({ type: 'CountStacks', occasion: 'dayEnd', stacks });
  const tables = playsToItsEnd(setupOf(night.state)) ? tablesInPlay(night.state) : [undefined];
  for (const table of tables) {
    if (table?.players.size === 1) continue;
    const bustOut = toBustOutId(`time ${table?.id ?? ''}`);
    const there = inPlay(night.state).filter(({ at }) => table === undefined || at?.table === table.id);
    night.give({ type: 'EndByTime', bustOut, ...(table && { table: table.id }) }, withTheBest(night.stacks, there));
  }
}

/** What stands before the others counts no more; who has won holds it for them. */
function withTheBest(stacks: Stacks, players: readonly Entry[]): Stacks {
  const most = Math.max(...players.map(({ id }) => stackOf(stacks, id)));
  const best = players.find(({ id }) => stackOf(stacks, id) === most);
  const others = players.filter(({ id }) => stackOf(stacks, id) < most);
  return best === undefined ? stacks : others.reduce((all, { id }) => passed(all, id, best.id), stacks);
}
