import { count, hands, minutes, oneOf, optional, record, seconds, someOf, ways } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const timing = {
  /** What brings a new level into force, always from the next hand on. */
  'timing.levelChange': someOf(['announced', 'clock'], { usual: ['clock'] }),
  /**
   * Thinking time, in seconds, after which the clock may be asked for. From `due` on it is no longer a matter of judgement.
   * `judged`: no number, staff judge.
   */
  'timing.clockCallAfter': ways(
    { judged: {}, seconds: { from: count(seconds), fromAllIn: count(seconds), due: optional(count(seconds)) } },
    { usual: { is: 'judged' } },
  ),
  /** When the thinking time of a turn starts. */
  'timing.clockStart': oneOf(['previousAction', 'amountKnown'], { usual: 'amountKnown' }),
  /** Who may ask for the clock. */
  'timing.clockCaller': oneOf(['seatedPlayerViaDealer', 'anySeatedPlayer', 'staffOrPlayerWithConsent'], {
    usual: 'anySeatedPlayer',
  }),
  /** Seconds from the start of the clock until the hand is dead: first `main`, then `countdown` counted aloud. */
  'timing.clockSeconds': record(
    { main: count(seconds), countdown: count(seconds) },
    { usual: { main: 25, countdown: 5 } },
  ),
  /** Whether the management may shorten these times. */
  'timing.clockShorten': oneOf(['yes', 'no'], { usual: 'yes' }),
  /** Where the seconds are shown while they run. */
  'timing.clockShown': oneOf(['atTable', 'onWall'], { usual: 'atTable' }),
  /** What holds when the time runs out and the player could have checked. */
  'timing.clockExpiryFree': oneOf(['handDead', 'check'], { usual: 'check' }),
  /** Whether a tournament is played against a limit of time. */
  'timing.timeLimit': oneOf(['free', 'always', 'never'], { usual: 'free' }),
  /** Who may call a night off, or change it for the sake of fair play. */
  'timing.callOff': oneOf(['byManagement'], { usual: 'byManagement' }),
  /** How a day or a timed game ends. */
  'timing.endOfDay': ways(
    {
      levelEnd: {},
      drawnLastHands: { lastMinutes: count(minutes), least: count(hands), most: count(hands) },
      fixedLastHands: { hands: count(hands) },
    },
    { usual: { is: 'levelEnd' } },
  ),
} satisfies PoliciesOn<'timing'>;
