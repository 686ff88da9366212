import { oneOf, type WordsOn } from '../../policy-words.ts';

export const turns = {
  'betting.blindWrongPlayer': {
    label: 'Blind of the wrong player',
    meaning: 'What holds when the wrong player has posted a blind.',
    value: oneOf({
      untilSubstantialAction:
        'Until substantial action the right player posts it; then it stands, and the next hand is right.',
      stands: 'It stands as it is.',
    }),
  },
  'betting.blindTooLarge': {
    label: 'Blind too large',
    meaning: 'What holds when a blind was posted that is too large.',
    value: oneOf({
      untilSubstantialAction: 'Until substantial action the rest goes back; then it stands.',
      stands: 'It stands as it is.',
    }),
  },
  'betting.wrongBringIn': {
    label: 'Stud: wrong bring-in',
    meaning: 'Until when a bring-in goes to the right player that another has paid.',
    value: oneOf({
      untilNextActs: 'Until the next player has acted; then it stands.',
      stands: 'It stands as it is.',
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
  'betting.outOfTurnHeld': {
    label: 'How firmly an action out of turn binds',
    meaning: 'Whether an action out of turn holds by itself where nothing has changed up to the player.',
    value: oneOf({
      binds: 'It binds.',
      floorMayHold: 'The player can be held to it; the dealer or the floor decides.',
    }),
  },
  'betting.grossMiscount': {
    label: 'A bet miscounted grossly',
    meaning: 'What holds when the amount named was far from the right one.',
    value: oneOf({
      callerBears: 'The caller owes the right amount, as after any wrong answer.',
      floorMayLimit: 'The floor may limit the call for fairness.',
    }),
  },
  'betting.bettorShowsEarly': {
    label: 'The bettor shows too early',
    meaning: 'What holds when the bettor turns his cards up before the amount of the call is right.',
    value: oneOf({
      ownFault: 'His own fault: the call can be taken back all the same.',
      noEffect: 'It changes nothing.',
    }),
  },
} satisfies Partial<WordsOn<'betting'>>;
