import type { Answers } from '../../rulebook.ts';

export const bdpvPresence: Answers = {
  'seating.identification': { value: 'registeredFirst', refs: ['1 Ablauf 7'] },
  // To be present in person forbids a substitute only; absence is regulated elsewhere.
  'seating.substitute': { value: 'forbidden', refs: ['1 Sitzordnung 1'] },
  'seating.twoTables': { value: 'forbidden', refs: ['1 Sitzordnung 3'] },
  'seating.ownSeatChange': { value: 'forbidden', refs: ['6.11'] },
  'declarations.languages': { value: 'germanEnglishInHand', refs: ['1 Ablauf 14'] },
  'declarations.gestures': { value: ['knockIsCheck'], refs: ['2 Einsätze 7'] },
  'declarations.handValue': { value: 'cardsSpeak', refs: ['2 Showdown 2', '2 Showdown 2 Falschaussage'] },
  'declarations.mistakeDuty': { value: 'everybody', refs: ['2 Showdown 3'] },
  'declarations.handTalk': {
    value: 'forbidden',
    refs: ['6 Einleitung Handbesprechung', '6 Einleitung weggeworfene Karten'],
  },
  'timing.clockCallAfter': { value: { is: 'judged' }, refs: ['5.12'] },
  'timing.clockCaller': { value: 'staffOrPlayerWithConsent', refs: ['5.12'] },
  // The warning of ten seconds comes after the minute.
  'timing.clockSeconds': { value: { main: 60, countdown: 10 }, refs: ['5.12 Ablauf'] },
  // Staff set the limit.
  'timing.clockShorten': { value: 'yes', refs: ['5.12'], reading: true },
  'timing.clockExpiryFree': { value: 'handDead', refs: ['5.12 Ablauf', '2 Dead Hand 1e'] },
  'presence.contactMissing': { value: 'tried', refs: ['6.3'] },
  'presence.leaveNotice': { value: 'tellFloor', refs: ['1 Sitzordnung 2 Verlassen'] },
  // "Other activities" stands for every device.
  'presence.devices': { value: 'noneAtTable', refs: ['1 Ablauf 12 Nebentätigkeiten'], reading: true },
  'presence.spectators': { value: 'oneMetreNotSeated', refs: ['1 Ablauf 13'] },
  'presence.bustReport': { value: 'leaveTable', refs: ['6.18'] },
};
