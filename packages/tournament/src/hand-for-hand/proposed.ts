import { prizes } from '../money/prize-pool.ts';
import type { Proposal } from '../proposal.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { finalTableSize } from '../seating/final-table-size.ts';
import { tablesTaken } from '../seating/table-in-play.ts';
import { playersLeft } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { isReached } from './ending.ts';

/** One before the money; where the management decides, it is asked before the final table and a jump of the prizes as well. */
export function handForHandProposals(state: Tournament): readonly Proposal[] {
  const { handForHand: on } = state;
  const setup = setupOf(state);
  if (on !== undefined) {
    const end = policyOf(setup, 'handForHand.end');
    if (!isReached(state)) return [];
    return [
      {
        kind: 'endHandForHand',
        key: `endHandForHand:${String(on.since)}`,
        because: [reason('hand-for-hand-reached', { until: on.until }, end)],
      },
    ];
  }
  if (tablesTaken(state) < 2) return [];
  const left = playersLeft(state);
  const when = policyOf(setup, 'handForHand.when');
  return goals(state, left, when.value === 'managementDecides').map((goal) => ({
    kind: 'handForHand',
    key: `handForHand:${goal}:${String(left)}`,
    until: left - 1,
    goal,
    because: [reason(`hand-for-hand-before-${goal}`, { left, until: left - 1 }, when)],
  }));
}

type Goal = Extract<Proposal, { readonly kind: 'handForHand' }>['goal'];

/** What is decided by the next who goes out; the first that holds is what it is played for. */
function goals(state: Tournament, left: number, anyJump: boolean): readonly Goal[] {
  const paid = prizes(state);
  if (paid.length > 0 && left === paid.length + 1) return ['money'];
  if (!anyJump) return [];
  if (left === finalTableSize(setupOf(state)).size + 1) return ['finalTable'];
  const [next = 0, own = 0] = [paid[left - 2], paid[left - 1]];
  // twice as much for one place is a jump that nobody calls small
  return own > 0 && next >= 2 * own ? ['jump'] : [];
}

const reason = (code: Reason['code'], facts: Reason['facts'], because: NonNullable<Reason['because']>): Reason => ({
  code,
  facts,
  because,
});
