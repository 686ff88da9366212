import { type Decide, happens, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { nextRound } from '../form/next-round.ts';
import { endHandForHand } from '../hand-for-hand/ending.ts';
import { startHandForHand } from '../hand-for-hand/starting.ts';
import type { Proposal } from '../proposal.ts';
import { breaking } from './breaking.ts';
import { redrawnButton } from './button-redraw.ts';
import { finalTableEvents } from './form-final-table.ts';
import { openTables } from './open-tables.ts';
import { proposals } from './proposals.ts';
import { breakEvents } from './table-breaking.ts';
import { tablesInPlay } from './table-in-play.ts';

/** Whether it is accepted or done by hand. */
export const movedAsProposed = ({
  entry,
  from,
  to,
  waitsOneHand,
  bigBlindAlone,
  because,
}: Extract<Proposal, { readonly kind: 'balance' }>): TournamentEvent => ({
  v: 1,
  type: 'EntryMoved',
  moved: { entry, from, to },
  how: 'proposed',
  waitsOneHand,
  ...(bigBlindAlone && { bigBlindAlone }),
  because,
});

export const acceptProposal: Decide<'AcceptProposal'> = (state, { proposal: key }, context) => {
  const proposal = proposals(state).find((one) => one.key === key);
  if (proposal === undefined) return refused({ code: 'no-such-proposal', proposal: key });
  switch (proposal.kind) {
    case 'balance': {
      return happens(movedAsProposed(proposal));
    }
    case 'breakTable': {
      const tables = tablesInPlay(state);
      const table = tables.find(({ id }) => id === proposal.table);
      if (table === undefined) return refused({ code: 'no-such-table', table: proposal.table });
      return happens(
        ...breakEvents(state, breaking(table, tables), { how: 'proposed', because: proposal.because }, context),
      );
    }
    case 'openTables':
      return happens(...openTables(state, proposal, context));
    case 'finalTable':
      return finalTableEvents(state, { how: 'proposed' }, context);
    case 'nextRound':
      return nextRound(state, proposal, context);
    case 'handForHand':
      return startHandForHand(state, { type: 'StartHandForHand', until: proposal.until }, context);
    case 'endHandForHand':
      return endHandForHand(state, { type: 'EndHandForHand' }, context);
    case 'redrawButton': {
      const table = tablesInPlay(state).find(({ id }) => id === proposal.table);
      if (table === undefined) return refused({ code: 'no-such-table', table: proposal.table });
      return happens(redrawnButton(state, table, context.random, proposal.because));
    }
  }
};

export const dismissProposal: Decide<'DismissProposal'> = (state, { proposal: key, reason }) => {
  const proposal = proposals(state).find((one) => one.key === key);
  if (proposal === undefined) return refused({ code: 'no-such-proposal', proposal: key });
  // nothing else can be done in its place
  if (proposal.kind === 'nextRound') return refused({ code: 'nothing-to-do' });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({
    v: 1,
    type: 'ProposalDismissed',
    proposal: key,
    reason: reason.trim(),
    because: proposal.because,
  });
};
