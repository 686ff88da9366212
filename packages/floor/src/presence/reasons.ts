/** Facts and sums that decide about presence and time. Seconds, minutes, chips. */
export type PresenceReasons = {
  thoughtFor: { readonly seconds: number };
  onTheClock: { readonly seconds: number; readonly total: number };
  onlyShorter: { readonly main: number };
  cameAt: { readonly arrived: 'beforeFirstCard' | 'duringDeal' | 'afterLastCard' | 'absent' };
  awayFor: { readonly minutes: number; readonly limit: number };
  orderedAway: Record<string, never>;
  blindsDue: { readonly due: number; readonly stack: number };
  lateBy: { readonly minutes: number; readonly limit: number };
  levelIsOver: Record<string, never>;
  handWasPlayed: Record<string, never>;
  sharedAmong: { readonly chips: number; readonly players: number };
  wrongStartingStack: Record<string, never>;
  hasLiveCards: Record<string, never>;
  handHasBegun: Record<string, never>;
  handHasNotBegun: Record<string, never>;
  lastOneIn: Record<string, never>;
  ownDoing: { readonly toFace: number; readonly stack: number };
};
