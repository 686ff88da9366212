import type { SeatProposal } from '@riffle/tournament';
import { t } from '../../language/language.svelte.ts';
import type { Desk } from '../desk.svelte.ts';

/** What a proposal does, as the button says that does it. */
export function proposalDoes(desk: Desk, proposal: SeatProposal): string {
  const words = t.desk.overview;
  switch (proposal.kind) {
    case 'balance':
      return words.balance.move(desk.name(proposal.entry));
    case 'breakTable':
      return words.breakTable.title(desk.tableName(proposal.table));
    case 'redrawButton':
      return words.redrawButton.title(desk.tableName(proposal.table));
    case 'nextRound':
      return words.nextRound.title(proposal.round);
    case 'openTables':
      return words.openTables.title(proposal.tables);
    case 'finalTable':
      return words.finalTable.title;
  }
}

/** Whom it moves where, in a line. */
export function proposalMoves(desk: Desk, proposal: SeatProposal): string {
  const words = t.desk.overview;
  switch (proposal.kind) {
    case 'balance':
      return `${whole(desk.place(proposal.from))} → ${whole(desk.place(proposal.to))}`;
    case 'breakTable':
      return words.breakTable.count(proposal.entries.length);
    case 'redrawButton':
      return words.redrawButton.allowed;
    case 'nextRound':
      return words.nextRound.count(proposal.players, proposal.tables);
    case 'openTables':
      return words.openTables.count(proposal.players, proposal.seats);
    case 'finalTable':
      return words.finalTable.count(proposal.players);
  }
}

/** A seat's number stays on the line of its word. */
const whole = (place: string): string => place.replace(/ (?=\S+$)/, '\u00a0');
