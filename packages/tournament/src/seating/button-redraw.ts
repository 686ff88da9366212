import { measure } from '@riffle/aggregate';
import type { Proposal } from '../proposal.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Table, Tournament } from '../state.ts';
import { highCards } from './first-button.ts';
import { type TableInPlay, tablesInPlay } from './table-in-play.ts';

type Redraw = Extract<Proposal, { readonly kind: 'redrawButton' }>;

const mostCame = measure(0, ({ cameAtOnce = 0 }: Table) => cameAtOnce, Math.max);

/** So many came to a table when another was broken that the rulebook lets the button be drawn anew there. */
export function buttonRedraws(state: Tournament): readonly Redraw[] {
  const because = policyOf(setupOf(state), 'button.redrawAfterMoves');
  if (because.value === 0 || state.tables.measured(mostCame) < because.value) return [];
  return tablesInPlay(state).flatMap(({ id, table, players }) => {
    const { cameAtOnce = 0 } = table;
    if (cameAtOnce < because.value || players.size < 2) return [];
    const reason: Reason = { code: 'button-redraw-allowed', facts: { players: cameAtOnce }, because };
    return [
      {
        kind: 'redrawButton',
        key: `button/${id}/${cameAtOnce}-${players.size}`,
        table: id,
        because: [reason],
      } as const,
    ];
  });
}

/** One card each, as for the first hand. */
export const redrawnButton = (
  state: Tournament,
  { id, table, players }: TableInPlay,
  random: Parameters<typeof highCards>[2],
  because: readonly Reason[],
) => highCards(setupOf(state), [{ id, size: table.seats, taken: [...players.keys()] }], random, because);
