import type { AnswersOn } from '../../rulebook.ts';

export const showdown: AnswersOn<'showdown'> = {
  'showdown.orderLastBet': { value: 'lastAggressor', refs: ['55(1)'] },
  'showdown.orderNoLastBet': { value: 'earlierAggressor', refs: ['55(1)', '55(2)'] },
  // A raise before the flop counts only where no round of betting followed.
  'showdown.orderAllChecked': { value: 'leftOfButton', refs: ['55(2)'] },
  'showdown.allInReveal': { value: 'noFurtherAction', refs: ['54(1)', '54(3)'] },
  // The rule for all-ins goes before 55(3) and 56(4).
  // 55(3) lets him refuse, 56(4) forbids the dealer to turn his cards up; 54(4) is the special rule.
  'showdown.allInMuck': { value: 'no', refs: ['54(3)', '54(4)', '55(3)', '56(4)'], reading: ['sidePot'] },
  'showdown.muck': { value: 'yes', refs: ['55(3)'] },
  'showdown.winnerMustShow': { value: 'no', refs: ['56(2)'] },
  'showdown.tableAllCards': { value: 'all', refs: ['56(1)', '56(3)'] },
  'showdown.playTheBoard': { value: 'showAll', refs: ['58(1)', '56(1)'] },
  'showdown.tabledWinner': { value: 'no', refs: ['61(1)'] },
  'showdown.allInMuckedByMistake': { value: 'floorMayRestore', refs: ['54(2)'] },
  'showdown.refuseToShow': { value: 'fiveSecondsThenDead', refs: ['56(4)'] },
  'showdown.exposedByNeighbour': { value: 'liveNeighbourPenalised', refs: ['56(4)'] },
  'showdown.rightToSee': { value: 'activeAtShowdown', refs: ['57(1)', '57(2)', '57(3)', '57(4)', '59(2)'] },
  'showdown.suspicionLook': { value: ['dealerCovertly', 'floor', 'director'], refs: ['55(4)', '57(5)', '59(1)'] },
  'showdown.showOneShowAll': { value: 'afterHand', refs: ['66(3)', '67(2)'] },
  'showdown.exposedByAccident': { value: 'passive', refs: ['66(1)'] },
  'showdown.exposedPenalty': { value: 'may', refs: ['66(1)', '69(10)p'] },
  'showdown.exposedOnPurpose': { value: 'dead', refs: ['66(2)'] },
  'showdown.foldCards': { value: 'faceDown', refs: ['69(10)o', '69(10)x', '39(3)'] },
  // "Repeated" names no period: within one tournament.
  'showdown.exposedAgain': { value: 'asOnPurpose', refs: ['66(2)'] },
  'showdown.othersShow': { value: 'inTurn', refs: ['55(1)'] },
};
