import type { Answers, Occasion, Rulebook } from '../rulebook.ts';
import { pvbBeyondLeagueEvent, pvbLeagueDayEvent } from './event/pvb.ts';
import { pvbChampionshipPresence } from './presence/pvb.ts';
import { pvbFloor } from './pvb-floor.ts';
import { pvbHand } from './pvb-hand.ts';

// What 09, 12(2) and 26b say of everything but league days.
const beyondLeague: Answers = {
  ...pvbBeyondLeagueEvent,
  'balancing.trigger': { value: 'managementDecides', refs: ['09(2)'] },
  'balancing.mover': { value: 'samePosition', refs: ['09(1)'] },
  'balancing.seat': { value: 'samePosition', refs: ['09(1)'] },
  // Whether seats or players are counted is left open.
  'balancing.position': { value: 'seats', refs: ['09(1)'], reading: true },
  'balancing.repeatBigBlind': { value: { balancing: 'avoided', breaking: 'allowed' }, refs: ['09(1)'] },
  'balancing.sourceTable': { value: 'managementChoice', refs: ['09(2)'] },
  'balancing.destinationTable': { value: 'managementChoice', refs: ['09(2)'] },
  // Against what the free seats are counted is left open; literally every uneven field would stop for good.
  'balancing.haltMissingPlayers': { value: { missing: 3, against: 'seatLimit' }, refs: ['09(3)'], reading: true },
  'tables.breakOrder': { value: 'managementChoice', refs: ['09(2)'] },
  'button.first': { value: 'highCardOneTable', refs: ['26b(1)'] },
  'button.finalTable': { value: 'redraw', refs: ['26b(1)'] },
  'presence.lateStartNotice': { value: 'needed', refs: ['12(2a)'] },
  // The same notice gives 25 and then 60 minutes; 12(4) knows both, so 60 is for a player's own excuse.
  'presence.lateStartLimit': {
    value: { is: 'minutes', minutes: 25, withExcuse: 60 },
    refs: ['12(2a)'],
    reading: true,
  },
  'presence.lateStartRemoval': { value: 'removed', refs: ['12(2a)', '12(6)'] },
  'presence.absenceLimit': { value: 25, refs: ['12(2b)'] },
  'presence.absenceExceeded': { value: 'excludedCurrentPlace', refs: ['12(2b)'] },
};

// 08 and 10 are for the two individual championships alone.
const championship: Occasion = {
  id: 'championship',
  label: { de: 'Einzelmeisterschaft', en: 'Individual championship' },
  answers: {
    ...beyondLeague,
    ...pvbChampionshipPresence,
    'tables.format': { value: 'multiTable', refs: ['10(1)'] },
    // Neither rule speaks of stud: there the eight of the base profile.
    'tables.maxSeats': { value: { holdem: 9, omaha: 8, stud: 8 }, refs: ['08(1)', '08(2)'] },
    'tables.finalTableSize': { value: { is: 'number', holdem: 10, omaha: 8, stud: 8 }, refs: ['08(1)', '08(2)'] },
    'tables.breakSeats': { value: 'anyFreeSeat', refs: ['10(2)'] },
    // The small blind is not named among the places of entry, but only the gap is shut.
    'tables.moverEntry': { value: 'notBetweenButtonAndSmallBlind', refs: ['10(1)'] },
    'balancing.repeatBigBlind': { value: { balancing: 'avoided', breaking: 'allowed' }, refs: ['09(1)', '10(2)'] },
  },
};

const championsTable: Occasion = {
  id: 'championsTable',
  label: { de: 'Championstable', en: 'Championstable' },
  answers: beyondLeague,
};

const leagueDay: Occasion = {
  id: 'leagueDay',
  label: { de: 'Liga-Spieltag', en: 'League match day' },
  answers: {
    ...pvbLeagueDayEvent,
    'tables.format': { value: 'sitAndGo', refs: ['08a(2)'] },
    'button.first': { value: 'seat1', refs: ['26a(1)'] },
    'presence.lateStartNotice': { value: 'needed', refs: ['12(1a)'] },
    'presence.lateStartLimit': { value: { is: 'minutes', minutes: 25 }, refs: ['12(1a)'] },
    'presence.lateStartRemoval': { value: 'removed', refs: ['12(1a)', '12(6)'] },
    'presence.absenceLimit': { value: 25, refs: ['12(1b)'] },
    'presence.absenceExceeded': { value: 'excludedCurrentPlace', refs: ['12(1b)'] },
  },
};

export const pvb: Rulebook = {
  id: 'pvb',
  edition: '2020-01',
  editionText: '01/2020',
  name: 'Turnierregeln des Poker-Verbandes Berlin',
  occasions: [championship, championsTable, leagueDay],
  answers: {
    ...pvbHand,
    ...pvbFloor,
    'seating.draw': { value: 'clubSpread', refs: ['08a(1)'] },
    'seating.separation': { value: 'sameClub', refs: ['08a(1)'] },
    'button.rule': { value: 'deadButton', refs: ['27(1)'] },
    'dealing.handStart': { value: ['firstRiffle', 'machineButton'], refs: ['14(3)', '64(1)'] },
    'timing.levelChange': { value: ['announced', 'clock'], refs: ['14(1)', '14(2)'] },
    'elimination.sameHand': { value: 'biggerStartingStack', refs: ['64b(1)'] },
    'elimination.equalStacks': { value: 'share', refs: ['64b(2)'] },
    // Comparing stacks across tables is given for hand-for-hand only; the reverse follows.
    'elimination.differentTables': { value: 'orderOfTime', refs: ['64b(3)', '64a(1)'], reading: true },
    'elimination.handForHandTables': { value: 'biggerStartingStack', refs: ['64b(3)'] },
    'presence.atSeatMoment': { value: 'firstCard', refs: ['23(1)'] },
    'presence.atSeatMeaning': { value: 'seated', refs: ['23(1)'] },
    'presence.absentHandWhen': { value: 'atOnce', refs: ['23(1)'] },
    'presence.absentBigBlindWalk': { value: 'handDead', refs: ['23(1)'] },
    'presence.absentBlinds': { value: 'takenFromStack', refs: ['12(5)'] },
  },
};
