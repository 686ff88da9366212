import type { Policies } from '@riffle/rulebooks';
import type { HandEvent } from './event.ts';

/** Whether so much has happened that a misdeal can no longer be called. To post what is owed is no action. */
export function hasSubstantialAction(
  events: readonly HandEvent[],
  rule: Policies['dealing.substantialAction'],
): boolean {
  const actions = events.map(actionIn);
  const withChips = actions.filter((action) => action === 'chips').length;
  return isSubstantial({ withChips, without: actions.filter((action) => action === 'noChips').length }, rule);
}

/** The same from counts alone: bets, calls and raises on one side, checks and folds on the other. */
export function isSubstantial(
  { withChips, without }: { readonly withChips: number; readonly without: number },
  rule: Policies['dealing.substantialAction'],
): boolean {
  const actions = withChips + without;
  switch (rule) {
    case 'twoWithChipsOrThree':
      return actions > 2 || (actions === 2 && withChips > 0);
    case 'twoPlayersActed':
      return actions > 1;
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
