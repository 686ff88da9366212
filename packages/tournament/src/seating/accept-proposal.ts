import { type Decide, happens, refused } from '../decision.ts';
import { breaking } from './breaking.ts';
import { finalTableEvents } from './final-table.ts';
import { proposals } from './proposals.ts';
import { breakEvents } from './table-breaking.ts';
import { tablesInPlay } from './table-in-play.ts';

export const acceptProposal: Decide<'AcceptProposal'> = (state, { proposal: key }, context) => {
  const proposal = proposals(state).find((one) => one.key === key);
  if (proposal === undefined) return refused({ code: 'no-such-proposal', proposal: key });
  switch (proposal.kind) {
    case 'balance': {
      const { entry, from, to, waitsOneHand, because } = proposal;
      return happens({ v: 1, type: 'EntryMoved', moved: { entry, from, to }, how: 'proposed', waitsOneHand, because });
    }
    case 'breakTable': {
      const tables = tablesInPlay(state);
      const table = tables.find(({ id }) => id === proposal.table);
      if (table === undefined) return refused({ code: 'no-such-table', table: proposal.table });
      return happens(
        ...breakEvents(state, breaking(table, tables), { how: 'proposed', because: proposal.because }, context),
      );
    }
    case 'finalTable':
      return finalTableEvents(state, { how: 'proposed' }, context);
  }
};

export const dismissProposal: Decide<'DismissProposal'> = (state, { proposal: key, reason }) => {
  const proposal = proposals(state).find((one) => one.key === key);
  if (proposal === undefined) return refused({ code: 'no-such-proposal', proposal: key });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({
    v: 1,
    type: 'ProposalDismissed',
    proposal: key,
    reason: reason.trim(),
    because: proposal.because,
  });
};
