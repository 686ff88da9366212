import { moveCard, step } from '../../because.ts';
import { choice, count, seat, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { move, outOfPlay, stubTop } from '../card-move.ts';
import { deadForCards } from './dead-for-cards.ts';
import { cardNoProblems, dealtIn } from './deal-position.ts';
import { scrapReplaced } from './face-up-card.ts';
import { howFar, howFarProblems, misdealPossible } from './how-far.ts';
import { misdealt, playedOn, voidForDeck } from './void-hand.ts';

const IN_HAND = { where: ['holeCards'] } as const;

/** A joker turns up, or another card that is foreign to the game. */
export const joker = incidentKind({
  phase: 'deal',
  facts: {
    where: choice(['holeCards', 'flop', 'turn', 'river', 'stub'], { usual: 'holeCards' }),
    /** Its holder has acted in this hand. */
    holderActed: yesNo({ usual: false, when: IN_HAND }),
    /** He acted without having looked at his cards. */
    unseen: yesNo({ usual: false, when: { ...IN_HAND, holderActed: [true] } }),
    /** He knew it and said nothing. */
    knew: yesNo({ usual: false, when: { ...IN_HAND, holderActed: [true], unseen: [false] } }),
    seat: seat({ optional: true, when: IN_HAND }),
    /** Which card of the whole deal it is, the first one dealt being 1. */
    cardNo: count(1, 84, { optional: true, when: IN_HAND }),
    flopCard: count(1, 3, { usual: 3, when: { where: ['flop'] } }),
    ...dealtIn,
    ...howFar,
  },
  clashes: (facts) => [...howFarProblems(facts), ...cardNoProblems(facts.cardNo, facts)],
  find(facts, floor) {
    const { where, holderActed, unseen, knew } = facts;
    const rule = floor.decides('dealing.joker');
    if (rule === 'fouledDeck') {
      floor.asks('dealing.duplicateCard');
      return { ...voidForDeck(), ...(knew && { offence: 'fouledDeckKnown' as const }) };
    }
    if (rule === 'misdealThenScrap' && where !== 'stub' && misdealPossible(facts, floor))
      return misdealt(floor, [step('changeDeckNow'), step('buttonStays')]);
    if (where === 'stub') return takenOut();
    if (where !== 'holeCards') return scrapReplaced({ ...facts, where }, floor);
    if (rule === 'replaceOrDead' && !holderActed) return scrapReplaced({ ...facts, where }, floor);
    if (unseen && isProtected(floor)) return scrapReplaced({ ...facts, where }, floor);
    return { ...deadForCards(facts.seat), ...(knew && { offence: 'fouledDeckKnown' as const }) };
  },
});

const takenOut = (): Finding => playedOn(moveCard(move(stubTop, outOfPlay)), step('foundCardToFloor'));

const isProtected = (floor: Inquiry): boolean => floor.decides('dealing.unseenHand') === 'protected';
