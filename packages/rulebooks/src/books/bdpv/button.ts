import type { AnswersOn } from '../../rulebook.ts';

export const button: AnswersOn<'button'> = {
  // The draw by cards of 1 Sitzordnung 6 is for seats that were not given by chance.
  'button.first': { value: 'seat1', refs: ['6.5', '1 Sitzordnung 6'] },
  'button.drawTie': { value: 'suits', refs: ['2 Split Pot 1'] },
  // Both blinds gone: by 3.2 the empty seat of the small blind, by 6.26 the player who remains.
  'button.rule': {
    value: 'bigBlindFirst',
    refs: ['3.2', '3.2 Button-Lage', '3.2 einmal pro Runde'],
    reading: ['bothBlindsOut'],
  },
  'button.redrawAfterMoves': { value: 3, refs: ['6.15'] },
  'button.headsUpBlinds': { value: 'buttonIsSmallBlind', refs: ['3.4', '6.26'] },
  'button.headsUpAdjust': { value: 'bigBlindFirst', refs: ['3.2 einmal pro Runde'] },
  // To the letter: 3.4 speaks of two players "with two blinds"; common practice posts both.
  'button.headsUpAfterBigBlindBust': { value: 'bigBlindOnly', refs: ['3.2 BB ausgeschieden', '3.4'], reading: true },
  'button.headsUpFirstCard': { value: 'bigBlind', refs: ['3 Einleitung Kartenreihenfolge'] },
  'button.deadMarker': { value: 'emptySeat', refs: ['3.2 Button-Lage'] },
  'button.afterBigBlindBust': {
    value: 'bigBlindOnly',
    refs: ['3.2 BB ausgeschieden', '3.2 kein alleiniger Small Blind'],
  },
  'button.comingBigBlindGone': { value: 'passesOn', refs: ['3.2 BB-Ausfall nächste Hand'] },
  'button.newPlayerOnBigBlind': { value: 'noEffect', refs: ['6.13'] },
  'button.incorrectEarly': { value: 'redeal', refs: ['2 Misdeals 1g'] },
  'button.incorrectLate': { value: 'corrected', refs: ['2 Unregelmäßigkeiten 1'] },
};
