import { oneOf, type WordsOn } from '../policy-words.ts';

export const pots: WordsOn<'pots'> = {
  'pots.sidePots': {
    label: 'Side pots',
    meaning: 'How side pots are settled.',
    value: oneOf({ separateLastFirst: 'Each by itself, the one formed last first.', separate: 'Each by itself.' }),
  },
  'pots.oddChipFlop': {
    label: 'Odd chip',
    meaning: 'Who gets the chip that cannot be divided in flop games.',
    value: oneOf({ firstLeftOfButton: 'The first winner left of the button.' }),
  },
  'pots.oddChipsSeveral': {
    label: 'Several odd chips',
    meaning: 'How several odd chips are given out.',
    value: oneOf({
      oneEach: 'One by one, beginning left of the button.',
      allToFirst: 'All to the first winner left of the button.',
    }),
  },
  'pots.oddChipUnit': {
    label: 'Smallest share',
    meaning: 'How finely a pot is divided.',
    value: oneOf({ smallestInPlay: 'Down to the smallest chip in play at the table.' }),
  },
  'pots.oddChipHiLo': {
    label: 'Odd chip in high-low',
    meaning: 'Which half gets the odd chip.',
    value: oneOf({ high: 'The high half.' }),
  },
  'pots.oddChipStud': {
    label: 'Odd chip in stud',
    meaning: 'Who gets the odd chip in stud.',
    value: oneOf({ highCardBySuit: 'The hand with the highest card; between equal ranks the suit decides.' }),
  },
  'pots.killedHandUncalledBet': {
    label: 'Uncalled bet of a dead hand',
    meaning: 'What becomes of a bet that nobody has called yet when the hand is killed.',
    value: oneOf({ uncalledPartBack: 'The uncalled part goes back.', nothing: 'It stays in the pot.' }),
  },
  'pots.runItTwice': {
    label: 'Running it more than once',
    meaning: 'Whether the rest of the board may be dealt more than once.',
    value: oneOf({ cashOnly: 'In cash games only.', never: 'Never.' }),
  },
  'pots.disputeDeadline': {
    label: 'Disputing a pot',
    meaning: 'Until when the award of a pot can be contested.',
    value: oneOf({
      nextHand: 'Until the next hand begins.',
      countUntilSubstantialAction:
        'Until the next hand begins; errors in counting until substantial action in it, in a break for one minute.',
      discretion: 'No deadline; after the next hand only by decision of the management.',
    }),
  },
  'pots.touchPot': {
    label: 'Touching the pot',
    meaning: 'Whether a player may touch the pot.',
    value: oneOf({ no: 'No, only the dealer.', free: 'Yes.' }),
  },
  'pots.unprotectedHand': {
    label: 'Unprotected hand',
    meaning: 'What holds when the dealer takes in an unprotected hand.',
    value: oneOf({ lostNoRefund: 'The hand is lost; chips already matched stay in the pot.' }),
  },
  'pots.cardsMixedByOther': {
    label: 'Discards of another on a hand',
    meaning: 'What holds when another player’s discards fall on a hand.',
    value: oneOf({
      liveIfIdentifiable: 'It lives if the floor can identify it.',
      thrownCardsFolded: 'Only the thrown cards are folded.',
      deadUnlessSaved: 'It is dead; in special cases the management may let it live.',
    }),
  },
  'pots.unprotectedHandLostWhen': {
    label: 'From when an unprotected hand is lost',
    meaning: 'Whether it is enough that the dealer takes the cards in.',
    value: oneOf({
      taken: 'As soon as the dealer has taken it in or declared it dead.',
      touchedMuck: 'Only when it has touched the discarded cards.',
    }),
  },
  'pots.wrongAmount': {
    label: 'Wrong amount in a pot',
    meaning: 'What holds when it is seen later in the hand that chips lie in a wrong pot.',
    value: oneOf({
      putRight: 'The pot is worked out and put right.',
      stands: 'It stays as it is.',
    }),
  },
  'pots.mixedPayout': {
    label: 'Paid out wrongly and mixed',
    meaning: 'What holds for a pot paid out wrongly whose chips already lie among others.',
    value: oneOf({
      recounted: 'It is worked out again; where the amount is in doubt the floor sets it.',
      stands: 'The payment stands.',
    }),
  },
};
