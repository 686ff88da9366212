import { SEAT_NOS } from '@riffle/table';
import type { Objection } from './decision.ts';
import { gamesAtFullTables, gamesOf, kindOfGame, seatsByGame } from './games-of-night.ts';
import type { LevelGame } from './level-game.ts';
import { policyOf } from './rulebook-of.ts';
import type { Setup } from './setup.ts';
import type { Tournament } from './state.ts';

export const FEWEST_SEATS = 2;
export const MOST_SEATS = SEAT_NOS.length;

/**
 * The rulebook's word on how many may sit at a table; the base profile's number is a habit and forbids nothing.
 * One table may be made as large as the final table: for that one, or where the management lets more sit.
 */
export function checkTableSize(setup: Setup, seats: number, of: 'allTables' | 'oneTable'): Objection {
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS) {
    return { code: 'setup-invalid', field: 'seatsPerTable', min: FEWEST_SEATS, max: MOST_SEATS };
  }
  if (seats > MOST_SEATS) return { code: 'table-too-large', seats, max: MOST_SEATS };
  const ofLevels = checkLevelSeats(setup);
  if (ofLevels !== undefined) return ofLevels;
  const { value, refs, from } = policyOf(setup, 'tables.maxSeats');
  const games = gamesAtFullTables(setup);
  const limit = Math.min(...games.map((game) => value[game]));
  // the larger table at the start is an exception for the games with two cards or four, not for stud
  const atStart = games.includes('stud') ? limit : Math.max(limit, value.atStart ?? 0);
  const max = Math.max(atStart, of === 'oneTable' ? finalTableSeats(setup) : 0);
  return from === 'base' || seats <= max ? undefined : { code: 'table-too-large', seats, max, refs };
}

/** What levels say themselves of how many sit at a table: no more than the rulebook lets for what they deal. */
export function checkLevelSeats(setup: Setup): Objection {
  const { value, refs, from } = policyOf(setup, 'tables.maxSeats');
  const tooMany = seatsByGame(setup).find((level) => level.seats > value[level.game]);
  return tooMany === undefined || from === 'base'
    ? undefined
    : { code: 'table-too-large', seats: tooMany.seats, max: value[tooMany.game], refs };
}

/** How many sit at a table while this is dealt, where that is fewer than the tables have. */
export function seatsOfGame(setup: Setup, game: LevelGame): number | undefined {
  const kind = kindOfGame(game);
  const most = kind && policyOf(setup, 'tables.maxSeats').value[kind];
  return most !== undefined && most < setup.seatsPerTable ? most : undefined;
}

/**
 * Tables that stand there seat no more than what is dealt then allows, or are made smaller first. One that was too large before
 * is no reason to refuse something else.
 */
export function tablesStay({ tables, setup }: Tournament, next: Setup): Objection {
  if (setup === undefined) return undefined;
  const sizes = [...tables.values()].map(({ seats }) => seats).toSorted((a, b) => b - a);
  // the largest may be meant as the final table, the others are tables like all
  for (const [seats, of] of [[sizes[0], 'oneTable'] as const, [sizes[1], 'allTables'] as const]) {
    if (seats === undefined || checkTableSize(setup, seats, of) !== undefined) continue;
    const objection = checkTableSize(next, seats, of);
    if (objection?.code === 'table-too-large')
      return { ...objection, tables: sizes.filter((one) => one > objection.max).length };
  }
  return undefined;
}

function finalTableSeats(setup: Setup): number {
  const { value } = policyOf(setup, 'tables.finalTableSize');
  switch (value.is) {
    case 'number':
      return Math.min(...gamesOf(setup).map((game) => value[game]));
    case 'bySeats':
      return Math.max(value.eightOrNine, value.sixOrSeven);
    case 'fullTablePlusOne':
      return value.atMost;
    case 'sameAsTable':
      return 0;
  }
}
