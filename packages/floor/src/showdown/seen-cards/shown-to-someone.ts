import type { Policies } from '@riffle/rulebooks';
import { step } from '../../because.ts';
import { choice, count, type FactsOf, seat, yesNo } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { Outcome } from '../../outcome.ts';
import { DEAD, LIVE } from '../dead-hand.ts';

const facts = {
  to: choice(['playerWhoCanBet', 'allInPlayer', 'foldedPlayer', 'spectator'], { usual: 'foldedPlayer' }),
  cards: choice(['all', 'part'], { usual: 'all' }),
  handOver: yesNo({ usual: false }),
  onPurpose: yesNo({ usual: true, when: { handOver: [false] } }),
  playersLeft: count(2, 10, { usual: 3, when: { handOver: [false] } }),
  /** Whether he has thrown them away since. */
  thenMucked: yesNo({ usual: false }),
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** A player lets one other see his cards, or a neighbour can look into them. */
export const shownToSomeone = incidentKind({
  phase: 'showdown',
  facts,
  find(its, floor): Finding {
    if (its.to === 'spectator') return toSpectator(its, floor);
    const rule = floor.asks('showdown.showOneShowAll');
    const active = its.to === 'playerWhoCanBet' && !its.thenMucked && !its.handOver;
    const counts = its.onPurpose === true || rule === 'onlyShownCards';
    const found = active && counts ? toActive(its, rule, floor) : undefined;
    // a hand that is dead by its showing is dead without the right of the others to see it
    if (found === undefined || found.outcome.is === 'shownToAll' || rule === 'onlyShownCards')
      floor.decides('showdown.showOneShowAll');
    if (its.handOver) return { outcome: shown(its, 'now'), steps: [step('turnUpForAll', { when: 'now' })] };
    if (its.onPurpose === true) floor.asks('declarations.handTalk');
    return found ?? later(its, rule);
  },
});

type Rule = Policies['showdown.showOneShowAll'];

const shown = (its: Facts, when: 'now' | 'afterBetting' | 'afterHand'): Outcome => ({
  is: 'shownToAll',
  when,
  cards: its.cards === 'all' ? 'all' : 'shown',
});

function later(its: Facts, rule: Rule): Finding {
  const when = rule === 'afterHand' ? 'afterHand' : 'afterBetting';
  return {
    outcome: shown(its, when),
    steps: [step('keepCardsApart'), step('turnUpForAll', { when })],
    ...(its.onPurpose === true && { offence: 'showedCards' }),
  };
}

/** To somebody who can still bet, it is like showing the hand to all. */
function toActive(its: Facts, rule: Rule, floor: Inquiry): Finding {
  const dead: Finding = {
    outcome: DEAD,
    steps: [step('announce'), ...(later(its, rule).steps ?? [])],
    effects: killHand(its.seat),
  };
  const offence = its.onPurpose === true ? ({ offence: 'showedCards' } as const) : {};
  const weigh = ['intent', 'informationKnown', 'advantageGained'] as const;
  switch (floor.decides('showdown.exposedOnPurpose')) {
    case 'dead':
      return { ...dead, ...offence };
    case 'deadIfSilent':
      return { ...dead, ...offence, discretion: { range: [DEAD, later(its, rule).outcome], weigh } };
    case 'liveWithPenalty':
      return later(its, rule);
    case 'deadUnlessHeadsUp': {
      if (its.playersLeft === 2) {
        floor.notes('onlyTwoLeft');
        return { outcome: LIVE, steps: [step('playOn')], discretion: { range: [LIVE, DEAD], weigh } };
      }
      return its.onPurpose === true ? { ...dead, ...offence } : { ...dead, discretion: { range: [DEAD, LIVE], weigh } };
    }
  }
}

/** One player to a hand: it is a breach, and the hand goes on. */
function toSpectator({ handOver }: Facts, floor: Inquiry): Finding {
  if (handOver) {
    // rules on shown cards speak of those who sit at the table
    floor.usually('showdown.showOneShowAll');
    return { outcome: { is: 'playOn' }, steps: [step('playOn')] };
  }
  floor.decides('declarations.handTalk');
  return { outcome: LIVE, steps: [step('onePlayerToAHand'), step('playOn')], offence: 'showedCards' };
}
