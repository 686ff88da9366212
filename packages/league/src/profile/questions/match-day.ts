import { count, flag, id, list, oneOf, optional, record, rulebookId, ways } from '../../declaration/form.ts';
import { asks, type QuestionsOn, tells } from '../question.ts';

const players = count({ least: 1, most: 100 });
const chips = count({ most: 100_000_000 });
/** A level with its blinds; without them a break. */
const level = record({
  minutes: count({ least: 1, most: 1440 }),
  small: optional(chips),
  big: optional(chips),
  ante: optional(chips),
});
/** How one night of a match day is played. `occasion`: as its rulebook names it; absent, none in particular. */
const ofNight = {
  occasion: optional(id),
  stack: count({ least: 1, most: 100_000_000 }),
  seats: count({ least: 2, most: 12 }),
  levels: list(level, 200),
};

export const matchDay = {
  /** Single tables, each played to its own end or to a limit of time: the form of play of a night, as data. */
  'matchDay.tables': tells(
    ways({
      none: {},
      singleTables: {
        /** At a full table. */
        seats: players,
        /** Starts of one player on a match day; 0: as it comes. */
        starts: count({ most: 100 }),
        /** Whether chips rank who is left when the time is over. */
        timed: flag,
        /** Hands that are still dealt after that. */
        lastHands: optional(count({ most: 100 })),
      },
    }),
    { is: 'none' },
  ),
  /** Tournaments of teams: one player of each team at a time, who hands his stack on to the next. */
  'matchDay.events': tells(ways({ none: {}, teamEvents: { events: count({ least: 1, most: 20 }) } }), { is: 'none' }),
  /** Which numbers of a line-up play where in each heat; empty: one heat, everybody at the tables. */
  'matchDay.heats': asks(list(record({ event: list(players, 100), tables: list(players, 100) }), 20), []),
  /** Duels of two teams: the weight of each, one list for each lap. */
  'matchDay.duels': asks(list(list(count({ least: 1, most: 1000 }), 20), 20), []),
  /** How captains set who plays whom. */
  'matchDay.duelOrder': tells(oneOf(['free', 'alternately']), 'free'),
  /** Who plays which team event where the captain says nothing. */
  'matchDay.eventChoice': tells(oneOf(['lowerNumberFirst', 'captainMust']), 'lowerNumberFirst'),
  /** Which numbers the player may have who is missing in a short team; empty: any. */
  'matchDay.ghostNumbers': asks(list(players, 100), []),
  /** How its tournaments are set up where they run on nights: the rulebook, and the form of the tables and of the team events. */
  'matchDay.nights': tells(
    ways({
      none: {},
      nights: {
        rulebook: rulebookId,
        /** `apart`: each table plays to its own end. `playMinutes`: then the last hands are dealt, as many as `lastHands`. */
        tables: optional(
          record({
            ...ofNight,
            apart: flag,
            playMinutes: optional(count({ least: 1, most: 1440 })),
            lastHands: optional(count({ most: 20 })),
          }),
        ),
        /** `heatsThrough`: the levels of play with which a heat ends; a break follows each of them. */
        events: optional(record({ ...ofNight, heatsThrough: list(count({ least: 1, most: 200 }), 20) })),
      },
    }),
    { is: 'none' },
  ),
} satisfies QuestionsOn<'matchDay'>;
