import type { Measure } from '@riffle/rulebooks';

/** What floor and dealer do about behaviour and penalties: message keys with their values. */
export type ConductSteps = {
  /** The floor gives the sanction; the dealer cannot. */
  giveSanction: { readonly measure: Measure };
  hintAtTable: Record<string, never>;
  nameBothBreaches: Record<string, never>;
  sendAway: { readonly where: 'tableOrArea' | 'area' | 'table' };
  beginPenalty: { readonly when: 'atOnce' | 'afterHand' | 'nextHand' };
  dealInTakeBlinds: Record<string, never>;
  dealNothing: Record<string, never>;
  countHands: { readonly hands: number };
  /** A hand dealt again counts so many times. */
  countMisdeal: { readonly times: number };
  tellFloorWhenServed: Record<string, never>;
  tellNextTable: { readonly left: number; readonly unit: 'hands' | 'minutes' };
  removeStack: Record<string, never>;
  leaveArea: Record<string, never>;
  reportToBoard: Record<string, never>;
  fineClub: { readonly euro: number };
  showWithMainPot: Record<string, never>;
  askThroughDealer: Record<string, never>;
  mustBetOrRaiseNow: Record<string, never>;
};
