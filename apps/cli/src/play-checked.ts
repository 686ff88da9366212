import { BrokenPromise } from '@riffle/tournament/by-hand';
import {
  type DayPlayed,
  invariants,
  type NightPlan,
  type PlayedNight,
  playNight,
  type Stacks,
} from '@riffle/tournament/simulation';

/** The whole night, everything that must always be so looked at after every event; the first that is not, ends it by throwing `BrokenPromise`. */
export function playChecked(plan: NightPlan): PlayedNight & DayPlayed {
  // a new round gives everybody other chips, one table after the other
  const inRounds = plan.form?.rounds !== undefined;
  let last: Stacks | undefined;
  const played = playNight(plan, {
    onEvent: (state, _event, stacks) => look(state, inRounds ? undefined : stacks),
    onStep: ({ history, stacks }) => {
      last = stacks;
      if (inRounds) look(history.state, stacks);
    },
  });
  return { ...played, state: played.history.state, stacks: last ?? new Map() };
}

function look(...of: Parameters<typeof invariants>): void {
  const [broken] = invariants(...of);
  if (broken !== undefined) throw new BrokenPromise(broken.rule, broken.about);
}
