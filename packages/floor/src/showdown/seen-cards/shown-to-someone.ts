import { step } from '../../because.ts';
import { choice, count, type FactsOf, seat, yesNo } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
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
    const rule = floor.decides('showdown.showOneShowAll');
    const cards = its.cards === 'all' ? 'all' : 'shown';
    if (its.handOver) return { outcome: { is: 'shownToAll', when: 'now', cards }, steps: [step('turnUpForAll')] };
    if (rule === 'onlyShownCards' && its.to === 'playerWhoCanBet') return toActive(its, floor);
    return {
      outcome: { is: 'shownToAll', when: rule === 'afterHand' ? 'afterHand' : 'afterBetting', cards },
      steps: [step('keepCardsApart'), step('turnUpForAll')],
      ...(its.onPurpose === true && { offence: 'showedCards' }),
    };
  },
});

/** Shown to somebody who can still bet, the hand is out; with two left that is allowed. */
function toActive(its: Facts, floor: Inquiry): Finding {
  const dead: Finding = { outcome: DEAD, steps: [step('takeCardsIn'), step('announce')], effects: killHand(its.seat) };
  const live: Finding = { outcome: LIVE, steps: [step('playOn')] };
  floor.decides('showdown.exposedOnPurpose');
  if (its.playersLeft === 2) {
    floor.notes('onlyTwoLeft');
    return { ...live, discretion: { range: [LIVE, DEAD], weigh: ['intent', 'informationKnown', 'advantageGained'] } };
  }
  if (its.onPurpose === true) return { ...dead, offence: 'showedCards' };
  return { ...dead, discretion: { range: [DEAD, LIVE], weigh: ['intent', 'informationKnown', 'advantageGained'] } };
}

/** One player to a hand: it is a breach, and the hand goes on. */
function toSpectator({ handOver }: Facts, floor: Inquiry): Finding {
  if (handOver) return { outcome: { is: 'playOn' }, steps: [step('playOn')] };
  floor.decides('declarations.handTalk');
  return { outcome: LIVE, steps: [step('onePlayerToAHand'), step('playOn')], offence: 'showedCards' };
}
