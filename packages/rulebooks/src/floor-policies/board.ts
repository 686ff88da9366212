import type { BoardTooEarlyPolicies } from './board-too-early.ts';
import type { BurnPolicies } from './burns.ts';

/** Board, burn cards and stub, while a hand is dealt. */
export type BoardFloorPolicies = FlopCountPolicies & BurnPolicies & BoardTooEarlyPolicies & StubPolicies;

/** Too many cards on the board. */
type FlopCountPolicies = {
  /** Four flop cards, the surplus one is known. */
  'dealing.fourCardFlopKnown': 'fourthIsBurn' | 'alwaysDraw';
  /** Four flop cards, nobody knows which is surplus. */
  'dealing.fourCardFlopUnknown': 'draw' | 'misdeal';
  /** Five or more flop cards. */
  'dealing.fiveCardFlop': 'newFlop' | 'misdeal';
  /** Where a card lies that was shown too much, until it is the next burn. */
  'dealing.surplusCardLies': 'onStub' | 'openBurn';
  /** Who draws where one of several cards becomes a burn. */
  'dealing.burnDrawnBy': 'floor' | 'dealerOrFloor';
};

type StubPolicies = {
  /** The stub is scattered although the hand goes on. */
  'dealing.stubFouled': 'restoreAndFinish';
  /** A card of the stub is seen before it is its turn. */
  'dealing.flashedStubCard': 'inPlaceShown' | 'burnCard' | 'reshuffled';
};
