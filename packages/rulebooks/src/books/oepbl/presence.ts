import type { AnswersOn } from '../../rulebook.ts';

export const presence: AnswersOn<'presence'> = {
  'presence.atSeatMoment': { value: 'dealComplete', refs: ['6.7 absent hand'] },
  // "At the table" is wider than "seated".
  'presence.atSeatMeaning': { value: 'withinReach', refs: ['6.7 absent hand'], reading: true },
  'presence.absentHandWhen': { value: 'atOnce', refs: ['6.7 absent hand'] },
  'presence.absentBigBlindWalk': { value: 'handDead', refs: ['6.7 absent hand'], reading: true },
  'presence.absentBlinds': { value: 'takenFromStack', refs: ['6.7 absent player'] },
  'presence.leavingLiveHand': { value: 'forbidden', refs: ['6.6 leave table'] },
  // Who can no longer act has nothing to delay.
  'presence.allInLeaves': { value: 'yes', refs: ['6.6 leave table'], reading: true },
  'presence.devices': { value: 'noneAtTable', refs: ['2.27'] },
  'presence.dispute': { value: 'stopAndCall', refs: ['6.1 stop and consult', '2.6 consult'] },
  'presence.spectators': { value: 'allowedNotSeated', refs: ['2.30 spectators', '2.30 complaint'] },
  'presence.foodAtTable': { value: 'moderate', refs: ['2.29'] },
  'presence.smoking': { value: 'forbidden', refs: ['2.28'] },
  // How he reports is said; nothing of his place where he has not.
  'presence.bustReport': {
    value: 'selfEntryOrReport',
    refs: ['2.26', '3.15 entry on bust'],
    reading: ['notReported'],
  },
  'presence.media': { value: 'consentByEntry', refs: ['1.12 recordings', '1.12 personal data'] },
};

export const presenceTeamMtt: AnswersOn<'presence'> = {
  'presence.lateStartLimit': { value: { is: 'endOfFirstLevelOfHeat', heat: 2 }, refs: ['3.19 one hand'] },
  'presence.lateStartRemoval': { value: 'removed', refs: ['3.19 stack removed'] },
};

export const presenceSitAndGo: AnswersOn<'presence'> = {
  'presence.lateStartLimit': { value: { is: 'endOfLevel', level: 1 }, refs: ['3.14 one hand'] },
  'presence.lateStartRemoval': {
    value: 'sharedAtTable',
    refs: ['3.14 stack divided', '3.14 zero points'],
    reading: ['oddChips'],
  },
};
