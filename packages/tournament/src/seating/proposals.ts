import { remembered } from '@riffle/aggregate';
import { nextRoundProposal } from '../form/next-round.ts';
import { standsAlone } from '../form/stands-alone.ts';
import { handForHandProposals } from '../hand-for-hand/proposed.ts';
import { allDone } from '../hand-for-hand/tables-in-hand.ts';
import type { MoveKind, Proposal } from '../proposal.ts';
import { setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { balanceProposals } from './balance.ts';
import { buttonRedraws } from './button-redraw.ts';
import { finalTableProposal } from './final-table.ts';
import { openTablesProposal } from './open-tables.ts';
import { breakProposal } from './table-breaking.ts';

/** What the rulebook wants done now: a final table, else one table fewer, else even tables. `decide` and every view ask. */
export const proposals = remembered((state: Tournament): readonly Proposal[] =>
  movesWait(state) ? wanted(state).filter(({ kind }) => !isMove(kind)) : wanted(state),
);

const isMove = (kind: Proposal['kind']): kind is MoveKind =>
  kind === 'balance' || kind === 'breakTable' || kind === 'openTables' || kind === 'finalTable';

/** A hand of all tables runs: nobody changes his table before each has finished it. */
const movesWait = (state: Tournament): boolean => state.handForHand !== undefined && !allDone(state, state.handForHand);

/** What waits for the end of the hand that runs at all tables. */
export const movesAfterHand = (state: Tournament): readonly MoveKind[] =>
  movesWait(state)
    ? [
        ...new Set(
          wanted(state)
            .map(({ kind }) => kind)
            .filter(isMove),
        ),
      ]
    : [];

function wanted(state: Tournament): readonly Proposal[] {
  if (stageOf(state) !== 'play' || state.finalTable) return [];
  const dismissed = new Set(state.dismissed);
  const isOpen = (proposal: Proposal | undefined) => proposal !== undefined && !dismissed.has(proposal.key);
  const setup = setupOf(state);
  // to go on is the only way on: it is not dismissed
  if (setup.form?.rounds !== undefined) return [nextRoundProposal(state)].filter((one) => one !== undefined);
  if (standsAlone(setup) !== undefined) return [];
  const joining = [finalTableProposal(state), openTablesProposal(state), breakProposal(state)].find(isOpen);
  const moves = joining === undefined ? balanceProposals(state).filter(isOpen) : [joining];
  // whoever is on the way to another table begins no hand with the others
  const together = handForHandProposals(state).filter(
    (one) => isOpen(one) && (joining === undefined || one.kind === 'endHandForHand'),
  );
  return [...moves, ...together, ...buttonRedraws(state).filter(isOpen)];
}
