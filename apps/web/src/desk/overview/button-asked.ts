import { SEAT_NOS, type SeatNo } from '@riffle/table';
import type { Proposal, TableId, TournamentView } from '@riffle/tournament';

type AskedAt = {
  readonly table: TableId;
  /** Where it lay when Riffle was last told; hands pass that nobody tells of. */
  readonly recorded?: SeatNo;
  readonly seats: readonly SeatNo[];
};
/** `needed`: without it the proposal is a guess. `check`: it was reckoned with, and may have moved since. */
export type ButtonAsked = { readonly is: 'needed' | 'check'; readonly at: readonly AskedAt[] };

/** Where the button is has to be asked for who hangs on it: whom the rulebook moves, and to which seat. */
export function buttonAsked(proposal: Proposal, { tables }: Pick<TournamentView, 'tables'>): ButtonAsked | undefined {
  const codes = proposal.because.map(({ code }) => code);
  const needed = codes.includes('button-unknown');
  if (!needed && !codes.includes('button-as-recorded')) return undefined;
  const at = tablesOf(proposal, Object.keys(tables) as TableId[]).flatMap((table): readonly AskedAt[] => {
    const shown = tables[table];
    if (shown === undefined) return [];
    const recorded = shown.positions?.button;
    if (needed && recorded !== undefined) return [];
    const seats = SEAT_NOS.slice(0, shown.seats).filter((seat) => shown.blocked[String(seat)] === undefined);
    return [{ table, seats, ...(recorded !== undefined && { recorded }) }];
  });
  return at.length === 0 ? undefined : { is: needed ? 'needed' : 'check', at };
}

function tablesOf(proposal: Proposal, all: readonly TableId[]): readonly TableId[] {
  switch (proposal.kind) {
    case 'balance':
      return [proposal.from.table, proposal.to.table];
    case 'breakTable':
      return [proposal.table, ...all.filter((table) => table !== proposal.table)];
    case 'redrawButton':
    case 'nextRound':
    case 'finalTable':
    case 'openTables':
    case 'handForHand':
    case 'endHandForHand':
      return [];
  }
}
