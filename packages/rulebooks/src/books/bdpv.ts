import type { Rulebook } from '../rulebook.ts';
import { bdpvFloor } from './bdpv-floor.ts';
import { bdpvHand } from './bdpv-hand.ts';

export const bdpv: Rulebook = {
  id: 'bdpv',
  edition: 'undated',
  editionText: 'undated',
  name: 'Die offiziellen Poker-Regeln des BDPV',
  occasions: [],
  answers: {
    ...bdpvHand,
    ...bdpvFloor,
    'seating.draw': { value: 'randomOrArranged', refs: ['1 Sitzordnung 5', '6.1'] },
    'seating.separation': { value: 'namedPairs', refs: ['1 Sitzordnung 4'] },
    'tables.breakOrder': { value: 'managementChoice', refs: ['6.10'] },
    // 3.7 is strict, 6.12 only asks to see to it: the nearest position where the same one cannot be had.
    'tables.breakSeats': { value: 'samePosition', refs: ['3.7', '6.12'] },
    'tables.moverEntry': { value: 'everywhereAtOnce', refs: ['6.13'] },
    'balancing.trigger': { value: 'managementDecides', refs: ['6.14'] },
    'balancing.mover': { value: 'samePositionNotBlind', refs: ['3.7', '3.7 Blind', '6.12'] },
    'balancing.seat': { value: 'samePosition', refs: ['3.7', '6.12'] },
    // Whether empty chairs count is left open.
    'balancing.position': { value: 'players', refs: ['3.7'], reading: true },
    // For balancing only: when a table is broken everybody moves.
    'balancing.blindsMovable': { value: 'no', refs: ['3.7 Blind'] },
    'balancing.repeatBigBlind': {
      value: { balancing: 'forbidden', breaking: 'forbidden' },
      refs: ['3.2 einmal pro Runde', '3.7'],
    },
    'balancing.sourceTable': { value: 'managementChoice', refs: ['6.10', '6.14'] },
    // The draw by cards of 1 Sitzordnung 6 is for seats that were not given by chance.
    'button.first': { value: 'seat1', refs: ['6.5', '1 Sitzordnung 6'] },
    'button.drawTie': { value: 'suits', refs: ['2 Split Pot 1'] },
    'button.rule': { value: 'bigBlindFirst', refs: ['3.2', '3.2 Button-Lage', '3.2 einmal pro Runde'] },
    'button.redrawAfterMoves': { value: 3, refs: ['6.15'] },
    'dealing.handStart': {
      value: ['firstRiffle', 'blindsPosted'],
      refs: ['1 Entscheidungsfindung 5', '6.7 Deal-Beginn'],
    },
    'timing.levelChange': { value: ['clock'], refs: ['6.7', '1 Entscheidungsfindung 5 Blind-Erhöhung'] },
    'elimination.sameHand': { value: 'biggerStartingStack', refs: ['6.28'] },
    // Counted clockwise from the button; that the button itself has distance 0 is a reading.
    'elimination.equalStacks': { value: 'nearestButton', refs: ['6.28 gleich viele Chips'] },
    'presence.atSeatMoment': { value: 'dealComplete', refs: ['6.9', '6.9 Einziehen'] },
    'presence.absentHandWhen': { value: 'onTurn', refs: ['3.6', '6.9 Einziehen'] },
    'presence.absentBigBlindWalk': { value: 'absentWins', refs: ['3.6'], reading: true },
    'presence.absentBlinds': { value: 'takenFromStack', refs: ['1 Ablauf 8', '3.5', '6.3 Blinds Abwesender', '6.4'] },
    'presence.lateStartNotice': { value: 'notNeeded', refs: ['6.2'] },
    'presence.lateStartLimit': { value: { is: 'none' }, refs: ['6.3', '6.4'] },
    'presence.lateStartRemoval': { value: 'blindedOff', refs: ['6.3', '6.4'] },
  },
};
