import type { PrizePlan } from '@riffle/money';
import type { Tournament } from '../state.ts';
import type { TournamentView, Viewer } from '../view.ts';
import { plannedPrizes, prizes } from './prize-pool.ts';

/** What can be won, as this viewer may know it. */
export function viewPrizes(state: Tournament, viewer: Viewer): Pick<TournamentView, 'prizes' | 'planned'> {
  const planned = plannedPrizes(state);
  return {
    prizes: prizes(state),
    ...(planned && { planned: { ...planned, special: forViewer(planned.special, viewer) } }),
  };
}

/** The night's plan without what is to be a surprise. */
export function viewPlan(plan: PrizePlan, viewer: Viewer): PrizePlan {
  const { special, ...others } = plan;
  return special === undefined ? plan : { ...others, special: forViewer(special, viewer) };
}

const forViewer = <P extends { readonly secret?: true }>(special: readonly P[], viewer: Viewer): readonly P[] =>
  viewer.as === 'staff' ? special : special.filter(({ secret }) => secret !== true);
