import { step } from '../../because.ts';
import { choice, count, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import { stopTheClock } from '../clock-effect.ts';

/** The last level of a day, or of a game on time, comes to its end. */
export const endOfDay = incidentKind({
  phase: 'tournament',
  facts: {
    moment: choice(['timeLeft', 'timeUp', 'drawing'], { usual: 'timeLeft' }),
    /** It goes on another day, and this is the last level of today. */
    lastLevelOfDay: yesNo({ usual: true, when: { moment: ['timeLeft'] } }),
    secondsLeft: count(0, 36_000, { usual: 900, when: { moment: ['timeLeft'] } }),
    handRunning: yesNo({ usual: false }),
    drawnBy: choice(['playerIn', 'playerOut', 'dealer'], { usual: 'playerIn', when: { moment: ['drawing'] } }),
  },
  find({ moment, lastLevelOfDay = true, secondsLeft = 0, handRunning, drawnBy = 'playerIn' }, floor) {
    const rule = floor.decides('timing.endOfDay');
    const running = handRunning ? [step('finishHand')] : [];
    switch (rule.is) {
      case 'drawnLastHands': {
        const drawn = { is: 'lastHandsDrawn', least: rule.least, most: rule.most } as const;
        if (moment === 'drawing' && drawnBy !== 'playerIn') return { outcome: { is: 'drawRefused' } };
        const open = moment !== 'timeLeft' || (lastLevelOfDay && secondsLeft <= rule.lastMinutes * 60);
        if (!open) return { outcome: { is: 'clockKeepsRunning' } };
        const stops: Finding = {
          outcome: drawn,
          effects: stopTheClock,
          steps: [step('stopClock'), ...running, step('drawLastHands')],
        };
        if (moment !== 'timeLeft') return stops;
        return {
          ...stops,
          discretion: { range: [drawn, { is: 'clockKeepsRunning' }], weigh: ['stageOfEvent', 'timeLost'] },
        };
      }
      case 'fixedLastHands':
        return moment === 'timeUp'
          ? {
              outcome: { is: 'lastHands', hands: rule.hands },
              steps: [...running, step('announceLastHands', { hands: rule.hands })],
            }
          : { outcome: { is: 'clockKeepsRunning' } };
      case 'levelEnd':
        return moment === 'timeUp'
          ? { outcome: { is: 'levelPlayedOut' }, steps: [...running, step('countAndBagChips')] }
          : { outcome: { is: 'clockKeepsRunning' } };
    }
  },
});
