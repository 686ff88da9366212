import { count, minutes, money, oneOf, players, record, someOf, times } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const cash = {
  /** Whether and how a cash game is straddled. */
  'cash.straddle': oneOf(['chainFromUnderTheGun', 'forbidden'], { usual: 'chainFromUnderTheGun' }),
  /** Cash games: how often, from which card, and from which pot the board may be run more than once. */
  'cash.runItTwice': record(
    { runs: count(times), from: oneOf(['flop', 'turn']), minBigBlinds: count({ most: 10_000 }) },
    { usual: { runs: 2, from: 'turn', minBigBlinds: 100 } },
  ),
  /** What may be played with. */
  'cash.stakeForm': oneOf(['valueChipsOnly', 'noCashOnTable', 'cashPlays'], { usual: 'valueChipsOnly' }),
  /** How often an evening one may top up to only half of the minimum buy-in. */
  'cash.shortTopUp': count({ ...times, usual: 1 }),
  /** The stake when changing tables. */
  'cash.stakeOnTableChange': oneOf(['sameLimitNotReduced', 'free'], { usual: 'sameLimitNotReduced' }),
  /** Whether chips may be taken off the table while one plays on. */
  'cash.takingOff': oneOf(['forbidden', 'free'], { usual: 'forbidden' }),
  /** Paying for food and drink out of the stake. */
  'cash.payFromStake': oneOf(['ownConsumption', 'never'], { usual: 'ownConsumption' }),
  /** Minutes after the scheduled opening at which a reservation lapses. */
  'cash.reservationLapse': count({ ...minutes, usual: 5 }),
  /** The order in which a free seat is given. */
  'cash.seatPriority': oneOf(['ownTableThenListThenNew', 'listFirst'], { usual: 'ownTableThenListThenNew' }),
  /** Several want the same free seat at their table. */
  'cash.seatChangeOrder': oneOf(['registrationThenLowerSeat', 'lot'], { usual: 'registrationThenLowerSeat' }),
  /** Minutes to take a seat when called from the list. */
  'cash.callWait': count({ ...minutes, usual: 5 }),
  /** Whether the guest's status counts on the waiting list. */
  'cash.listPriority': oneOf(['statusConsidered', 'orderOnly'], { usual: 'statusConsidered' }),
  /** Minutes of interruption after which a seat is released. */
  'cash.pauseLimit': count({ ...minutes, usual: 15 }),
  /** Longest restaurant break in minutes, once an evening; 0 = none. */
  'cash.restaurantBreak': count({ ...minutes, usual: 60 }),
  /** Ways back after missed blinds. */
  'cash.missedBlinds': someOf(['waitBigBlind', 'postBoth', 'buyButton'], {
    usual: ['waitBigBlind', 'postBoth', 'buyButton'],
  }),
  /** A wished table change is possible if the tables then differ by at most so many players. */
  'cash.tableChangeDifference': count({ ...players, usual: 1 }),
  /** Where a new guest sits. */
  'cash.newGuestTable': oneOf(['smallestTable', 'guestChooses'], { usual: 'smallestTable' }),
  /** Difference in players from which players must move. */
  'cash.balanceDifference': count({ ...players, usual: 3 }),
  /** Who must move. */
  'cash.balanceWho': oneOf(['volunteersLastArrivalsLot', 'lot'], { usual: 'volunteersLastArrivalsLot' }),
  /** The fee of a hand run twice, in the house's currency; 0 = none. */
  'cash.runItTwiceFee': count({ ...money, usual: 0 }),
  /** Changing seats at the own table. */
  'cash.seatChange': oneOf(['clockwiseWaitOrPost', 'free'], { usual: 'clockwiseWaitOrPost' }),
} satisfies PoliciesOn<'cash'>;
