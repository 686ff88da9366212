import type { Random } from '@riffle/aggregate';
import type { TournamentEvent } from '../event.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { firstButtons, highCards } from './first-button.ts';
import { tablesInPlay } from './table-in-play.ts';

/** Where nobody drew the seats, nobody drew the button either: before the first hand it is, as the rulebook has it. */
export function buttonsAtStart(state: Tournament, random: Random): readonly TournamentEvent[] {
  if (state.drawn) return [];
  const setup = setupOf(state);
  const tables = tablesInPlay(state)
    .filter(({ table }) => table.positions === undefined)
    .map(({ id, table, players }) => ({ id, size: table.seats, taken: [...players.keys()] }));
  if (tables.length === 0) return [];
  const draw = policyOf(setup, 'seating.draw');
  const first = policyOf(setup, 'button.first');
  const because: Reason = { code: 'button-drawn-high-card', facts: {}, because: first };
  return draw.value === 'randomOrArranged'
    ? [highCards(setup, tables, random, [because])]
    : [firstButtons(setup, tables, random)];
}
