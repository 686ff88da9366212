import type { AnswersOn } from '../../rulebook.ts';

export const tablesBeyondLeague: AnswersOn<'tables'> = {
  'tables.breakOrder': { value: 'managementChoice', refs: ['09(2)'] },
};

export const tablesChampionship: AnswersOn<'tables'> = {
  // Neither rule speaks of stud: there the eight of the base profile.
  'tables.maxSeats': { value: { holdem: 9, omaha: 8, stud: 8 }, refs: ['08(1)', '08(2)'] },
  'tables.finalTableSize': { value: { is: 'number', holdem: 10, omaha: 8, stud: 8 }, refs: ['08(1)', '08(2)'] },
  'tables.format': { value: 'multiTable', refs: ['10(1)'] },
  'tables.breakSeats': { value: 'anyFreeSeat', refs: ['10(2)'] },
  // The small blind is not named among the places of entry, but only the gap is shut.
  'tables.moverEntry': { value: 'notBetweenButtonAndSmallBlind', refs: ['10(1)'] },
};

export const tablesLeagueDay: AnswersOn<'tables'> = {
  'tables.format': { value: 'sitAndGo', refs: ['08a(2)'] },
};
