import { anyOf, oneOf, type WordsOn } from '../policy-words.ts';

const suspicionLook = {
  dealerCovertly: 'the dealer, without showing them',
  director: 'the director',
  floor: 'the floor',
  refereeOpens: 'the referee, who turns them up',
} as const;

export const showdown: WordsOn<'showdown'> = {
  'showdown.orderLastBet': {
    label: 'Who shows first',
    meaning: 'Who shows first after a bet in the last round.',
    value: oneOf({ lastAggressor: 'Whoever bet or raised last, then the others clockwise.' }),
  },
  'showdown.orderNoLastBet': {
    label: 'Who shows first after a checked river',
    meaning: 'Who shows first when nobody bet in the last round.',
    value: oneOf({
      leftOfButton: 'The first player left of the button.',
      earlierAggressor: 'Whoever bet or raised last on an earlier round after the flop.',
    }),
  },
  'showdown.orderAllChecked': {
    label: 'Who shows first when all was checked',
    meaning: 'Who shows first when nobody has bet since the flop.',
    value: oneOf({
      leftOfButton: 'The first player left of the button.',
      preflopAggressor: 'The last raiser before the flop.',
    }),
  },
  'showdown.orderStud': {
    label: 'Who shows first in stud',
    meaning: 'Who shows first in stud without a bet in the last round.',
    value: oneOf({ highBoard: 'Whoever has the highest open cards, in razz the lowest.' }),
  },
  'showdown.allInReveal': {
    label: 'Turning up in an all-in',
    meaning: 'When all cards are turned up in an all-in.',
    value: oneOf({
      noFurtherAction: 'As soon as a player is all-in and nobody can act any more.',
      riverIfSidePot: 'As soon as nobody can act any more; with a contested side pot only after the river.',
    }),
  },
  'showdown.allInMuck': {
    label: 'Mucking in an all-in',
    meaning: 'Whether a hand may be mucked at a showdown with an all-in player.',
    value: oneOf({
      yes: 'Yes, then too.',
      no: 'No, all cards are turned up.',
      unlessSidePot: 'No, all cards are turned up; only where two still play for a side pot may they.',
    }),
  },
  'showdown.muck': {
    label: 'Mucking at the showdown',
    meaning: 'Whether a hand may be mucked at the showdown.',
    value: oneOf({ yes: 'Yes, in turn; the claim to the pot is then lost.', no: 'No.' }),
  },
  'showdown.winnerMustShow': {
    label: 'The last player showing',
    meaning: 'Whether the last one at the showdown must show when all others have mucked.',
    value: oneOf({ yes: 'Yes, he must show all his cards.', no: 'No, he wins without showing.' }),
  },
  'showdown.tableAllCards': {
    label: 'Showing all cards',
    meaning: 'Whether all own cards must lie open to win.',
    value: oneOf({
      all: 'Yes, all of them.',
      partlyByFloor: 'All should; if only a part was shown, the floor decides.',
    }),
  },
  'showdown.playTheBoard': {
    label: 'Playing the board',
    meaning: 'What a player must show who plays the board only.',
    value: oneOf({
      showAll: 'All his own cards must be shown.',
      announceIsEnough: 'It is enough that he says so before he throws his cards away.',
    }),
  },
  'showdown.tabledWinner': {
    label: 'Winning hand on the table',
    meaning: 'Whether the dealer can kill a winning hand that was tabled.',
    value: oneOf({ no: 'The dealer cannot kill it.' }),
  },
  'showdown.allInMuckedByMistake': {
    label: 'Thrown away by mistake at an all-in',
    meaning: 'What becomes of a hand thrown away in an all-in before it was shown.',
    value: oneOf({ floorMayRestore: 'If it can be told apart the floor may bring it back; intent is penalised.' }),
  },
  'showdown.refuseToShow': {
    label: 'Refusing to show',
    meaning: 'What holds when a player claims the pot but will not show all his cards.',
    value: oneOf({
      fiveSecondsThenDead: 'After a request and five seconds the hand is dead; the delay is penalised.',
      dead: 'He has no claim.',
      floorDecides: 'The floor decides.',
    }),
  },
  'showdown.exposedByNeighbour': {
    label: 'Turned over by a neighbour',
    meaning: 'What holds when another player turns over a hand that was not shown.',
    value: oneOf({ liveNeighbourPenalised: 'The hand lives; the other is penalised.' }),
  },
  'showdown.rightToSee': {
    label: 'Right to see a hand',
    meaning: 'Whether a player may ask to see a called hand at the showdown.',
    value: oneOf({
      activeAtShowdown: 'Whoever still holds his cards may ask for called hands before him; they stay live.',
      nobody: 'No; only staff may look.',
      onSuspicion: 'Only on suspicion of collusion.',
      callerSeesAggressor: 'After a bet on the river every caller with cards may see the last aggressor.',
    }),
  },
  'showdown.suspicionLook': {
    label: 'Looking on suspicion',
    meaning: 'Who looks at mucked hands when collusion is suspected.',
    value: anyOf('en', suspicionLook),
  },
  'showdown.showOneShowAll': {
    label: 'Show one, show all',
    meaning: 'What holds when cards were shown to one player.',
    value: oneOf({
      afterHand: 'All may see them after the hand.',
      onlyShownCards: 'All may see the cards shown; shown to a player who can still act, the hand is folded.',
    }),
  },
  'showdown.exposedByAccident': {
    label: 'Exposed by accident',
    meaning: 'What holds for a hand that is exposed by accident while action is pending.',
    value: oneOf({
      passive: 'The hand lives, but may only check, call or fold.',
      live: 'The hand lives with all options.',
      folded: 'The hand is folded.',
      floorDecides: 'The management decides; with only two left in the hand it lives.',
    }),
  },
  'showdown.exposedPenalty': {
    label: 'Penalty for exposing by accident',
    meaning: 'Whether an accidental exposure is penalised.',
    value: oneOf({
      may: 'It is possible.',
      must: 'Yes; whether it is enforced is the director’s decision.',
      none: 'No, only intent.',
    }),
  },
  'showdown.exposedOnPurpose': {
    label: 'Exposed on purpose',
    meaning: 'What holds for a hand that is exposed on purpose while action is pending.',
    value: oneOf({
      dead: 'The hand is dead.',
      deadIfSilent: 'Without any declaration the hand is dead; the director decides.',
      deadUnlessHeadsUp: 'The hand is folded; with only two in the hand it is allowed.',
      liveWithPenalty: 'The hand lives; a penalty is possible.',
    }),
  },
  'showdown.prematureReveal': {
    label: 'Turned up too early',
    meaning: 'What holds when cards are turned up before the dealer calls the all-in showdown.',
    value: oneOf({ mayBeDead: 'The hand may be declared dead.', live: 'The hand lives.' }),
  },
  'showdown.speedUp': {
    label: 'Speeding up the showdown',
    meaning: 'Whether a likely winner is asked to show at once.',
    value: oneOf({ asked: 'A likely winner is asked to show at once.', no: 'Nobody is asked to show early.' }),
  },
  'showdown.studUpCards': {
    label: 'Up cards picked up in stud',
    meaning: 'What holds when a stud player picks up his open cards while facing action.',
    value: oneOf({ dead: 'The hand is dead.', live: 'The hand lives.' }),
  },
  'showdown.foldCards': {
    label: 'How cards are folded',
    meaning: 'How cards must be folded.',
    value: oneOf({ faceDown: 'Face down and low; exposing them is a breach.' }),
  },
  'showdown.lookAtMuck': {
    label: 'Looking at the muck',
    meaning: 'Whether players may look at folded cards or the stub.',
    value: oneOf({ forbidden: 'Forbidden to players.' }),
  },
  'showdown.exposedAgain': {
    label: 'Shown by accident once more',
    meaning: 'How it counts when somebody’s cards lie open by accident once more.',
    value: oneOf({
      asOnPurpose: 'As if shown on purpose.',
      asByAccident: 'As the first time.',
    }),
  },
  'showdown.othersShow': {
    label: 'Who shows after the first',
    meaning: 'Whether everybody comes in turn at the showdown, or only who claims the pot.',
    value: oneOf({
      inTurn: 'Everybody in turn, clockwise.',
      ifClaiming: 'Only who claims the pot, clockwise.',
    }),
  },
  'showdown.keepCards': {
    label: 'Keeping the cards until there is a winner',
    meaning: 'Whether players must hold on to their cards until the winner is settled.',
    value: oneOf({
      untilWinnerSettled: 'Yes, until the winner is settled; the dealer helps.',
      noDuty: 'There is no such duty.',
    }),
  },
};
