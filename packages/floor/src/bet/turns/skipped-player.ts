import { step } from '../../because.ts';
import { count, seat, yesNo } from '../../fact.ts';
import { actInHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';

/** A player was passed over, and others have acted behind him. */
export const skippedPlayer = incidentKind({
  phase: 'bet',
  facts: {
    facesBet: yesNo({ usual: true }),
    /** How many behind him have acted. */
    acted: count(1, 10, { usual: 1 }),
    /** How many of them put chips in: bet, called or raised. */
    withChips: count(0, 10, { usual: 0 }),
    hadTime: yesNo({ usual: true }),
    /** Whether he was himself still waiting for somebody in front of him. */
    waiting: yesNo({ usual: false }),
    seat: seat({ optional: true }),
  },
  clashes: ({ acted, withChips }) =>
    withChips <= acted
      ? []
      : [{ problem: 'notPossible', fact: 'withChips', allowed: { is: 'count', min: 0, max: acted } }],
  find({ facesBet, acted, withChips, hadTime, waiting, seat: whose }, floor) {
    const rule = floor.decides('betting.skippedPlayer');
    floor.notes('actedBehind', { acted, withChips });
    if (waiting) {
      floor.notes('waitedForAnother');
      return kept;
    }
    const lost = { is: facesBet ? 'fold' : 'check' } as const;
    const effects = actInHand(whose, lost);
    switch (rule) {
      case 'never':
        return kept;
      case 'twoActions':
        return acted < 2 ? kept : { outcome: lost, steps: [step('turnIsLost'), step('announce')], effects };
      case 'substantialActionAndTime': {
        const enough =
          floor.asks('dealing.substantialAction') === 'twoPlayersActed'
            ? acted > 1
            : acted > 2 || (acted === 2 && withChips > 0);
        if (!enough || !hadTime) return kept;
        return {
          outcome: lost,
          steps: [step('actsBehindStand'), step('callFloor')],
          effects,
          discretion: { range: [lost, { is: 'turnKept' }], weigh: ['othersMisled', 'dealersPart', 'fairness'] },
        };
      }
    }
  },
});

const kept: Finding = { outcome: { is: 'turnKept' }, steps: [step('goBackToSkipped'), step('judgeActsBehind')] };
