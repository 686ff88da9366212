import type { AnswersOn } from '../../rulebook.ts';

export const cash: AnswersOn<'cash'> = {
  'cash.straddle': { value: 'chainFromUnderTheGun', refs: ['C9.1', 'C9.2', 'C9.3', 'C9.4', 'C9.5', 'C9.6', 'C9.7'] },
  // Turn and river or the river alone, never the flop.
  'cash.runItTwice': {
    value: { runs: 2, from: 'turn', minBigBlinds: 100 },
    refs: ['C8.1', 'C8.a', 'C8.b', 'C8.c', 'C8.d', 'C8.3'],
  },
  'cash.stakeForm': { value: 'valueChipsOnly', refs: ['C1.a1'] },
  // That who buys in does not top up follows from the word alone.
  'cash.shortTopUp': { value: 1, refs: ['C1.a2', 'C1.a3'], reading: ['firstBuyIn'] },
  'cash.stakeOnTableChange': { value: 'sameLimitNotReduced', refs: ['C1.b1', 'C1.b2'] },
  // Own consumption, the whole stake after a break, no reduction at the same limit: nothing else leaves the table.
  'cash.takingOff': { value: 'forbidden', refs: ['C1.c', 'C1.b1', 'C2.k2'], reading: true },
  'cash.payFromStake': { value: 'ownConsumption', refs: ['C1.c'] },
  'cash.reservationLapse': { value: 5, refs: ['C2.d', 'C2.g1', 'C2.g2', 'C2.h'] },
  // That a change at the own table goes before the list is told, the rest of the order is read from several rules.
  'cash.seatPriority': {
    value: 'ownTableThenListThenNew',
    refs: ['C2.e', 'C4.a', 'C4.c2', 'C2.a'],
    reading: ['changeBeforeList'],
  },
  'cash.seatChangeOrder': { value: 'registrationThenLowerSeat', refs: ['C2.f'] },
  'cash.callWait': { value: 5, refs: ['C2.i2', 'C2.i3'] },
  'cash.listPriority': { value: 'statusConsidered', refs: ['C2.i1'] },
  // "After fifteen minutes" leaves the moment open.
  'cash.pauseLimit': { value: 15, refs: ['C2.j1', 'C2.j2', 'C2.j3'], reading: ['lastMinute'] },
  'cash.restaurantBreak': { value: 60, refs: ['C2.k1', 'C2.k2', 'C2.k3'] },
  // All three ways speak of both blinds, and none of a seat that is the small blind now.
  'cash.missedBlinds': {
    value: ['waitBigBlind', 'postBoth', 'buyButton'],
    refs: ['C3.a', 'C3.b', 'C3.c', 'C3.1'],
    reading: ['onlySmallBlind', 'onSmallBlind'],
  },
  'cash.tableChangeDifference': { value: 1, refs: ['C4.b1', 'C4.b2'] },
  'cash.newGuestTable': { value: 'smallestTable', refs: ['C5'] },
  'cash.balanceDifference': { value: 3, refs: ['C6.a'] },
  'cash.balanceWho': { value: 'volunteersLastArrivalsLot', refs: ['C6.b', 'C6.c'] },
  'cash.runItTwiceFee': { value: 10, refs: ['C8.d'] },
  'cash.seatChange': { value: 'clockwiseWaitOrPost', refs: ['C7.a1', 'C7.a2', 'C7.b'] },
};
