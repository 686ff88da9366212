import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import type { Onlooker, TournamentView } from '../view.ts';
import { bagsOff, notBagged } from './end-day.ts';

/** Of a night that is played to its end there is nothing to tell. */
export function viewDay(state: Tournament, { as }: Onlooker): Pick<TournamentView, 'day'> {
  const setup = setupOf(state);
  const { day } = state;
  if (setup.dayThrough === undefined) return {};
  const counting = as === 'staff' && day?.bags !== undefined;
  return {
    day: {
      rule: policyOf(setup, 'timing.endOfDay'),
      ...(day?.lastHands && { lastHands: { hands: day.lastHands.hands, at: day.lastHands.at } }),
      ...(counting && { notBagged: notBagged(state), off: bagsOff(state) }),
      ...(day?.ended && { endedAt: day.ended.at }),
    },
  };
}
