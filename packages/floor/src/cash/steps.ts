/** What the floor of a cash room does: message keys with their values. */
export type CashSteps = {
  enterSeat: Record<string, never>;
  regularBlindsDropped: Record<string, never>;
  buttonNextHand: Record<string, never>;
  depositStake: Record<string, never>;
  putChipsBack: { readonly amount: number };
  leaveStake: Record<string, never>;
  callNextOnList: Record<string, never>;
  takeFee: { readonly amount: number };
  halvePots: Record<string, never>;
  askAllToAgree: Record<string, never>;
  announceTopUp: Record<string, never>;
  noteStake: Record<string, never>;
  drawLots: { readonly players: number };
  offerOldSeat: Record<string, never>;
};
