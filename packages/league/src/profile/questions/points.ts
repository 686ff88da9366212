import { count, flag, list, oneOf, ways } from '../../declaration/form.ts';
import { asks, type QuestionsOn } from '../question.ts';

const some = count({ most: 10_000 });
const byPlace = list(some, 1000);

export const points = {
  /** For a place at a single table: by this list from the first place on, or as many as there are players from there down. */
  'points.tables': asks(ways({ byPlace: { points: byPlace }, fromLast: {} }), { is: 'fromLast' }),
  /** More for the winner of a table in time. */
  'points.inTime': asks(some, 0),
  /** Whether the box on the card must be ticked for it. */
  'points.inTimeTick': asks(flag, true),
  /** Whether a win in the hands that are still dealt after the time is one in time. */
  'points.inTimeLastHands': asks(oneOf(['inTime', 'tooLate']), 'inTime'),
  /** For a place in a team event. */
  'points.events': asks(byPlace, []),
  /** What each gets who shares a place: the points of that place, or the mean of those that it spans, to the hundredth. */
  'points.shared': asks(oneOf(['ofPlace', 'mean']), 'ofPlace'),
  /** Where somebody stands who never played: last whatever was written, or where he was written. */
  'points.ghostPlace': asks(oneOf(['last', 'asWritten']), 'last'),
  /** What somebody gets who never played. */
  'points.ghost': asks(some, 0),
  /** What of a table somebody has who is disqualified at it: the place that he had reached, or nothing as if he had never played. */
  'points.disqualified': asks(oneOf(['keepsPlace', 'nothing']), 'keepsPlace'),
  /** What a sanction can take from a player's points of a match day, each time and in all; never below nothing where so said. */
  'points.deduction': asks(ways({ none: {}, free: {}, steps: { each: some, most: some, belowZero: flag } }), {
    is: 'none',
  }),
  /** Whether that takes as much from his team. */
  'points.deductionOfTeam': asks(flag, false),
} satisfies QuestionsOn<'points'>;
