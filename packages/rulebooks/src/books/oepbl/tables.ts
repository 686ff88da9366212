import type { AnswersOn } from '../../rulebook.ts';

export const tables: AnswersOn<'tables'> = {
  // Hold'em only is played; a stud table of ten has not enough cards, so there the eight of the base profile.
  'tables.maxSeats': { value: { holdem: 10, omaha: 10, stud: 8 }, refs: ['6.2 seats'] },
};

export const tablesTeamMtt: AnswersOn<'tables'> = {
  'tables.format': { value: 'multiTable', refs: ['3.3', '3.10 team mtt'] },
};

export const tablesSitAndGo: AnswersOn<'tables'> = {
  'tables.format': { value: 'sitAndGo', refs: ['3.3', '3.15 end'] },
};
