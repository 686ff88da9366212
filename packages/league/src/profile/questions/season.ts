import { count, id, list, oneOf, record } from '../../declaration/form.ts';
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
  /** What a team pays for each match day, in cents. */
  'season.entryFee': asks(count({ most: 100_000_000 }), 0),
  /** Whether an entry covers every match day, or one by one. */
  'season.entry': tells(oneOf(['wholeSeason', 'byRound']), 'wholeSeason'),
} satisfies QuestionsOn<'season'>;
