import type { Answers } from '../../rulebook.ts';

export const oepblBoard: Answers = {
  'dealing.fourCardFlopKnown': { value: 'fourthIsBurn', refs: ['6.7 four-card flop'] },
  'dealing.fourCardFlopUnknown': { value: 'draw', refs: ['6.7 four-card flop: unclear'] },
  'dealing.surplusCardLies': { value: 'openBurn', refs: ['6.7 four-card flop', '6.7 no burn'] },
  'dealing.burnDrawnBy': {
    value: 'dealerOrFloor',
    refs: ['6.7 four-card flop: unclear', '6.7 no burn on the flop'],
  },
  // By the letter the card or cards shown are burned; the next sentence shows that on the flop only the first is.
  'dealing.missingBurn': { value: 'firstCardIsBurn', refs: ['6.7 no burn'], reading: ['onFlop'] },
  'dealing.missingBurnOrderLost': { value: 'drawOne', refs: ['6.7 no burn on the flop'] },
  'dealing.prematureTurn': {
    value: 'riverBecomesTurn',
    refs: ['6.7 premature turn', '6.7 premature turn: river'],
  },
};
