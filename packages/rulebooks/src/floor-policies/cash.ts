/** The cash room. Only one rulebook regulates it; its answers are the base profile as well. */
export type CashFloorPolicies = {
  /** What may be played with. */
  'cash.stakeForm': 'valueChipsOnly' | 'noCashOnTable' | 'cashPlays';
  /** How often an evening one may top up to only half of the minimum buy-in. */
  'cash.shortTopUp': number;
  /** The stake when changing tables. */
  'cash.stakeOnTableChange': 'sameLimitNotReduced' | 'free';
  /** Paying for food and drink out of the stake. */
  'cash.payFromStake': 'ownConsumption' | 'never';
  /** Minutes after the scheduled opening at which a reservation lapses. */
  'cash.reservationLapse': number;
  /** The order in which a free seat is given. */
  'cash.seatPriority': 'ownTableThenListThenNew' | 'listFirst';
  /** Several want the same free seat at their table. */
  'cash.seatChangeOrder': 'registrationThenLowerSeat' | 'lot';
  /** Minutes to take a seat when called from the list. */
  'cash.callWait': number;
  /** Whether the guest's status counts on the waiting list. */
  'cash.listPriority': 'statusConsidered' | 'orderOnly';
  /** Minutes of interruption after which a seat is released. */
  'cash.pauseLimit': number;
  /** Longest restaurant break in minutes, once an evening; 0 = none. */
  'cash.restaurantBreak': number;
  /** Ways back after missed blinds. */
  'cash.missedBlinds': readonly ('waitBigBlind' | 'postBoth' | 'buyButton')[];
  /** A wished table change is possible if the tables then differ by at most so many players. */
  'cash.tableChangeDifference': number;
  /** Where a new guest sits. */
  'cash.newGuestTable': 'smallestTable' | 'guestChooses';
  /** Difference in players from which players must move. */
  'cash.balanceDifference': number;
  /** Who must move. */
  'cash.balanceWho': 'volunteersLastArrivalsLot' | 'lot';
  /** The fee of a hand run twice, in the house's currency; 0 = none. */
  'cash.runItTwiceFee': number;
  /** Changing seats at the own table. */
  'cash.seatChange': 'clockwiseWaitOrPost' | 'free';
};
