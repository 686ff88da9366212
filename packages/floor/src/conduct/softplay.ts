import { step } from '../because.ts';
import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { reproached } from './reproached.ts';

/** Somebody spares an opponent, or does not bet the nuts in last position on the river. */
export const softplay = incidentKind({
  phase: 'conduct',
  facts: {
    how: choice(['sparedOpponent', 'nutsInLastPosition'], { usual: 'sparedOpponent' }),
    /** Somebody could still pay a bet, and the hand wins more than a share. */
    couldWinMore: yesNo({ usual: true, when: { how: ['nutsInLastPosition'] } }),
    repeated: yesNo({ usual: false }),
  },
  find({ how, couldWinMore, repeated }, floor) {
    if (how === 'sparedOpponent') {
      floor.decides('sanctions.softplay');
      return reproached('softplay', floor, { repeated });
    }
    const duty = floor.decides('sanctions.nutsInLastPosition', couldWinMore === false ? 'nothingToWin' : undefined);
    if (couldWinMore === false) {
      floor.notes('cannotRaiseFurther');
      return { outcome: { is: 'noSanction' }, steps: [step('playOn')] };
    }
    switch (duty) {
      case 'noDuty':
        return {
          outcome: { is: 'noSanction' },
          discretion: {
            range: [{ is: 'sanction', duty: 'may', proposed: floor.asks('sanctions.ladder')[0] ?? 'warning' }],
            weigh: ['intent', 'repetition', 'othersMisled'],
          },
          steps: [step('callFloor')],
        };
      case 'notBettingIsSoftplay':
        return reproached('nutsInLastPosition', floor, { repeated });
      case 'mustBetOrRaise':
        return reproached('nutsInLastPosition', floor, { repeated, steps: [step('mustBetOrRaiseNow')] });
    }
  },
});
