import type { CashFloorPolicies } from './cash.ts';

/** Nothing common is known for cash rooms: the values of the one rulebook that has them. */
export const cashBase: CashFloorPolicies = {
  'cash.stakeForm': 'valueChipsOnly',
  'cash.shortTopUp': 1,
  'cash.stakeOnTableChange': 'sameLimitNotReduced',
  'cash.payFromStake': 'ownConsumption',
  'cash.reservationLapse': 5,
  'cash.seatPriority': 'ownTableThenListThenNew',
  'cash.seatChangeOrder': 'registrationThenLowerSeat',
  'cash.callWait': 5,
  'cash.listPriority': 'statusConsidered',
  'cash.pauseLimit': 15,
  'cash.restaurantBreak': 60,
  'cash.missedBlinds': ['waitBigBlind', 'postBoth', 'buyButton'],
  'cash.tableChangeDifference': 1,
  'cash.newGuestTable': 'smallestTable',
  'cash.balanceDifference': 3,
  'cash.balanceWho': 'volunteersLastArrivalsLot',
  'cash.runItTwiceFee': 0,
  'cash.seatChange': 'clockwiseWaitOrPost',
};
