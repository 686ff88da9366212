import type { TurnPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const turnsAndFoldsEn: Pick<PolicyWords, keyof TurnPolicies> = {
  'dealing.substantialAction': {
    label: 'Substantial action',
    meaning: 'How much must have happened for a misdeal to be no longer possible.',
    value: oneOf({
      twoWithChipsOrThree: 'Two actions of which one puts chips in, or any three; blinds do not count.',
      twoPlayersActed: 'Two players have acted after the blinds.',
    }),
  },
  'betting.outOfTurnBindsIf': {
    label: 'Action out of turn',
    meaning: 'What must happen in between for an action out of turn not to bind.',
    value: oneOf({
      betOrRaise: 'It binds unless somebody bets or raises in between; check, call and fold change nothing.',
      betCallOrRaise: 'It binds unless somebody bets, calls or raises in between.',
    }),
  },
  'betting.outOfTurnFold': {
    label: 'Fold out of turn',
    meaning: 'Whether a fold out of turn binds.',
    value: oneOf({ alwaysBinding: 'It always binds.', ifUnchanged: 'It binds like every other action out of turn.' }),
  },
  'betting.outOfTurnReleased': {
    label: 'After a changed situation',
    meaning: 'What a player may do whose action out of turn no longer binds.',
    value: oneOf({
      allOptions: 'Call, raise or fold; his chips go back.',
      noRaiseAfterCheckOrCall: 'Whoever had checked or called may no longer bet or raise.',
    }),
  },
  'betting.outOfTurnForm': {
    label: 'Form of an action out of turn',
    meaning: 'Whether the rule covers chips as well as words.',
    value: oneOf({ wordsAndChips: 'The rule covers words and chips.', wordsOnly: 'The rule covers words only.' }),
  },
  'betting.skippedPlayer': {
    label: 'Skipped player',
    meaning: 'When a skipped player loses the right to act.',
    value: oneOf({
      substantialActionAndTime: 'After a reasonable time and substantial action; the floor decides on his hand.',
      twoActions: 'After two more players: a check if nothing is to pay, otherwise a fold.',
      never: 'He never loses it; the action goes back to him.',
    }),
  },
  'betting.foldWithoutBet': {
    label: 'Fold without a bet',
    meaning: 'What a fold counts as where checking is possible.',
    value: oneOf({ bindingPenaltyPossible: 'It binds and may be penalised.', binding: 'It binds.' }),
  },
  'betting.foldComplete': {
    label: 'When a fold is complete',
    meaning: 'When cards thrown away are folded for good.',
    value: oneOf({
      forwardMotionOrMuck: 'On a clear forward motion, or when they touch the muck, the board or the dealer’s hand.',
      muckTouched: 'When they touch the folded cards.',
      forwardMotionActedOn: 'Facing a bet at once, without one when somebody acts on it; or on the word.',
      betLineFaceDown: 'When they pass the betting line face down.',
    }),
  },
  'betting.foldRetrieval': {
    label: 'Bringing back a folded hand',
    meaning: 'Whether an identifiable folded hand may be brought back.',
    value: oneOf({
      floorIfIdentifiable: 'The floor may allow it, above all after wrong information.',
      no: 'No, folded stays folded.',
    }),
  },
};
