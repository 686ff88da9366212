import { count, divisionId, flag, list, oneOf, optional, record, someOf, text, ways } from '../../declaration/form.ts';
import { asks, type QuestionsOn } from '../question.ts';

const points = count({ most: 10_000 });

/** What can put one ahead of another in a table, in the order that a profile gives them. */
const CRITERIA = [
  'points',
  'wins', // match days won, alone or shared
  'places', // first places, second places and so on
  'scored', // what was scored in all rounds together
  'difference', // what was scored less what the opponents scored
  'matchesWon',
  'bestRound',
  'lastRound',
  'directPoints', // in matches against each other
  'directScored',
  'decided', // a duel, a lot or the league's word, entered
] as const;
export type Criterion = (typeof CRITERIA)[number];

const chain = list(
  record({
    by: oneOf(CRITERIA),
    /** Reckoned anew from what those did who are still level, against each other: only where a chain says so. */
    among: oneOf(['all', 'level']),
    /** Where it parts some of those who are level, the rest of them begins again with this step. */
    again: optional(flag),
    /** Which rules say this step: `oepbl:4.1.3 champion`. */
    rules: optional(list(text(120), 20)),
  }),
  20,
);

export const round = {
  /** What a team's points of a match day are made of. */
  'round.scores': asks(someOf(['tables', 'events', 'duels']), ['tables', 'events', 'duels']),
  /** How many of its players' points at the tables count for the team, the best; 0: all. */
  'round.best': asks(count({ most: 100 }), 0),
  /** Level teams of a match day share the place, or the league says who is ahead. */
  'round.level': asks(oneOf(['shared', 'decided']), 'shared'),
  /** What a match day gives in the table: by place, what was scored, or by match won. */
  'round.table': asks(
    ways({
      byPlace: { points: list(points, 1000) },
      scored: {},
      byMatch: { win: points, draw: points, loss: points },
    }),
    { is: 'scored' },
  ),
  /** A disqualified team leaves the ranking of the match day, and the others close up or not. */
  'round.disqualified': asks(oneOf(['othersCloseUp', 'placeStaysEmpty']), 'othersCloseUp'),
} satisfies QuestionsOn<'round'>;

export const table = {
  /** What decides in the table, first first. */
  'table.chain': asks(chain, [
    { by: 'points', among: 'all' },
    { by: 'scored', among: 'all' },
  ]),
  /** How many match days of a team count, the best; 0: all. */
  'table.best': asks(count({ most: 1000 }), 0),
  /** Whether deductions may bring a team below nothing. */
  'table.belowZero': asks(flag, true),
  /** From how many match days on that a team stayed away from it stands last at the end; 0: never. */
  'table.lastFrom': asks(count({ most: 100 }), 0),
  /** Whether the first of the first division is champion once the season is over. */
  'table.champion': asks(flag, false),
} satisfies QuestionsOn<'table'>;

export const individual = {
  /** What a player's points of a match day are made of. */
  'individual.scores': asks(someOf(['tables', 'thirds', 'duels']), ['tables', 'thirds', 'duels']),
  /** For a third of the players of a heat of a team event; what cannot be divided by three goes to the middle. */
  'individual.thirds': asks(ways({ none: {}, thirds: { first: points, second: points, last: points } }), {
    is: 'none',
  }),
  /** Who went out in a heat: always of the last third, or only while the event goes on after it. */
  'individual.outInHeat': asks(oneOf(['lastUnlessFinalHeat', 'alwaysLast', 'byPlace']), 'lastUnlessFinalHeat'),
  /** Whether the stack of somebody who is missing counts among the players of a heat. */
  'individual.ghostCounts': asks(flag, false),
  /** How many match days of a player count, the best; 0: all. */
  'individual.best': asks(count({ most: 1000 }), 0),
  'individual.chain': asks(chain, [{ by: 'points', among: 'all' }]),
  /** Who has most points of a match day together with others: the management says who it is, or they share it. */
  'individual.dayLevel': asks(oneOf(['decided', 'shared']), 'shared'),
  /** What players of a disqualified team keep: all but those who were not eligible, or nothing. */
  'individual.disqualifiedTeam': asks(oneOf(['eligibleKeep', 'nothing']), 'eligibleKeep'),
  /** What the players get who were not eligible. */
  'individual.ineligible': asks(oneOf(['nothing', 'keep']), 'nothing'),
  /** A ranking over all divisions: each point of a match day by the weight of its division, in hundredths, and so much for coming. */
  'individual.national': asks(
    ways({
      none: {},
      exported: {},
      weighted: {
        weights: list(record({ division: divisionId, percent: count({ most: 10_000 }) }), 100),
        participation: points,
        best: count({ most: 1000 }),
      },
    }),
    { is: 'none' },
  ),
} satisfies QuestionsOn<'individual'>;
