import { pausedAt, standAt } from '../clock-stand.ts';
import { type Decide, happens, type Objection, refused } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { tablesInPlay } from '../seating/table-in-play.ts';
import { playersLeft } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';

/** Announced: the hands that run are played to their end, and the next is dealt at all tables at once. A break that runs, runs out. */
export const startHandForHand: Decide<'StartHandForHand'> = (state, { until }, { now }) => {
  const objection = mayNotBegin(state, until);
  if (objection !== undefined) return refused(objection);
  const setup = setupOf(state);
  const clock = policyOf(setup, 'handForHand.clock');
  const stops = state.clock?.running === true && clock.value.is !== 'runs';
  const stand = state.clock && standAt(state.clock, setup.levels, now);
  const inBreak = stand?.interlude !== undefined || setup.levels[stand?.level ?? 0]?.kind === 'break';
  return happens(
    {
      v: 1,
      type: 'HandForHandStarted',
      until,
      tables: tablesInPlay(state).map(({ id }) => id),
      at: now,
      ...(stops && { stopsClock: true as const }),
      because: [
        { code: 'hand-for-hand-together', facts: {}, because: policyOf(setup, 'handForHand.pause') },
        ...(stops ? [{ code: 'hand-for-hand-clock' as const, facts: {}, because: clock }] : []),
      ],
    },
    ...(stops && !inBreak && state.clock
      ? [
          {
            v: 1 as const,
            type: 'ClockPaused' as const,
            clock: pausedAt(state.clock, setup.levels, now),
            why: 'hand-for-hand' as const,
          },
        ]
      : []),
  );
};

/** Whether it may be announced now, to be played until no more than so many are in. */
function mayNotBegin(state: Tournament, until: number): Objection {
  const stage = stageOf(state);
  if (stage === 'over') return { code: 'over' };
  if (stage !== 'play') return { code: 'not-started' };
  const { refs } = policyOf(setupOf(state), 'handForHand.pause');
  if (state.handForHand !== undefined) return { code: 'hand-for-hand-on', refs };
  if (tablesInPlay(state).length < 2) return { code: 'one-table', refs };
  const left = playersLeft(state);
  return Number.isSafeInteger(until) && until >= 1 && until < left ? undefined : { code: 'until-out-of-range', left };
}
