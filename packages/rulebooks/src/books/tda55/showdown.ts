import type { AnswersOn } from '../../rulebook.ts';

export const showdown: AnswersOn<'showdown'> = {
  'showdown.orderLastBet': { value: 'lastAggressor', refs: ['38.lastAction'] },
  'showdown.orderNoLastBet': { value: 'earlierAggressor', refs: ['38.noRiverBet'] },
  // The text goes back to the flop; its logic, the last action, is carried on.
  'showdown.orderAllChecked': { value: 'preflopAggressor', refs: ['38.noRiverBet'], reading: true },
  'showdown.orderStud': { value: 'highBoard', refs: ['38.stud', '38.razz'] },
  'showdown.allInReveal': { value: 'noFurtherAction', refs: ['37'] },
  'showdown.allInMuck': { value: 'no', refs: ['37'] },
  // 38 has all open in turn, 40 knows hands folded at the showdown.
  'showdown.muck': { value: 'yes', refs: ['38.lastAction', '40.a'], reading: true },
  'showdown.winnerMustShow': { value: 'yes', refs: ['40.b'] },
  'showdown.tableAllCards': { value: 'all', refs: ['40.b', '39'] },
  'showdown.playTheBoard': { value: 'showAll', refs: ['39'] },
  'showdown.tabledWinner': { value: 'no', refs: ['32.a'] },
  // Who does not show as 39 and 40 ask has no claim.
  'showdown.refuseToShow': { value: 'dead', refs: ['39', '40.b'], reading: true },
  'showdown.rightToSee': { value: 'nobody', refs: ['40.a'] },
  'showdown.suspicionLook': { value: ['director'], refs: ['40.c'] },
  'showdown.exposedByAccident': { value: 'live', refs: ['34.a'] },
  // 34.a orders it, 34.d leaves it to the director whether.
  'showdown.exposedPenalty': { value: 'may', refs: ['34.a', '34.b', '34.d'], reading: true },
  'showdown.exposedOnPurpose': { value: 'deadIfSilent', refs: ['34.c', '34.d'], reading: ['withWords'] },
  'showdown.othersShow': { value: 'inTurn', refs: ['38.lastAction'] },
};
