import { step } from '../because.ts';
import { chips, choice, seat, yesNo } from '../fact.ts';
import { killHand } from '../hand-effect.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';

/** A player was not at his seat when the cards were dealt. */
export const notAtSeat = incidentKind({
  phase: 'presence',
  facts: {
    arrived: choice(['beforeFirstCard', 'duringDeal', 'afterLastCard', 'absent'], { usual: 'absent' }),
    posture: choice(['seated', 'handOnChair', 'behindChair'], {
      usual: 'seated',
      when: { arrived: ['beforeFirstCard', 'duringDeal'] },
    }),
    blind: choice(['none', 'small', 'big'], { usual: 'none' }),
    /** His blind and ante in the pot. */
    posted: chips({ usual: 0, when: { blind: ['small', 'big'] } }),
    othersFolded: yesNo({ usual: false, when: { blind: ['big'] } }),
    seat: seat({ optional: true }),
  },
  find({ arrived, posture = 'seated', blind, othersFolded = false, seat: his }, floor) {
    floor.notes('cameAt', { arrived });
    const moment = floor.decides('presence.atSeatMoment');
    const inTime = arrived === 'beforeFirstCard' || (arrived === 'duringDeal' && moment === 'dealComplete');
    if (inTime && isAtSeat(posture, floor)) return { outcome: { is: 'live' }, steps: [step('playOn')] };
    if (blind === 'big' && othersFolded) return walk(floor);
    const when = floor.decides('presence.absentHandWhen');
    const blindStays = blind !== 'none' && floor.asks('presence.absentBlinds') === 'takenFromStack';
    return {
      outcome: { is: 'dead', returned: 0 },
      steps: [
        step(when === 'atOnce' ? 'takeHandAtOnce' : 'takeHandOnTurn'),
        step('mayNotLook'),
        ...(blindStays ? [step('leaveBlindsIn')] : []),
      ],
      effects: when === 'atOnce' ? killHand(his) : [],
    };
  },
});

function isAtSeat(posture: 'seated' | 'handOnChair' | 'behindChair', floor: Inquiry): boolean {
  if (posture === 'seated') return true;
  return floor.decides('presence.atSeatMeaning') === 'withinReach' && posture === 'handOnChair';
}

function walk(floor: Inquiry): Finding {
  switch (floor.decides('presence.absentBigBlindWalk')) {
    case 'handDead':
      return {
        outcome: { is: 'lastLiveHandWins' },
        steps: [step('takeHandAtOnce'), step('pushPotToLastHand')],
      };
    case 'absentWins':
      return { outcome: { is: 'absentBlindWins' }, steps: [step('pushPotToAbsent')] };
  }
}
