import type { AnswersOn } from '../../rulebook.ts';

export const showdown: AnswersOn<'showdown'> = {
  'showdown.orderLastBet': { value: 'lastAggressor', refs: ['6.5 Showdown am River: last aggressor'] },
  'showdown.orderNoLastBet': { value: 'earlierAggressor', refs: ['6.5 Showdown am River: last aggressor'] },
  'showdown.orderAllChecked': { value: 'leftOfButton', refs: ['6.5 Showdown am River: no bet'] },
  'showdown.allInReveal': {
    value: 'riverIfSidePot',
    refs: ['6.5 Showdown beim All-In: one caller', '6.5 Showdown beim All-In: several callers'],
  },
  'showdown.allInMuck': { value: 'no', refs: ['6.5 Showdown beim All-In: all show'] },
  // 6.4 turns up all cards, 6.5 only those of claimants: that is the special rule.
  'showdown.muck': { value: 'yes', refs: ['6.5 Showdown am River: claim only'] },
  'showdown.winnerMustShow': { value: 'no', refs: ['6.5 Showdown am River: single claimant'] },
  'showdown.tableAllCards': {
    value: 'all',
    refs: ['6.5 Split-Pot: playing the board', '6.5 Showdown am River: playing the board'],
  },
  'showdown.playTheBoard': { value: 'showAll', refs: ['6.5 Showdown am River: playing the board'] },
  'showdown.tabledWinner': { value: 'no', refs: ['6.6 winning hand taken in'] },
  // Only the penalty is spoken of.
  'showdown.exposedByNeighbour': { value: 'liveNeighbourPenalised', refs: ['2.16 one player to a hand'] },
  'showdown.rightToSee': { value: 'onSuspicion', refs: ['6.6 open cards on suspicion'] },
  'showdown.suspicionLook': { value: ['refereeOpens'], refs: ['6.6 open cards on suspicion'] },
  'showdown.showOneShowAll': { value: 'afterHand', refs: ['6.6 show one show all'] },
  'showdown.exposedByAccident': { value: 'live', refs: ['6.6 exposed by player'] },
  'showdown.exposedPenalty': { value: 'none', refs: ['6.6 exposed on purpose'] },
  'showdown.exposedOnPurpose': { value: 'liveWithPenalty', refs: ['6.6 exposed on purpose'] },
  'showdown.foldCards': { value: 'faceDown', refs: ['6.4 Fold'] },
  'showdown.othersShow': { value: 'ifClaiming', refs: ['6.5 Showdown am River: claim only'] },
};
