import type { AnswersOn } from '../../rulebook.ts';

export const presence: AnswersOn<'presence'> = {
  'presence.atSeatMoment': { value: 'dealComplete', refs: ['6.9', '6.9 Einziehen'] },
  'presence.absentHandWhen': { value: 'onTurn', refs: ['3.6', '6.9 Einziehen'] },
  'presence.absentBigBlindWalk': { value: 'absentWins', refs: ['3.6'], reading: true },
  'presence.absentBlinds': { value: 'takenFromStack', refs: ['1 Ablauf 8', '3.5', '6.3 Blinds Abwesender', '6.4'] },
  // "At the table" is wider than "seated".
  'presence.atSeatMeaning': { value: 'withinReach', refs: ['6.9'], reading: true },
  'presence.lateStartNotice': { value: 'notNeeded', refs: ['6.2'] },
  'presence.lateStartLimit': { value: { is: 'none' }, refs: ['6.3', '6.4'] },
  'presence.lateStartRemoval': { value: 'blindedOff', refs: ['6.3', '6.4'] },
  'presence.contactMissing': { value: 'tried', refs: ['6.3'] },
  'presence.leaveNotice': { value: 'tellFloor', refs: ['1 Sitzordnung 2 Verlassen'] },
  // "Other activities" stands for every device.
  'presence.devices': { value: 'noneAtTable', refs: ['1 Ablauf 12 Nebentätigkeiten'], reading: true },
  'presence.spectators': { value: 'oneMetreNotSeated', refs: ['1 Ablauf 13'] },
  // That he leaves is said; nothing of his place.
  'presence.bustReport': { value: 'leaveTable', refs: ['6.18'], reading: ['notReported'] },
};
