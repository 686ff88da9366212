import { count, oneOf, optional, record, seats, times, ways } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const tables = {
  /** Largest number of players at a table, by game; `atStart` where more are allowed until the field shrinks. */
  'tables.maxSeats': record(
    { holdem: count(seats), omaha: count(seats), stud: count(seats), atStart: optional(count(seats)) },
    { usual: { holdem: 9, omaha: 9, stud: 8 } },
  ),
  /** Number of players with which the final table is formed; `bySeats` at other sizes as `sameAsTable`. */
  'tables.finalTableSize': ways(
    {
      bySeats: { eightOrNine: count(seats), sixOrSeven: count(seats) },
      number: { holdem: count(seats), omaha: count(seats), stud: count(seats) },
      sameAsTable: {},
      fullTablePlusOne: { atMost: count(seats) },
    },
    { usual: { is: 'bySeats', eightOrNine: 9, sixOrSeven: 7 } },
  ),
  /** Whether tables are broken and balanced at all. */
  'tables.format': oneOf(['multiTable', 'sitAndGo'], { usual: 'multiTable' }),
  /** Who fixes which table is broken next. */
  'tables.breakOrder': oneOf(['publishedOrder', 'managementChoice'], { usual: 'publishedOrder' }),
  /** Which seats the players of a broken table get. */
  'tables.breakSeats': oneOf(['anyFreeSeat', 'samePosition'], { usual: 'anyFreeSeat' }),
  /** Where a moved player is dealt in at once. */
  'tables.moverEntry': oneOf(['notBetweenButtonAndSmallBlind', 'everywhereAtOnce'], {
    usual: 'notBetweenButtonAndSmallBlind',
  }),
  /** The clock stops while a table is broken with at most so many tables left; 0 = never. */
  'tables.clockDuringBreak': count({ ...times, usual: 0 }),
  /** Seats at the final table. */
  'tables.finalTableSeats': oneOf(['allDrawn'], { usual: 'allDrawn' }),
} satisfies PoliciesOn<'tables'>;
