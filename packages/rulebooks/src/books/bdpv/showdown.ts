import type { AnswersOn } from '../../rulebook.ts';

export const showdown: AnswersOn<'showdown'> = {
  'showdown.orderLastBet': { value: 'lastAggressor', refs: ['2 Showdown 5'] },
  'showdown.allInReveal': { value: 'noFurtherAction', refs: ['6.27'] },
  // All cards are turned up where all, or all but one, are all-in; with a side pot in play 2 Showdown 6 remains.
  'showdown.allInMuck': { value: 'unlessSidePot', refs: ['6.27', '2 Showdown 6'], reading: ['sidePot'] },
  'showdown.muck': { value: 'yes', refs: ['2 Showdown 6'] },
  'showdown.winnerMustShow': { value: 'yes', refs: ['2 Showdown 1'] },
  'showdown.tableAllCards': { value: 'all', refs: ['2 Showdown 1'] },
  // 2 Showdown 1 asks for all cards; 4.11 is the special rule.
  'showdown.playTheBoard': { value: 'announceIsEnough', refs: ['4.11'], reading: ['cardsNotShown'] },
  'showdown.rightToSee': { value: 'onSuspicion', refs: ['2 Showdown 6', '2 Showdown 6 Antrag'] },
  'showdown.suspicionLook': { value: ['dealerCovertly'], refs: ['2 Showdown 6 Verdacht'] },
  'showdown.showOneShowAll': {
    value: 'onlyShownCards',
    refs: ['2 Showdown 4', '2 Showdown 4 Teil', '2 Showdown 4 aktiver Spieler', '2 Showdown 4 nicht aktiver Spieler'],
  },
  // Four rules that disagree: with two left the hand lives, with more it is folded by proposal.
  'showdown.exposedByAccident': {
    value: 'floorDecides',
    refs: ['2 Unregelmäßigkeiten 11 Spieler', '2 Showdown 4 aktiver Spieler', '6.27 vorzeitig'],
    reading: true,
  },
  'showdown.exposedOnPurpose': {
    value: 'deadUnlessHeadsUp',
    refs: ['6.19', '6.19 Ausnahme', '6.19 absichtliches Zeigen', '2 Unregelmäßigkeiten 11 Spieler'],
    // 2 Unregelmäßigkeiten 11 folds whoever shows, however many are left.
    reading: ['twoLeft'],
  },
  'showdown.prematureReveal': { value: 'mayBeDead', refs: ['6.27 vorzeitig'] },
  'showdown.speedUp': { value: 'asked', refs: ['2 Showdown 5 Beschleunigung'] },
  'showdown.lookAtMuck': { value: 'forbidden', refs: ['1 Ablauf 10'] },
  'showdown.keepCards': { value: 'untilWinnerSettled', refs: ['2 Showdown 2 Karten halten'] },
};
