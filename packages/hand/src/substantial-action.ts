import type { Policies } from '@riffle/rulebooks';
import type { HandEvent } from './event.ts';

/** Whether so much has happened that a misdeal can no longer be called. To post what is owed is no action. */
export function hasSubstantialAction(
  events: readonly HandEvent[],
  rule: Policies['dealing.substantialAction'],
): boolean {
  const actions = events.map(actionIn).filter((action) => action !== 'none');
  switch (rule) {
    case 'twoWithChipsOrThree':
      return actions.length > 2 || (actions.length === 2 && actions.includes('chips'));
    case 'twoPlayersActed':
      return actions.length > 1;
  }
}

function actionIn({ type }: HandEvent): 'chips' | 'noChips' | 'none' {
  switch (type) {
    case 'Called':
    case 'BetMade':
    case 'Completed':
    case 'Raised':
      return 'chips';
    case 'Folded':
    case 'Checked':
      return 'noChips';
    case 'HandStarted':
    case 'ForcedBetPosted':
    case 'StreetBegun':
    case 'CardBurned':
    case 'HoleDealt':
    case 'BoardDealt':
    case 'SharedCardCalled':
    case 'DiscardsReshuffled':
    case 'BettingOpened':
    case 'BringInPosted':
    case 'HandKilled':
    case 'HandMadePassive':
    case 'BetReturned':
    case 'RoundClosed':
    case 'Discarded':
    case 'RunsOffered':
    case 'RunsAgreed':
    case 'ShowdownOpened':
    case 'HandShown':
    case 'HandMucked':
    case 'BoardPlayed':
    case 'PartShown':
    case 'PartAccepted':
    case 'NextCardsShown':
    case 'PotAwarded':
    case 'HandEnded':
      return 'none';
  }
}
