import type { SeatProposal } from '@riffle/tournament';
import { t } from '../../language/language.svelte.ts';
import type { Desk } from '../desk.svelte.ts';

function saidOf(desk: Desk, proposal: SeatProposal): string {
  const words = t.desk.overview;
  switch (proposal.kind) {
    case 'balance':
      return words.balance.done(desk.name(proposal.entry), desk.place(proposal.to));
    case 'breakTable':
      return words.breakTable.done(desk.tableName(proposal.table));
    case 'redrawButton':
      return words.redrawButton.done(desk.tableName(proposal.table));
    case 'nextRound':
      return words.nextRound.done(proposal.round);
    case 'openTables':
      return words.openTables.done(proposal.tables);
    case 'finalTable':
      return words.finalTable.done;
  }
}

export const acceptProposal = (desk: Desk, proposal: SeatProposal): Promise<boolean> =>
  desk.perform({ type: 'AcceptProposal', proposal: proposal.key }, { text: saidOf(desk, proposal) });
