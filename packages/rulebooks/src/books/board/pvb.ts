import type { Answers } from '../../rulebook.ts';

export const pvbBoard: Answers = {
  // The obvious burn card is whichever card does not belong to the flop.
  'dealing.fourCardFlopKnown': { value: 'fourthIsBurn', refs: ['34(1)'] },
  'dealing.fourCardFlopUnknown': { value: 'draw', refs: ['34(2)'] },
  'dealing.surplusCardLies': { value: 'onStub', refs: ['34(1)', '35(1)'] },
  'dealing.burnDrawnBy': { value: 'floor', refs: ['34(2)', '35(3)'] },
  // Between the first bet and substantial action lies a gap: nothing is repaired after the first bet.
  'dealing.burnRepairDeadline': {
    value: 'firstBet',
    refs: ['35(2)', '35(4)'],
    reading: ['betByOne', 'threeChecks'],
  },
  'dealing.missingBurn': { value: 'firstCardIsBurn', refs: ['35(2)'] },
  'dealing.doubleBurn': { value: 'secondGoesBack', refs: ['35(2)'] },
  'dealing.doubleBurnOrderLost': { value: 'drawNextBurn', refs: ['35(3)'] },
  'dealing.prematureFlop': { value: 'reshuffle', refs: ['35(5)'] },
  'dealing.prematureTurn': { value: 'reshuffleNow', refs: ['35(5)'] },
  'dealing.prematureRiver': { value: 'reshuffle', refs: ['35(5)'] },
  'dealing.prematureCorrected': { value: 'atOnce', refs: ['35(5)'] },
  'dealing.wrongBoardStands': { value: 'substantialAction', refs: ['35(4)'] },
  'dealing.stubFouled': { value: 'restoreAndFinish', refs: ['35(6)'] },
};
