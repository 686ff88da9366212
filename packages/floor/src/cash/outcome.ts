/** What comes out of incidents in the cash room only. Amounts in the table's chips. */
export type CashOutcome =
  | { readonly is: 'waysBack'; readonly ways: readonly WayBack[] }
  | { readonly is: 'buyButtonAllowed'; readonly live: number; readonly dead: number }
  | { readonly is: 'buyButtonRefused' }
  /** `hand`: in which hand the big blind reaches him, the next one being 1. */
  | { readonly is: 'changeSeatFree'; readonly hand: number }
  | { readonly is: 'changeSeatWaitOrPost'; readonly sitsOut: number; readonly post: number }
  | { readonly is: 'straddleAllowed'; readonly amount: number }
  | { readonly is: 'straddleRefused'; readonly why: StraddleFault; readonly amount?: number }
  | { readonly is: 'runTwice'; readonly streets: readonly ('turn' | 'river')[]; readonly fee: number }
  | { readonly is: 'runOnce'; readonly why: RunFault }
  | { readonly is: 'seatKept'; readonly minutesLeft: number }
  | { readonly is: 'seatReleased' }
  | { readonly is: 'reservationHolds' }
  | { readonly is: 'reservationLapsed'; readonly marked: boolean }
  | { readonly is: 'calledInTime'; readonly minutesLeft: number }
  | { readonly is: 'toEndOfList' }
  | { readonly is: 'backToHeadOfList' }
  | { readonly is: 'notGivenUp' }
  | { readonly is: 'topUpAllowed'; readonly usesOption: boolean }
  | { readonly is: 'topUpRefused'; readonly atLeast: number }
  | { readonly is: 'bringsAtLeast'; readonly amount: number }
  | { readonly is: 'moveAllowed'; readonly from: number; readonly to: number }
  | { readonly is: 'moveRefused'; readonly difference: number }
  | { readonly is: 'mustMove'; readonly players: number }
  | { readonly is: 'nobodyMoves' }
  | { readonly is: 'theseMove'; readonly volunteers: number; readonly seats: readonly number[]; readonly byLot: number }
  | { readonly is: 'seatGoesTo'; readonly seat: number }
  | { readonly is: 'seatByLot' }
  | { readonly is: 'seatOfferedTo'; readonly whom: 'tableChange' | 'waitingList' | 'newGuest' }
  | { readonly is: 'tableForGuest'; readonly tables: readonly number[] }
  | { readonly is: 'atStake'; readonly amount: number }
  | { readonly is: 'putBack'; readonly amount: number }
  | { readonly is: 'mayTakeAlong'; readonly amount: number }
  /** What he has in front stays his stake while he is away. */
  | { readonly is: 'stakeKept'; readonly amount: number }
  | { readonly is: 'mayPay' }
  | { readonly is: 'mayNotPay' };

export type StraddleFault =
  | 'forbidden'
  | 'firstCardDealt'
  | 'notNextInTurn'
  | 'notTwice'
  | 'wouldBeAllIn'
  | 'beyondButton';
export type RunFault =
  | 'forbidden'
  | 'flop'
  | 'onlyTwice'
  | 'potTooSmall'
  | 'actionLeft'
  | 'noConsent'
  | 'notAskedToWait'
  | 'alreadyDealt';

/** A way back into the game; `hand` counts the next hand as 1. */
export type WayBack =
  | { readonly way: 'waitBigBlind'; readonly hand: number; readonly live: number; readonly dead: 0 }
  | { readonly way: 'postBoth' | 'buyButton'; readonly live: number; readonly dead: number };
