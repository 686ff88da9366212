import { step } from '../because.ts';
import { choice, seat, yesNo } from '../fact.ts';
import { killHand } from '../hand-effect.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';

/** A player gets up in the middle of a hand. */
export const leftWithLiveHand = incidentKind({
  phase: 'presence',
  facts: {
    /** `leftCards`: before his turn, cards left behind. `pushedCards`: before his turn, cards pushed away. */
    how: choice(['afterActing', 'leftCards', 'pushedCards', 'allIn', 'foldedInTurn'], { usual: 'afterActing' }),
    /** Everybody else has folded. */
    lastIn: yesNo({ usual: false, when: { how: ['leftCards', 'pushedCards'] } }),
    seat: seat({ optional: true }),
  },
  find({ how, lastIn = false, seat: his }, floor) {
    switch (how) {
      case 'foldedInTurn':
        floor.decides('presence.leavingLiveHand');
        return { outcome: { is: 'mayLeave' } };
      case 'allIn':
        return floor.decides('presence.allInLeaves') === 'yes'
          ? { outcome: { is: 'mayLeave' } }
          : { outcome: { is: 'mustStay' }, steps: [step('bringBackToSeat')], offence: 'leftTable' };
      case 'afterActing':
      case 'leftCards':
        return leaving(how === 'leftCards', lastIn, his, floor);
      case 'pushedCards':
        floor.decides('presence.leavingLiveHand');
        if (lastIn) return stillIn(floor);
        return {
          outcome: { is: 'fold' },
          steps: [step('takeHandAtOnce')],
          effects: killHand(his),
          offence: 'foldedByLeaving',
        };
    }
  },
});

function leaving(beforeTurn: boolean, lastIn: boolean, seat: number | undefined, floor: Inquiry): Finding {
  const live: Finding = { outcome: { is: 'live' }, steps: [step('bringBackToSeat')], offence: 'leftTable' };
  switch (floor.decides('presence.leavingLiveHand')) {
    case 'cautionThenPenalty':
    case 'forbidden':
      return live;
    case 'penaltyIfFoldedByLeaving':
      if (!beforeTurn) return live;
      if (lastIn) return stillIn(floor);
      return {
        outcome: { is: 'fold' },
        steps: [step('takeHandAtOnce')],
        effects: killHand(seat),
        offence: 'foldedByLeaving',
      };
  }
}

/** Nobody is left to whom he could fold. */
function stillIn(floor: Inquiry): Finding {
  floor.notes('lastOneIn');
  return { outcome: { is: 'live' }, steps: [step('pushPotToLastHand')] };
}
