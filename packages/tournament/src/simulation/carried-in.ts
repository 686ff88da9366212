import { inPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Entry } from '../state.ts';
import type { NightPlan } from './night-plan.ts';
import type { NightToCome } from './night-to-come.ts';
import type { SimulatedNight } from './simulated-night.ts';
import { removeStack } from './stack-removed.ts';

/** The stacks of other days come in, and most of their owners with them; all stacks are seated, and play begins. */
export function comeBack(night: NightToCome, carried: NonNullable<NightPlan['carried']>): void {
  night.give({ type: 'CarryOver', ...carried });
  const there = carried.entries.map(({ entry }) => entry).filter(() => !night.chance(6));
  if (there.length > 0) night.give({ type: 'CheckIn', entries: there });
  night.give({ type: 'DrawSeats' });
  night.give({ type: 'StartClock' });
}

const stillMissing = ({ carried, checkedIn }: Entry): boolean => carried === true && !checkedIn;

/** Whose stack runs along comes after all, or it is taken out when somebody thinks it is time, or stays until the end. */
export function waitForTheLate(night: SimulatedNight): void {
  if (stageOf(night.state) !== 'play' || !night.chance(4)) return;
  const late = night.one(inPlay(night.state).filter(stillMissing));
  if (late === undefined) return;
  if (night.chance(2)) {
    night.give({ type: 'CheckIn', entries: [late.id] });
    return;
  }
  night.wait(30 * 60_000);
  removeStack(night, late.id);
}
