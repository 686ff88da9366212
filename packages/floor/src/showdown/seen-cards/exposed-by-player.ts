import { penaltyBegins } from '@riffle/tournament';
import { step } from '../../because.ts';
import { count, type FactsOf, seat, yesNo } from '../../fact.ts';
import { killHand, makePassive } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { HandOutcome } from '../../outcome.ts';
import { deadHand, LIVE, ownBet } from '../dead-hand.ts';

const facts = {
  onPurpose: yesNo({ usual: false }),
  /** Whether it has happened to him before in this event. */
  repeated: yesNo({ usual: false }),
  /** Whether he said with it what he does: call, raise. */
  withWords: yesNo({ usual: false, when: { onPurpose: [true] } }),
  /** Whether anybody can still act in the hand. */
  actionLeft: yesNo({ usual: true }),
  playersLeft: count(2, 10, { usual: 3 }),
  /** Whether he is all-in and turned them up before the dealer asked for it. */
  beforeCall: yesNo({ usual: false }),
  ...ownBet,
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** A player shows his own cards to the table while the hand is running. */
export const exposedByPlayer = incidentKind({
  phase: 'showdown',
  facts,
  find: (its, floor): Finding => ({ ...judge(its, floor), ...(its.repeated && { repeated: true }) }),
});

function judge(its: Facts, floor: Inquiry): Finding {
  if (!its.actionLeft) {
    floor.asks('showdown.allInReveal');
    floor.notes('nobodyCanAct');
    return { outcome: LIVE, steps: [step('playOn')] };
  }
  if (its.beforeCall && floor.decides('showdown.prematureReveal') === 'mayBeDead') return chosen(its, floor);
  return its.onPurpose || (its.repeated && countsAsMeant(floor)) ? onPurpose(its, floor) : byAccident(its, floor);
}

/** A rulebook that makes no difference treats every accident alike. */
function countsAsMeant(floor: Inquiry): boolean {
  switch (floor.looksUp('showdown.exposedAgain')) {
    case 'asOnPurpose':
      return floor.decides('showdown.exposedAgain') === 'asOnPurpose';
    case 'asByAccident':
      return false;
  }
}

function onPurpose(its: Facts, floor: Inquiry): Finding {
  if (its.playersLeft === 2) floor.decides('showdown.exposedOnPurpose', 'twoLeft');
  const rule = floor.decides('showdown.exposedOnPurpose', its.withWords === true ? 'withWords' : undefined);
  switch (rule) {
    case 'dead':
      return { ...killed(its, floor), offence: 'exposedCards' };
    case 'deadIfSilent': {
      if (its.withWords === true) {
        floor.decides('showdown.exposedByAccident');
        floor.notes('saidWhatHeDoes');
        return { ...lives, ...penalty(its, floor) };
      }
      const dead = killed(its, floor);
      return {
        ...dead,
        discretion: { range: [dead.outcome, LIVE], weigh: ['intent', 'informationKnown', 'advantageGained'] },
        offence: 'exposedCards',
      };
    }
    case 'deadUnlessHeadsUp':
      if (its.playersLeft === 2) {
        floor.notes('onlyTwoLeft');
        return lives;
      }
      return { ...killed(its, floor), offence: 'exposedCards' };
    case 'liveWithPenalty': {
      const when = penaltyBegins(floor.looksUp('sanctions.start'), 'cards');
      return { ...lives, steps: [...(lives.steps ?? []), step('beginPenalty', { when })], ...penalty(its, floor) };
    }
  }
}

function byAccident(its: Facts, floor: Inquiry): Finding {
  switch (floor.decides('showdown.exposedByAccident')) {
    case 'passive':
      return {
        outcome: { is: 'passive' },
        steps: [step('leaveCardsOpen'), step('tellOnlyCallOrFold')],
        effects: makePassive(its.seat),
        ...penalty(its, floor),
      };
    case 'live':
      return { ...lives, ...penalty(its, floor) };
    case 'folded':
      return { ...killed(its, floor), ...penalty(its, floor) };
    case 'floorDecides':
      return { ...chosen(its, floor), ...penalty(its, floor) };
  }
}

/** With two left it harms nobody else; with more the hand is out unless a person decides otherwise. */
function chosen(its: Facts, floor: Inquiry): Finding {
  const dead = killed(its, floor);
  const headsUp = its.playersLeft === 2;
  if (headsUp) floor.notes('onlyTwoLeft');
  const range: readonly HandOutcome[] = [dead.outcome, LIVE];
  return {
    ...(headsUp ? lives : dead),
    discretion: { range, weigh: ['intent', 'informationKnown', 'advantageGained', 'repetition'] },
  };
}

const lives: Finding = { outcome: LIVE, steps: [step('leaveCardsOpen'), step('playOn')] };

function killed(its: Facts, floor: Inquiry): Finding & { readonly outcome: HandOutcome } {
  const outcome = deadHand(floor, its);
  return {
    outcome,
    steps: [
      step('takeCardsIn'),
      ...(outcome.returned > 0 ? [step('returnChips', { amount: outcome.returned })] : []),
      step('announce'),
    ],
    effects: killHand(its.seat),
  };
}

/** A penalty begins only when this hand is over. */
function penalty({ onPurpose: meant }: Facts, floor: Inquiry): Pick<Finding, 'offence'> {
  const none = floor.asks('showdown.exposedPenalty') === 'none' && !meant;
  return none ? {} : { offence: 'exposedCards' };
}
