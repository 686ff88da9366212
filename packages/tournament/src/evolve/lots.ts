import type { OfLots } from '../lots/lot-event.ts';
import type { Tournament } from '../state.ts';

export const playerDrawn = (state: Tournament, { type: _, ...drawn }: OfLots): Tournament => ({
  ...state,
  lots: [...(state.lots ?? []), drawn],
});
