import type { Rulebook } from '../rulebook.ts';
import { gcbFloor } from './gcb-floor.ts';
import { gcbHand } from './gcb-hand.ts';

export const gcb: Rulebook = {
  id: 'gcb',
  edition: '2025-10-30',
  editionText: 'Revision 13, 30.10.2025',
  name: 'Ergänzendes Regelwerk für Pokerturniere / Cashgame, Grand Casino Baden',
  occasions: [],
  answers: {
    ...gcbHand,
    ...gcbFloor,
    'seating.draw': { value: 'random', refs: ['T6.1'] },
    'tables.finalTableSize': { value: { is: 'fullTablePlusOne', atMost: 10 }, refs: ['T11.1', 'T11.2', 'T11.3'] },
    'tables.breakSeats': { value: 'anyFreeSeat', refs: ['T9.1'] },
    // "Between small blind and button" is the gap from the button clockwise, not the rest of the table.
    'tables.moverEntry': { value: 'notBetweenButtonAndSmallBlind', refs: ['T9.1', 'T9.2'] },
    'balancing.mover': { value: 'comingBigBlind', refs: ['T10.A1'] },
    'balancing.seat': { value: 'worstPosition', refs: ['T10.A2', 'T10.A3'] },
    'balancing.blindsMovable': { value: 'yes', refs: ['T10.A1'] },
    'balancing.repeatBigBlind': { value: { balancing: 'allowed', breaking: 'allowed' }, refs: ['T10.A2'] },
    'balancing.studSeat': { value: 'sameSeatNumber', refs: ['T10.A4'] },
    // Whether the order beats the number of players is left open; it decides among the fullest.
    'balancing.sourceTable': { value: 'presetOrder', refs: ['T10.B'] },
    'button.rule': { value: 'deadButton', refs: ['T31'] },
    'dealing.handStart': { value: ['firstRiffle', 'shufflerOpened'], refs: ['T22.2'] },
    'timing.levelChange': { value: ['announced'], refs: ['T22.1'] },
    // The heading names the first card, the text the last: the text counts.
    'presence.atSeatMoment': { value: 'dealComplete', refs: ['T29.1'] },
    'presence.atSeatMeaning': { value: 'withinReach', refs: ['T29.3', 'T29.4'] },
    'presence.absentHandWhen': { value: 'atOnce', refs: ['T29.1'] },
    'presence.absentBigBlindWalk': { value: 'handDead', refs: ['T29.1'], reading: true },
  },
};
