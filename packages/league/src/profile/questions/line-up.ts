import { cents, count, flag, oneOf, ways } from '../../declaration/form.ts';
import { asks, type QuestionsOn, tells } from '../question.ts';

const days = count({ most: 3660 });

export const lineUp = {
  /** How many start for a team; 0: as many as it likes. */
  'lineUp.players': asks(count({ most: 100 }), 0),
  /** With fewer a team does not play. */
  'lineUp.least': asks(count({ most: 100 }), 0),
  /** So many days before the start of a match day it must be there; 0: until the start. */
  'lineUp.daysBefore': asks(days, 0),
  /** So many minutes before the start it can be changed for the last time. */
  'lineUp.changesUntil': asks(count({ most: 10_080 }), 0),
  'lineUp.captain': asks(oneOf(['needed', 'notNeeded']), 'notNeeded'),
  /** Whether a player who was not there at the start of a short team may come in for a later heat. */
  'lineUp.late': tells(oneOf(['laterHeats', 'no']), 'no'),
  /** Whether the numbers of a line-up fix who plays in which heat. */
  'lineUp.numbered': tells(flag, false),
  /** In how many divisions a player may start in one round; 0: in any. */
  'lineUp.divisionsInRound': asks(count({ most: 100 }), 0),
  /** The best of a club's team above may not play below in the next round: how many, and by which ranking. */
  'lineUp.bestBarred': asks(
    ways({
      none: {},
      best: {
        players: count({ least: 1, most: 100 }),
        ranking: oneOf(['season', 'lastRound']),
        /** Who is level with the last of them. */
        level: oneOf(['allBarred', 'leagueDecides']),
      },
    }),
    { is: 'none' },
  ),
} satisfies QuestionsOn<'lineUp'>;

export const eligible = {
  /** Complete years on the day of the round; 0: of any age. */
  'eligible.age': asks(count({ most: 99 }), 0),
  /** Whether a player needs a licence, and so many days before the round it must have been applied for. */
  'eligible.licence': asks(ways({ none: {}, licence: { daysBefore: days } }), { is: 'none' }),
  /** Whether he must stand in the squad list of his club. */
  'eligible.squad': asks(flag, true),
  /** Who changes clubs after an appearance of the season plays again from the next season on. */
  'eligible.transfer': asks(oneOf(['lockedAfterAppearance', 'free']), 'free'),
  /** So many days before the next round a transfer must be told of; 0: at any time. */
  'eligible.transferNotice': asks(days, 0),
  /** A team that fields somebody who may not play has nothing of the round. */
  'eligible.breach': asks(oneOf(['teamDisqualified', 'byLeague']), 'byLeague'),
} satisfies QuestionsOn<'eligible'>;

export const noShow = {
  /** Points that a team loses in the table which does not appear. */
  'noShow.points': asks(count({ most: 10_000 }), 0),
  /** Whether a team with too few players is one that does not appear. */
  'noShow.tooFew': asks(flag, false),
} satisfies QuestionsOn<'noShow'>;

export const fine = {
  'fine.noShow': asks(cents, 0),
  'fine.shortTeam': asks(cents, 0),
  /** A line-up that is late or not complete. */
  'fine.lineUp': asks(cents, 0),
  'fine.ineligible': asks(cents, 0),
  /** Whether that is due once for a team and a round, or for each player. */
  'fine.ineligiblePer': asks(oneOf(['teamAndRound', 'player']), 'teamAndRound'),
  /** For each person without the club's clothing. */
  'fine.dress': asks(cents, 0),
  /** For drugs or too much alcohol. */
  'fine.intoxicated': asks(cents, 0),
  /** The highest that a sanction may be; 0: without a limit. */
  'fine.most': asks(cents, 0),
} satisfies QuestionsOn<'fine'>;
