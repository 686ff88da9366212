import { tablesInHand } from '../hand-for-hand/tables-in-hand.ts';
import { proposals } from '../seating/index.ts';
import { workTheFloor } from './floor.ts';
import type { SimulatedNight } from './simulated-night.ts';

/** Hand-for-hand as it is proposed, mostly: the tables finish one after another, and the next hand is dealt at all of them. */
export function dealTogether(night: SimulatedNight): void {
  const proposal = proposals(night.state).find(({ kind }) => kind === 'handForHand' || kind === 'endHandForHand');
  if (proposal !== undefined) {
    const { key } = proposal;
    if (night.chance(4)) night.give({ type: 'DismissProposal', proposal: key, reason: 'nobody is in a hurry' });
    else night.give({ type: 'AcceptProposal', proposal: key });
  }
  const { handForHand: on } = night.state;
  if (on === undefined) return;
  const tables = [...tablesInHand(night.state, on)];
  for (const [table] of tables) if (night.chance(6)) night.try({ type: 'TellHand', table, is: 'allIn' });
  for (const [table] of tables.toReversed()) night.try({ type: 'TellHand', table, is: 'done' });
  // whoever waited with an all-in waits no more
  for (const [table] of tables) night.try({ type: 'TellHand', table, is: 'done' });
  // now, and not while a table plays: who is to sit elsewhere goes there
  workTheFloor(night);
  if (night.state.handForHand === undefined) return;
  if (night.chance(10)) night.give({ type: 'EndHandForHand' });
  else night.try({ type: 'NextHand', tables: night.state.breakOrder });
}
