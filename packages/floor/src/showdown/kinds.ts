import { joined } from '../joined.ts';
import { cardsHidden } from './cards-at-risk/cards-hidden.ts';
import { cardsThrown } from './cards-at-risk/cards-thrown.ts';
import { foldedHandWantedBack } from './cards-at-risk/folded-hand-wanted-back.ts';
import { handTouchedMuck } from './cards-at-risk/hand-touched-muck.ts';
import { handsMixed } from './cards-at-risk/hands-mixed.ts';
import { studUpCardPickedUp } from './cards-at-risk/stud-up-card-picked-up.ts';
import { unprotectedHandTaken } from './cards-at-risk/unprotected-hand-taken.ts';
import { winnerKilled } from './cards-at-risk/winner-killed.ts';
import { disputedPot } from './pot/disputed-pot.ts';
import { oddChip } from './pot/odd-chip.ts';
import { wrongPotPushed } from './pot/wrong-pot-pushed.ts';
import { wrongSidePot } from './pot/wrong-side-pot.ts';
import { exposedByPlayer } from './seen-cards/exposed-by-player.ts';
import { rabbitHunt } from './seen-cards/rabbit-hunt.ts';
import { shownToSomeone } from './seen-cards/shown-to-someone.ts';
import { talkedAboutHand } from './seen-cards/talked-about-hand.ts';
import { wantsToSeeHand } from './seen-cards/wants-to-see-hand.ts';
import { handAnnounced } from './tabling/hand-announced.ts';
import { muckedWithAllIn } from './tabling/mucked-with-all-in.ts';
import { mucksAtShowdown } from './tabling/mucks-at-showdown.ts';
import { notAllCardsShown } from './tabling/not-all-cards-shown.ts';
import { playsTheBoard } from './tabling/plays-the-board.ts';
import { refusesToShow } from './tabling/refuses-to-show.ts';
import { wrongShowOrder } from './tabling/wrong-show-order.ts';

/** Cards that are taken, mixed, thrown or lost before the hand is over. */
const cardsAtRisk = {
  unprotectedHandTaken,
  handTouchedMuck,
  handsMixed,
  foldedHandWantedBack,
  cardsThrown,
  cardsHidden,
  studUpCardPickedUp,
};
/** Cards that are seen, or that somebody wants to see. */
const seenCards = { exposedByPlayer, shownToSomeone, talkedAboutHand, wantsToSeeHand, rabbitHunt };
/** Who shows what to win. */
const tabling = {
  wrongShowOrder,
  mucksAtShowdown,
  refusesToShow,
  notAllCardsShown,
  muckedWithAllIn,
  playsTheBoard,
  handAnnounced,
};
/** Who gets how much. */
const pot = { winnerKilled, wrongPotPushed, wrongSidePot, disputedPot, oddChip };

export const showdownKinds = joined({ cardsAtRisk, seenCards, tabling, pot });

export type ShowdownKinds = typeof showdownKinds;
export type CardsAtRiskKinds = typeof cardsAtRisk;
export type SeenCardsKinds = typeof seenCards;
export type TablingKinds = typeof tabling;
export type PotKinds = typeof pot;
