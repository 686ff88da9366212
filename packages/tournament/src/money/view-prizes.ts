import type { Cents, PrizePlan } from '@riffle/money';
import type { FinalPlace } from '../counted-places.ts';
import type { EntryId } from '../ids.ts';
import { prizeOf } from '../prize.ts';
import type { Tournament } from '../state.ts';
import type { Onlooker, TournamentView } from '../view.ts';
import { prizesWon } from './dues.ts';
import { plannedPrizes, prizes } from './prize-pool.ts';
import { specials } from './specials.ts';
import { isTold } from './view-specials.ts';

/** What can be won, as this viewer may know it. */
export function viewPrizes(state: Tournament, viewer: Onlooker): Pick<TournamentView, 'prizes' | 'planned'> {
  const planned = plannedPrizes(state);
  const special = specials(state).filter((one) => isTold(one, viewer) && one.awarded?.entries.length !== 0);
  return {
    prizes: prizes(state),
    ...(planned && { planned: { ...planned, special: special.map(({ no: _, awarded: __, ...prize }) => prize) } }),
  };
}

/** Who has a place and won something else than it pays by itself. What a deal gave, the room is not told. */
export function prizesOtherwise(
  state: Tournament,
  found: ReadonlyMap<EntryId, FinalPlace>,
  viewer: Onlooker,
): ReadonlyMap<EntryId, Cents> {
  const paid = prizes(state);
  const won = prizesWon(state);
  const dealt = new Set(viewer.as === 'room' ? state.deal?.shares.map(({ entry }) => entry) : []);
  return new Map(
    [...found].flatMap(([entry, { place, sharedBy = 1 }]) => {
      const prize = dealt.has(entry) ? (0 as Cents) : (won.get(entry) ?? (0 as Cents));
      return prize === prizeOf(paid, place, sharedBy) ? [] : [[entry, prize] as const];
    }),
  );
}

/** The night's plan without what is to be a surprise. */
export function viewPlan(plan: PrizePlan, viewer: Onlooker): PrizePlan {
  const { special, ...others } = plan;
  return special === undefined ? plan : { ...others, special: forViewer(special, viewer) };
}

const forViewer = <P extends { readonly secret?: true }>(special: readonly P[], viewer: Onlooker): readonly P[] =>
  viewer.as === 'staff' ? special : special.filter(({ secret }) => secret !== true);
