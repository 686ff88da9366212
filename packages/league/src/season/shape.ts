import { count, day, flag, id, list, oneOf, optional, record, text, type Written } from '../declaration/form.ts';
import { profileForm } from '../profile/read-profile.ts';

const place = count({ least: 1, most: 10_000 });
const nth = count({ least: 1, most: 1000 });
const points = count({ most: 1_000_000 });

/**
 * One seat of a single table: its place when he went out, or the chips he had at the end; nobody, who never played a hand. What
 * somebody has who is `disqualified`, the profile says.
 */
const seat = record({
  player: optional(id),
  team: optional(id),
  place: optional(place),
  chips: optional(count()),
  ghost: optional(flag),
  disqualified: optional(flag),
});
/** A round card. `chips`: all at the table, less `removed`, that were taken out of play; `lastHands`: won in the hands after the time. */
const tableForm = record({
  table: id,
  heat: optional(nth),
  seats: list(seat, 1000),
  inTime: optional(flag),
  lastHands: optional(flag),
  chips: optional(count()),
  removed: optional(count()),
});
/**
 * A team's stack in one heat: who played it, from how much to how much, or the team's place in the whole event when it went
 * out. `removed`: taken out of the tournament, since nobody ever played it.
 */
const stack = record({
  team: id,
  player: optional(id),
  ghost: optional(flag),
  start: count(),
  end: optional(count()),
  place: optional(place),
  removed: optional(flag),
});
/** `removed` of a heat: all chips that left play in it with a stack that was taken away; else whole stacks that nobody played. */
const eventForm = record({
  event: id,
  heats: list(record({ heat: nth, stacks: list(stack, 1000), removed: optional(count()) }), 20),
});
const matchForm = record({
  home: id,
  away: id,
  duels: list(
    record({
      lap: nth,
      duel: nth,
      home: optional(id),
      away: optional(id),
      winner: oneOf(['home', 'away', 'nobody']),
    }),
    400,
  ),
});
/** What is to be said of a team on a match day beside its results. `dress`, `intoxicated`: how many persons. */
const teamForm = record({
  team: id,
  absent: optional(flag),
  present: optional(count({ most: 100 })),
  disqualified: optional(flag),
  ineligible: optional(list(id, 100)),
  lineUpLate: optional(flag),
  dress: optional(count({ most: 100 })),
  intoxicated: optional(count({ most: 100 })),
});
const deduction = record({
  team: optional(id),
  player: optional(id),
  points,
  reason: text(500),
  rule: optional(text(120)),
});
/** Points that are told without cards: of a past season, or of a league that plays otherwise. */
const told = record({ team: optional(id), player: optional(id), points });

const decision = record({ of: oneOf(['teams', 'dayBest']), order: list(id, 100) });

/** One thing of a match day by itself: a whole card, event, match or line about a team in place of the one before. */
const cardFields = {
  table: optional(tableForm),
  event: optional(eventForm),
  match: optional(matchForm),
  team: optional(teamForm),
  /** Points of a team or of a player without a card, in place of what was told of it before. */
  told: optional(told),
  /** In place of the one of its sort before. */
  decision: optional(decision),
};
export const cardForm = record(cardFields);

export const roundForm = record({
  round: nth,
  division: id,
  date: optional(day),
  teams: optional(list(teamForm, 1000)),
  tables: optional(list(tableForm, 1000)),
  events: optional(list(eventForm, 20)),
  matches: optional(list(matchForm, 1000)),
  told: optional(list(told, 10_000)),
  deductions: optional(list(deduction, 1000)),
  /** Who of those who are level is ahead: teams of the match day, or the best player of the day. */
  decisions: optional(list(decision, 100)),
});

export const seasonForm = record({
  format: oneOf(['riffle-league-season']),
  v: count({ least: 1, most: 1 }),
  /** A ready one, or the league's own, that stands in `own`. */
  profile: id,
  own: optional(profileForm),
  season: text(80),
  /** Nothing more is played: who stands last for staying away stands there now. */
  over: optional(flag),
  divisions: list(
    record({
      id,
      name: optional(text(120)),
      teams: list(record({ id, club: optional(id), name: optional(text(120)) }), 1000),
    }),
    100,
  ),
  players: optional(list(record({ id, name: optional(text(120)), club: optional(id) }), 10_000)),
  rounds: list(roundForm, 10_000),
  /** A result that was entered wrongly, as it is right: a whole card, event, match or line about a team in place of the one before. */
  corrections: optional(
    list(
      record({
        round: nth,
        division: id,
        at: day,
        reason: text(500),
        ...cardFields,
      }),
      10_000,
    ),
  ),
  /** Points that the league takes from a team in the table. */
  deductions: optional(
    list(record({ division: id, team: id, points, reason: text(500), rule: optional(text(120)) }), 10_000),
  ),
  /** Who of those who are level in everything is ahead: a duel, a lot, the league's word. */
  decisions: optional(list(record({ division: id, of: oneOf(['table', 'players']), order: list(id, 100) }), 1000)),
  /** What promotion and relegation go by beside the tables. */
  movement: optional(
    record({
      withdrawn: optional(list(id, 100)),
      waived: optional(list(id, 100)),
      forcedDown: optional(list(id, 100)),
      playOff: optional(list(record({ team: id, club: optional(id) }), 100)),
      playOffRound: optional(roundForm),
      regional: optional(
        list(
          record({
            id,
            table: list(record({ team: id, club: optional(id), fieldedFromFirst: optional(flag) }), 100),
          }),
          100,
        ),
      ),
    }),
  ),
});

export type Season = Written<typeof seasonForm>;
export type Round = Written<typeof roundForm>;
/** What is entered by itself, of whichever sort. */
export type CardOfRound = Written<typeof cardForm>;
export type Card = Written<typeof tableForm>;
export type TeamEvent = Written<typeof eventForm>;
export type Stack = Written<typeof stack>;
export type Match = Written<typeof matchForm>;
export type TeamTold = Written<typeof teamForm>;
