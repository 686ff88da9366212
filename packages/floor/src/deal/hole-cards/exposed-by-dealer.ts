import { step } from '../../because.ts';
import { choice, count, seat } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { cardNoProblems, dealtIn, roundOf } from './deal-position.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { replacedByFirstBurn } from './replace-card.ts';
import { misdealt, playedOn } from './void-hand.ts';

/** While dealing the dealer turns up hole cards of a flop game. */
export const exposedByDealer = incidentKind({
  phase: 'deal',
  facts: {
    exposed: count(1, 20, { usual: 1 }),
    /** Cards that came up lying face up in the deck, in the same deal. */
    boxed: count(0, 10, { usual: 0 }),
    /** Which card of the whole deal, the first one dealt being 1. */
    cardNo: count(1, 84, { when: { exposed: [1] } }),
    whose: choice(['smallBlind', 'bigBlind', 'button', 'other'], { usual: 'other', when: { exposed: [1] } }),
    seat: seat({ optional: true }),
    ...dealtIn,
    ...howFar,
  },
  clashes: (facts) => [...howFarProblems(facts), ...cardNoProblems(facts.cardNo, facts)],
  find(facts, floor) {
    const { exposed, boxed, cardNo, whose } = facts;
    const isMisdeal =
      (cardNo !== undefined && isProtected(cardNo, whose, roundOf(cardNo, facts), floor)) ||
      tooManyFaceUp(exposed, boxed, floor);
    if (isMisdeal) return misdealPossible(facts, floor) ? misdealt(floor) : playedOn();
    if (!misdealPossible(facts, floor)) {
      floor.decides('dealing.misdealDeadline');
      return playedOn();
    }
    if (whose === 'button' && floor.frames('dealing.buttonTwoCards') === 'no') return misdealt(floor);
    const exposedOnly: Finding =
      cardNo === undefined
        ? { outcome: { is: 'cardReplaced', by: 'firstBurn' } }
        : replacedByFirstBurn({ ...facts, cardNo }, floor);
    const replaced =
      boxed === 0 ? exposedOnly : { ...exposedOnly, steps: [...(exposedOnly.steps ?? []), boxedToo(floor)] };
    const own = cardNo === undefined || roundOf(cardNo, facts) <= 2 ? 'ownFirstTwo' : undefined;
    switch (floor.decides('dealing.exposedOtherCard', own)) {
      case 'replaceWithFirstBurn':
        return replaced;
      case 'floorDecides':
        return {
          ...replaced,
          discretion: {
            range: [replaced.outcome, { is: 'misdeal' }],
            weigh: ['fairness', 'informationKnown', 'advantageGained'],
          },
        };
    }
  },
});

const boxedToo = (floor: Inquiry) =>
  step('boxedToo', { by: floor.asks('dealing.boxedCard') === 'asIfNotThere' ? 'nextCard' : 'burn' });

/** Exposed and boxed cards, added up where the rulebook does so. */
function tooManyFaceUp(exposed: number, boxed: number, floor: Inquiry): boolean {
  floor.notes('faceUpCards', { exposed, boxed });
  if (exposed >= floor.asks('dealing.misdealTwoExposed')) {
    floor.decides('dealing.misdealTwoExposed');
    return true;
  }
  if (boxed === 0) return false;
  const { cards, counted } = floor.asks('dealing.misdealBoxedCards');
  if ((counted === 'withExposed' ? exposed + boxed : boxed) < cards) return false;
  floor.decides('dealing.misdealBoxedCards');
  return true;
}

/** The first two cards of the deal; by some rulebooks the first card of each blind instead. */
function isProtected(cardNo: number, whose: string | undefined, round: number, floor: Inquiry): boolean {
  const blinds = round === 1 && (whose === 'smallBlind' || whose === 'bigBlind');
  if (cardNo > 2 && !blinds) return false;
  switch (floor.asks('dealing.misdealFirstTwoExposed')) {
    case 'misdeal':
      if (cardNo > 2) return false;
      break;
    case 'misdealBlindsOnly':
      if (!blinds) return false;
      break;
    case 'replace':
      floor.decides('dealing.misdealFirstTwoExposed');
      return false;
  }
  floor.decides('dealing.misdealFirstTwoExposed');
  return true;
}
