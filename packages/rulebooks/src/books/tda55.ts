import type { Rulebook } from '../rulebook.ts';
import { tda55Floor } from './tda55-floor.ts';
import { tda55Hand } from './tda55-hand.ts';

export const tda55: Rulebook = {
  id: 'tda55',
  edition: 'undated',
  editionText: 'undated',
  name: 'Turnierregeln nach TDA (55 Regeln)',
  occasions: [],
  answers: {
    ...tda55Hand,
    ...tda55Floor,
    'seating.draw': { value: 'random', refs: ['3'] },
    'tables.format': { value: 'multiTable', refs: ['4.a', '5.a'] },
    'tables.maxSeats': { value: { holdem: 9, omaha: 9, stud: 8, atStart: 10 }, refs: ['2.a', '2.b', '2.c'] },
    // No number for the final table: the seat limit holds for every table.
    'tables.finalTableSize': { value: { is: 'sameAsTable' }, refs: ['2.a', '2.c'], reading: true },
    // The director picks (5.b) and makes the order known (4.d): he sets it, and publishes any change before the break.
    'tables.breakOrder': { value: 'publishedOrder', refs: ['4.d', '5.b'] },
    'tables.breakSeats': { value: 'anyFreeSeat', refs: ['4.a', '4.b', '3'] },
    'tables.moverEntry': { value: 'notBetweenButtonAndSmallBlind', refs: ['4.b', '4.c'] },
    'tables.clockDuringBreak': { value: 6, refs: ['4.e'] },
    // Balancing happens between hands, so the big blind is the coming one.
    'balancing.mover': { value: 'comingBigBlind', refs: ['5.a'], reading: true },
    'balancing.seat': { value: 'nearestBigBlind', refs: ['5.a'] },
    'balancing.blindsMovable': { value: 'yes', refs: ['5.a'] },
    'balancing.repeatBigBlind': {
      value: { balancing: 'allowed', breaking: 'allowed' },
      refs: ['4.a', '4.b'],
      reading: true,
    },
    'balancing.studSeat': { value: 'sameSeatNumber', refs: ['5.e'] },
    'balancing.sourceTable': { value: 'fullest', refs: ['5.a'] },
    // "A table broken later" does not say later than which.
    'balancing.destinationTable': { value: 'brokenLatest', refs: ['5.c'], reading: true },
    // Literally every field with two seats free everywhere would stop for good.
    'balancing.haltMissingPlayers': { value: { missing: 2, against: 'fullestTable' }, refs: ['5.d'], reading: true },
    'button.rule': { value: 'deadButton', refs: ['49.a', '49.b'] },
    'dealing.handStart': { value: ['firstRiffle'], refs: ['52.b'] },
    'timing.levelChange': { value: ['announced'], refs: ['52.a'] },
    'elimination.sameHand': { value: 'biggerStartingStack', refs: ['8.a'] },
    'elimination.differentTables': { value: 'sharePrizes', refs: ['8.c'] },
    'elimination.handForHandTables': { value: 'biggerStartingStack', refs: ['8.b'] },
    'presence.atSeatMoment': { value: 'dealComplete', refs: ['27.a'] },
    'presence.atSeatMeaning': { value: 'seated', refs: ['27.a'] },
    'presence.absentHandWhen': { value: 'atOnce', refs: ['27.a'] },
    'presence.absentBigBlindWalk': { value: 'handDead', refs: ['27.a'], reading: true },
  },
};
