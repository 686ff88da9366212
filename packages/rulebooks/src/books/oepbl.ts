import type { Occasion, Rulebook } from '../rulebook.ts';
import { oepblFloor } from './oepbl-floor.ts';
import { oepblHand } from './oepbl-hand.ts';
import { oepblSitAndGoPresence } from './presence/oepbl.ts';

const teamMtt: Occasion = {
  id: 'teamMtt',
  label: { de: 'Team Multi Table Turnier', en: 'Team multi table tournament' },
  answers: {
    'seating.separation': { value: 'onePerClub', refs: ['3.4 heat 1'] },
    'tables.format': { value: 'multiTable', refs: ['3.3', '3.10 team mtt'] },
    'presence.lateStartLimit': { value: { is: 'endOfFirstLevelOfHeat', heat: 2 }, refs: ['3.19 one hand'] },
    'presence.lateStartRemoval': { value: 'removed', refs: ['3.19 stack removed'] },
  },
};

const sitAndGo: Occasion = {
  id: 'sitAndGo',
  label: { de: "Sit'n'Go", en: "Sit'n'Go" },
  answers: {
    ...oepblSitAndGoPresence,
    // The text says who plays when, never where he sits.
    'seating.separation': { value: 'sameClub', refs: ['3.4 heats'], reading: true },
    'tables.format': { value: 'sitAndGo', refs: ['3.3', '3.15 end'] },
    'presence.lateStartLimit': { value: { is: 'endOfLevel', level: 1 }, refs: ['3.14 one hand'] },
    'presence.lateStartRemoval': { value: 'sharedAtTable', refs: ['3.14 stack divided', '3.14 zero points'] },
  },
};

export const oepbl: Rulebook = {
  id: 'oepbl',
  edition: '2011-01-18',
  editionText: '18.01.2011',
  name: 'Regulativ Österreichische Poker Bundesliga',
  occasions: [teamMtt, sitAndGo],
  answers: {
    ...oepblHand,
    ...oepblFloor,
    // Hold'em only is played; a stud table of ten has not enough cards, so there the eight of the base profile.
    'tables.maxSeats': { value: { holdem: 10, omaha: 10, stud: 8 }, refs: ['6.2 seats'] },
    'button.first': { value: 'highCardPerTable', refs: ['6.4 button draw', '2.21 button draw'] },
    'button.drawTie': { value: 'suits', refs: ['6.4 button draw', '2.21 button draw'] },
    'button.rule': { value: 'bigBlindFirst', refs: ['6.5 Dealer Button', '6.5 Dealer Button: several bust'] },
    'dealing.handStart': { value: ['firstRiffle'], refs: ['6.7 hand start'] },
    'timing.levelChange': { value: ['announced'], refs: ['6.7 blind raise'] },
    'elimination.sameHand': { value: 'biggerStartingStack', refs: ['6.6 simultaneous bust'] },
    'elimination.equalStacks': { value: 'share', refs: ['6.6 simultaneous bust'] },
    'presence.atSeatMoment': { value: 'dealComplete', refs: ['6.7 absent hand'] },
    'presence.absentHandWhen': { value: 'atOnce', refs: ['6.7 absent hand'] },
    'presence.absentBigBlindWalk': { value: 'handDead', refs: ['6.7 absent hand'], reading: true },
    'presence.absentBlinds': { value: 'takenFromStack', refs: ['6.7 absent player'] },
  },
};
