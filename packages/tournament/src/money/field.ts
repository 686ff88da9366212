import type { Instant } from '@riffle/aggregate';
import { readClock } from '../clock-reading.ts';
import type { ClockSetting } from '../clock-setting.ts';
import { lateEntryOpen } from '../late-entry.ts';
import { reEntryLevel } from '../re-entry.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';
import { type Stage, stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { mayBeOffered, offeredAtLevel } from './offered-at.ts';

/** What of a night says whether its field may still grow; a view of it has that too. */
export type FieldAt = {
  readonly setup: PinnedSetup;
  readonly clock?: ClockSetting | undefined;
  readonly stage: Stage;
  readonly calledOff?: Tournament['calledOff'];
};

export const fieldOf = (state: Tournament): FieldAt => ({
  setup: setupOf(state),
  clock: state.clock,
  stage: stageOf(state),
  ...(state.calledOff && { calledOff: state.calledOff }),
});

export const fieldIsFinal = (state: Tournament, now: Instant): boolean => isFieldFinal(fieldOf(state), now);

/** Whether nobody can come in any more, so that the places of those who are out stay what they are. */
export function isFieldFinal({ setup, clock, stage, calledOff }: FieldAt, now: Instant): boolean {
  if (stage === 'over' || calledOff !== undefined) return true;
  if (lateEntryOpen(setup, clock, now)) return false;
  const reading = readClock(clock, setup.levels, now);
  const again = reEntryLevel(setup);
  if (again !== undefined && offeredAtLevel({ through: again }, reading)) return false;
  const { money } = setup;
  if (money === undefined || policyOf(setup, 'entries.rebuy').value === 'forbidden') return true;
  const through = money.limits?.rebuy?.through;
  const timely = through === undefined || offeredAtLevel({ through, breaks: 'also' }, reading);
  const toCome = money.profiles.some(
    ({ kind, offered = {} }) => kind === 'rebuy' && mayBeOffered(offered, reading, now),
  );
  return !timely || !toCome;
}
