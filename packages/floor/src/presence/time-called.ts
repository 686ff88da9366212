import { step } from '../because.ts';
import { choice, count, seat, yesNo } from '../fact.ts';
import { killHand } from '../hand-effect.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import { timeIsUp } from './time-is-up.ts';

/** Staff judge where no number is given; from this many seconds on it is usual to grant the clock. */
const USUAL_SECONDS = 120;

/** Somebody asks for the clock on a player who thinks long. */
export const timeCalled = incidentKind({
  phase: 'presence',
  facts: {
    /** `running`: the clock has been started already. */
    stage: choice(['asked', 'running'], { usual: 'asked' }),
    by: choice(['playerInHand', 'foldedPlayer', 'staff', 'spectator'], {
      usual: 'playerInHand',
      when: { stage: ['asked'] },
    }),
    atSeat: yesNo({ usual: true, when: { stage: ['asked'], by: ['playerInHand', 'foldedPlayer'] } }),
    /** How long he has thought. */
    seconds: count(0, 3600, { usual: 120, when: { stage: ['asked'] } }),
    /** How much of it passed before he knew the amount he had asked for. */
    untilAmountKnown: count(0, 3600, { usual: 0, when: { stage: ['asked'] } }),
    decision: choice(['small', 'allIn'], { usual: 'small', when: { stage: ['asked'] } }),
    /** Since the clock was started. */
    elapsed: count(0, 600, { usual: 60, when: { stage: ['running'] } }),
    acted: yesNo({ usual: false, when: { stage: ['running'] } }),
    facesBet: yesNo({ usual: true, when: { stage: ['running'] } }),
    /** The time that the management gave instead. */
    given: count(0, 600, { optional: true }),
    seat: seat({ optional: true }),
  },
  find(facts, floor) {
    if (facts.stage === 'asked') return asked(facts, floor);
    const { main, countdown } = onTheClock(facts.given, floor);
    const { elapsed = 0, acted = false, facesBet = true } = facts;
    const total = main + countdown;
    floor.notes('onTheClock', { seconds: elapsed, total });
    if (elapsed < total && acted) return { outcome: { is: 'actedInTime' }, steps: [step('playOn')] };
    if (elapsed < total)
      return {
        outcome: { is: 'clockRunsOn', left: total - elapsed },
        steps: elapsed < main ? [] : [step('countDown', { countdown })],
      };
    return facesBet
      ? { outcome: { is: 'dead', returned: 0 }, steps: [step('takeHandAtOnce')], effects: killHand(facts.seat) }
      : timeIsUp(facts.seat, floor);
  },
});

type Asked = {
  readonly by: 'playerInHand' | 'foldedPlayer' | 'staff' | 'spectator' | undefined;
  readonly atSeat: boolean | undefined;
  readonly seconds: number | undefined;
  readonly untilAmountKnown: number | undefined;
  readonly decision: 'small' | 'allIn' | undefined;
  readonly given: number | undefined;
};

function asked(facts: Asked, floor: Inquiry): Finding {
  const { by = 'playerInHand', atSeat = true, decision = 'small', given } = facts;
  const caller = floor.decides('timing.clockCaller');
  const isPlayer = by === 'playerInHand' || by === 'foldedPlayer';
  const mayAsk = caller === 'staffOrPlayerWithConsent' ? by !== 'spectator' : isPlayer && atSeat;
  if (!mayAsk) return { outcome: { is: 'clockNotFromHim' }, steps: [step('refuseClock')] } as const;
  const after = floor.decides('timing.clockCallAfter');
  const sinceAmount = floor.asks('timing.clockStart') === 'amountKnown' ? (facts.untilAmountKnown ?? 0) : 0;
  const seconds = Math.max(0, (facts.seconds ?? 0) - sinceAmount);
  const starts = { is: 'clockStarts', ...onTheClock(given, floor) } as const;
  const tooEarly = { is: 'clockTooEarly' } as const;
  floor.notes('thoughtFor', { seconds });
  const granted: Finding = {
    outcome: starts,
    steps: [
      step('callFloor'),
      step('startClock', { main: starts.main }),
      step('countDown', { countdown: starts.countdown }),
    ],
  };
  const discretion = { range: [starts, tooEarly], weigh: ['timeLost', 'potSize', 'repetition'] } as const;
  if (caller === 'staffOrPlayerWithConsent' && by === 'staff') return granted;
  switch (after.is) {
    case 'judged':
      return seconds >= USUAL_SECONDS
        ? { ...granted, discretion }
        : { outcome: tooEarly, steps: [step('refuseClock')], discretion };
    case 'seconds': {
      if (after.due !== undefined && seconds >= after.due) return granted;
      const from = decision === 'allIn' ? after.fromAllIn : after.from;
      return seconds >= from
        ? { ...granted, discretion }
        : { outcome: tooEarly, steps: [step('refuseClock')], discretion };
    }
  }
}

/** The seconds that the rulebook gives, or fewer where the management may shorten them. */
function onTheClock(given: number | undefined, floor: Inquiry): { readonly main: number; readonly countdown: number } {
  const { main, countdown } = floor.decides('timing.clockSeconds');
  if (given === undefined) return { main, countdown };
  if (floor.decides('timing.clockShorten') === 'yes' && given < main) return { main: given, countdown };
  floor.notes('onlyShorter', { main });
  return { main, countdown };
}
