import { step } from '../../because.ts';
import { choice, type FactsOf, seat, yesNo } from '../../fact.ts';
import { killHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { deadHand, LIVE, ownBet } from '../dead-hand.ts';
import { REASONS, retrieval } from '../retrieval.ts';

const facts = {
  /** Whether all cards of the hand lay face up before. */
  tabled: yesNo({ usual: false }),
  touched: choice(['muck', 'burnCards', 'board', 'dealersHand'], { usual: 'muck' }),
  /** Whether the player threw them there himself. */
  thrown: yesNo({ usual: false }),
  identifiable: yesNo({ usual: true }),
  why: choice(REASONS, { usual: 'ownMistake' }),
  ...ownBet,
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** A hand comes into contact with the muck, the burn cards, the board or the dealer's hand. */
export const handTouchedMuck = incidentKind({
  phase: 'showdown',
  facts,
  find(its, floor): Finding {
    if (its.tabled) {
      floor.decides('showdown.tabledWinner');
      return { outcome: LIVE, steps: [step('giveCardsBack'), step('readTabledHand')] };
    }
    if (!isFolded(its, floor)) {
      // what the dealer took in by mistake is another matter, and what nobody can tell does not come back
      if (its.why === 'dealersMistake') floor.decides('pots.unprotectedHand');
      else if (its.identifiable) return { outcome: LIVE, steps: [step('giveCardsBack'), step('playOn')] };
    }
    const found = retrieval(floor, { ...its, actedBehind: false }, deadHand(floor, its));
    const lives = found.outcome.is === 'live';
    return {
      ...found,
      steps: [step('callFloor'), step(lives ? 'giveCardsBack' : 'takeCardsIn')],
      effects: lives ? [] : killHand(its.seat),
    };
  },
});

function isFolded({ touched, thrown }: Facts, floor: Inquiry): boolean {
  const inMuck = touched === 'muck' || touched === 'burnCards';
  switch (floor.decides('betting.foldComplete', thrown ? undefined : 'notThrown')) {
    case 'forwardMotionOrMuck':
      return true;
    case 'muckTouched':
      return inMuck;
    case 'forwardMotionActedOn':
      return thrown;
    case 'betLineFaceDown':
      // the muck lies behind the line
      return thrown || inMuck;
  }
}
