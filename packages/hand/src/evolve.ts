import { deckOf, start } from './beginning-steps.ts';
import {
  betTo,
  call,
  closeRound,
  fold,
  kill,
  makePassive,
  openBetting,
  postBringIn,
  postForced,
  returnBet,
} from './betting-steps.ts';
import { codeOf, codesOf } from './card-code.ts';
import {
  acceptPart,
  agreeRuns,
  beginStreet,
  burn,
  dealBoard,
  dealHole,
  discard,
  muck,
  offerRuns,
  openShowdown,
  playBoard,
  reshuffle,
  shareOneCard,
  show,
  showNextCards,
  showPart,
} from './card-steps.ts';
import { endHand, pay } from './ending-steps.ts';
import type { HandEvent } from './event.ts';
import { copyOf, type Hand, type HandInPlay, indexOf } from './hand.ts';
import { bindToCall } from './judge-bind.ts';
import { voidHand } from './judge-void.ts';
import { putCardsRight } from './put-cards-right.ts';

/** What is so after an event. It never refuses: what has happened has happened. */
export function evolve(hand: Hand, event: HandEvent): Hand {
  const next = copyOf(hand);
  happen(next, event);
  return next;
}

/** The same on a hand that may be changed, for long replays. */
export function happen(hand: HandInPlay, event: HandEvent): void {
  switch (event.type) {
    case 'HandStarted':
      start(hand, event.setup, deckOf(event.setup));
      return;
    case 'ForcedBetPosted':
      postForced(hand, indexOf(hand, event.seat), event.kind, event.amount, event.owed);
      return;
    case 'StreetBegun':
      beginStreet(hand, event.street);
      return;
    case 'CardBurned':
      burn(hand, codeOf(event.card));
      return;
    case 'HoleDealt':
      dealHole(hand, indexOf(hand, event.seat), codesOf(event.cards));
      return;
    case 'BoardDealt':
      dealBoard(hand, event.run, codesOf(event.cards), 0, event.cards.length);
      return;
    case 'SharedCardCalled':
      shareOneCard(hand);
      return;
    case 'DiscardsReshuffled':
      reshuffle(hand, codesOf(event.deck));
      return;
    case 'BettingOpened':
      openBetting(hand, indexOf(hand, event.seat));
      return;
    case 'BringInPosted':
      postBringIn(hand, indexOf(hand, event.seat), event.amount, event.owed);
      return;
    case 'Folded':
      fold(hand, indexOf(hand, event.seat));
      return;
    case 'Checked':
      call(hand, indexOf(hand, event.seat), 0);
      return;
    case 'Called':
      call(hand, indexOf(hand, event.seat), event.amount);
      return;
    case 'BetMade':
    case 'Completed':
    case 'Raised':
      betTo(hand, indexOf(hand, event.seat), event.to);
      return;
    case 'HandKilled':
      kill(hand, indexOf(hand, event.seat), event.returned);
      return;
    case 'HandMadePassive':
      makePassive(hand, indexOf(hand, event.seat));
      return;
    case 'BoundToCall':
      bindToCall(hand, indexOf(hand, event.seat));
      return;
    case 'HandVoided':
      voidHand(hand, event.returned);
      return;
    case 'CardsPutRight':
      putCardsRight(hand, event);
      return;
    case 'BetReturned':
      returnBet(hand, indexOf(hand, event.seat), event.amount);
      return;
    case 'RoundClosed':
      closeRound(hand);
      return;
    case 'Discarded':
      discard(hand, indexOf(hand, event.seat), codesOf(event.cards));
      return;
    case 'RunsOffered':
      offerRuns(hand);
      return;
    case 'RunsAgreed':
      agreeRuns(hand, event.runs);
      return;
    case 'ShowdownOpened':
      openShowdown(hand, indexOf(hand, event.seat));
      return;
    case 'HandShown':
      show(hand, indexOf(hand, event.seat), codesOf(event.cards));
      return;
    case 'HandMucked':
      muck(hand, indexOf(hand, event.seat));
      return;
    case 'BoardPlayed':
      playBoard(hand, indexOf(hand, event.seat));
      return;
    case 'PartShown':
      showPart(hand, indexOf(hand, event.seat), codesOf(event.cards));
      return;
    case 'PartAccepted':
      acceptPart(hand, indexOf(hand, event.seat));
      return;
    case 'NextCardsShown':
      showNextCards(hand, codesOf(event.cards));
      return;
    case 'PotAwarded':
      for (const { seat, amount } of event.shares) pay(hand, indexOf(hand, seat), amount);
      return;
    case 'HandEnded':
      endHand(hand);
  }
}
