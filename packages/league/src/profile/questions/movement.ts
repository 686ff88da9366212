import { count, flag, oneOf } from '../../declaration/form.ts';
import { asks, type QuestionsOn } from '../question.ts';

export const movement = {
  /** How many teams go down from a division that is full, the last. */
  'movement.down': asks(count({ most: 100 }), 0),
  /** How many teams of a division have the right to go up, the first. */
  'movement.up': asks(count({ most: 100 }), 0),
  /** Whether the last ranks are those of a full division (16 to 18 of 18), or those of as many teams as there are. */
  'movement.ranksOf': asks(oneOf(['fullDivision', 'teamsThere']), 'teamsThere'),
  /** Whose right to go up is barred is replaced by the next, down to this rank; 0: by nobody. */
  'movement.replaceDownTo': asks(count({ most: 100 }), 0),
  /** Whether who waives is replaced too, or one fewer goes down. */
  'movement.waiver': asks(oneOf(['oneFewerDown', 'replaced']), 'oneFewerDown'),
  /** A club with a team above goes up only where that team goes down, in the end or by its rank in the table. */
  'movement.doubleClub': asks(oneOf(['ifAboveGoesDown', 'ifAboveOnRelegationRank', 'free']), 'free'),
  /** One fewer goes down for each team that withdraws from above the relegation ranks. */
  'movement.withdrawalSaves': asks(flag, true),
  /** A team below must go down where its club's team from above comes down beside it. */
  'movement.forcedDown': asks(flag, false),
  /** Whether a forced relegation saves the best of the relegation ranks. */
  'movement.forcedSaves': asks(flag, true),
  /** Where fewer come down from above than go up, as many fewer go down further below, or the ranks as they are written. */
  'movement.fewerComeDown': asks(oneOf(['keepBest', 'asWritten']), 'keepBest'),
  /** What remains empty after all is offered to those below, or kept by one fewer going down. */
  'movement.empty': asks(oneOf(['offerBelow', 'keepBest']), 'offerBelow'),
  /** How many come up into the last division from outside, by a play-off of regional champions. */
  'movement.playOffUp': asks(count({ most: 100 }), 0),
  /** Who may not be in that play-off: clubs with a team in the last division that stays, teams that fielded players of the first. */
  'movement.playOffBars': asks(flag, false),
} satisfies QuestionsOn<'movement'>;
