import type { AnswersOn } from '../../rulebook.ts';

export const chips: AnswersOn<'chips'> = {
  'chips.colorUpUnscheduled': { value: 'floorAnyTime', refs: ['15a(2)', '16(2)'] },
  'chips.colorUpPresence': { value: 'playerInvited', refs: ['15b(3)', '16(2)'] },
  'chips.visibility': { value: 'visibleInFront', refs: ['16(1)'] },
  'chips.changeBetweenPlayers': { value: 'dealerOnly', refs: ['16(3)', '16(4)'] },
  // 17(3) says "may", the list of 69(11) orders exclusion: that the list goes first is our reading.
  'chips.hiddenTransport': {
    value: 'forfeitAndExclude',
    refs: ['17(1)', '17(2)', '17(3)', '69(11)III.n', '69(11)III.o'],
    reading: true,
  },
  'chips.notedForBreak': { value: 'handOverOrFolded', refs: ['25(2)'] },
  'chips.carrier': { value: 'rack', refs: ['17(1)'] },
  'chips.foreignObjects': { value: 'oneProtector', refs: ['06(1)'], reading: ['chipAsProtector'] },
};

export const chipsBeyondLeague: AnswersOn<'chips'> = {
  // "A remaining chip" is singular: what one player has left over becomes one chip together.
  'chips.raceMethod': { value: 'roundUpEach', refs: ['15b(1)'], reading: true },
  'chips.evenExchange': { value: 'first', refs: ['15b(1)'] },
  'chips.raceLastChip': { value: 'oneChip', refs: ['15b(2)'] },
  'chips.colorUpWhen': { value: 'nextBreak', refs: ['15b(1)'] },
};

export const chipsLeagueDay: AnswersOn<'chips'> = {
  'chips.raceMethod': { value: 'noRemoval', refs: ['15a(1)'] },
  'chips.evenExchange': { value: 'first', refs: ['15a(2)'] },
};
