import { cents, count, flag, id, list, oneOf, record } from '../../declaration/form.ts';
import { asks, type QuestionsOn, tells } from '../question.ts';

export const season = {
  /** From the top: how a division is called in short, and how many teams it takes at most. */
  'season.divisions': asks(list(record({ id, teams: count({ least: 1, most: 1000 }) }), 100), [
    { id: '1', teams: 1000 },
  ]),
  /** Match days of each division; 0: as many as the league holds. */
  'season.rounds': asks(count({ most: 1000 }), 0),
  /** How many teams of one club may play in one division; 0: as many as it likes. */
  'season.teamsOfClub': asks(count({ most: 100 }), 0),
  /** Dividing points by agreement between players. */
  'season.agreement': tells(oneOf(['forbidden', 'allowed']), 'forbidden'),
  /** What a team pays for each match day. */
  'season.entryFee': asks(cents, 0),
  /** Whether an entry covers every match day, or one by one. */
  'season.entry': asks(oneOf(['wholeSeason', 'byRound']), 'byRound'),
  /** Whether only those enter a division who have qualified for it, where the season says who has. */
  'season.qualified': asks(flag, false),
  /** Whether the venues of all match days are told before the season begins. */
  'season.venues': asks(oneOf(['beforeStart', 'anyTime']), 'anyTime'),
  /** Whether a match day has a director and referees who are named beforehand. */
  'season.officials': asks(oneOf(['named', 'asItComes']), 'asItComes'),
} satisfies QuestionsOn<'season'>;
