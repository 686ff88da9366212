import { policyOf, setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { Onlooker, TournamentView } from '../view.ts';
import { bagOf, bagsOff, notBagged } from './bags.ts';

/** Of a night that is played to its end there is nothing to tell. */
export function viewDay(state: Tournament, { as }: Onlooker): Pick<TournamentView, 'day'> {
  const setup = setupOf(state);
  const { day } = state;
  if (setup.dayThrough === undefined) return {};
  const counting =
    as === 'staff' && day?.ended === undefined && inPlay(state).some(({ id }) => bagOf(state, id) !== undefined);
  return {
    day: {
      rule: policyOf(setup, 'timing.endOfDay'),
      ...(day?.lastHands && { lastHands: { hands: day.lastHands.hands, at: day.lastHands.at } }),
      ...(counting && { notBagged: notBagged(state), off: bagsOff(state) }),
      ...(day?.ended && { endedAt: day.ended.at }),
    },
  };
}
