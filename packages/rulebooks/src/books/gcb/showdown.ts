import type { AnswersOn } from '../../rulebook.ts';

export const showdown: AnswersOn<'showdown'> = {
  // T16.4 names the best open board, whoever bet
  'showdown.orderLastBet': { value: 'lastAggressor', refs: ['T16.1', 'T16.4'], reading: ['stud'] },
  'showdown.orderNoLastBet': { value: 'leftOfButton', refs: ['T16.2', 'T16.3'] },
  'showdown.orderAllChecked': { value: 'leftOfButton', refs: ['T16.2'] },
  'showdown.orderStud': { value: 'highBoard', refs: ['T16.4'] },
  'showdown.allInReveal': { value: 'noFurtherAction', refs: ['T15'] },
  // T15 goes before T16.5.
  'showdown.allInMuck': { value: 'no', refs: ['T15'], reading: true },
  'showdown.muck': { value: 'yes', refs: ['T16.5'] },
  'showdown.winnerMustShow': { value: 'no', refs: ['T18.1'] },
  'showdown.tableAllCards': { value: 'partlyByFloor', refs: ['T13.A1', 'T13.B'] },
  'showdown.playTheBoard': { value: 'showAll', refs: ['T17'] },
  'showdown.tabledWinner': { value: 'no', refs: ['T13.A2'] },
  'showdown.rightToSee': { value: 'onSuspicion', refs: ['T18.2'] },
  'showdown.suspicionLook': { value: ['floor'], refs: ['T18.2'] },
  'showdown.exposedByAccident': { value: 'live', refs: ['T59.1', 'T59.2'] },
  'showdown.exposedPenalty': { value: 'may', refs: ['T57.A1', 'T59.1', 'T59.3'] },
  'showdown.exposedOnPurpose': { value: 'liveWithPenalty', refs: ['T59.1', 'T59.2'] },
  // it says when the hand is dead, and not what holds otherwise
  'showdown.studUpCards': { value: 'dead', refs: ['T56.1', 'T56.2'], reading: ['nothingToPay'] },
  'showdown.foldCards': { value: 'faceDown', refs: ['T59.4'] },
  'showdown.othersShow': { value: 'inTurn', refs: ['T16.3'] },
};
