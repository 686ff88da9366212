import type { BoardFloorPolicies } from './board.ts';

/** Common practice where a rulebook is silent. */
export const boardBase: BoardFloorPolicies = {
  'dealing.fourCardFlopKnown': 'alwaysDraw',
  'dealing.fourCardFlopUnknown': 'draw',
  'dealing.fiveCardFlop': 'newFlop',
  'dealing.surplusCardLies': 'onStub',
  'dealing.burnDrawnBy': 'floor',
  'dealing.burnRepairDeadline': 'firstAction',
  'dealing.missingBurn': 'drawOneOnFlop',
  'dealing.missingBurnOrderLost': 'drawOne',
  'dealing.doubleBurn': 'secondGoesBack',
  'dealing.doubleBurnOrderLost': 'drawNextBurn',
  'dealing.riverBurned': 'reshuffle',
  'dealing.allInBurnRepair': 'untilPotPaid',
  'dealing.laterCards': 'asWithoutError',
  'dealing.prematureFlop': 'reshuffle',
  'dealing.prematureTurn': 'reshuffleNow',
  'dealing.prematureRiver': 'reshuffle',
  'dealing.prematureCorrected': 'atOnce',
  'dealing.prematureIfAllFold': 'neverStand',
  'dealing.wrongBoardStands': 'substantialAction',
  'dealing.stubFouled': 'restoreAndFinish',
  'dealing.flashedStubCard': 'inPlaceShown',
};
