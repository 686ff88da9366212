import type { Cited, Policies } from '@riffle/rulebooks';
import { gamesOf } from '../games-of-night.ts';
import { policyOf } from '../rulebook-of.ts';
import type { Game, Setup } from '../setup.ts';
import { seatLimit } from './seat-limit.ts';

/** With how many players the final table is formed, and which rule says so. */
export function finalTableSize(setup: Setup): { readonly size: number; readonly because: Cited } {
  const cited = policyOf(setup, 'tables.finalTableSize');
  // a table that plays several games has room for all of them
  const sizes = gamesOf(setup).map((game) => finalTablePlayers(cited.value, seatLimit(setup), game));
  return { size: Math.min(...sizes), because: cited };
}

/** The same by what a rulebook says, where a table has so many seats. */
export function finalTablePlayers(rule: Policies['tables.finalTableSize'], seats: number, game: Game): number {
  switch (rule.is) {
    case 'number':
      return rule[game];
    case 'bySeats':
      if (seats === 8 || seats === 9) return rule.eightOrNine;
      return seats === 6 || seats === 7 ? rule.sixOrSeven : seats;
    case 'sameAsTable':
      return seats;
    case 'fullTablePlusOne':
      // two at a table is a heads-up event: its last match has two players as well
      return seats === 2 ? 2 : Math.min(seats + 1, rule.atMost);
  }
}
