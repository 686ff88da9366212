import type { Tournament } from './state.ts';

export const initial: Tournament = {
  entries: {},
  nextNo: 1,
  keptApart: [],
  tables: {},
  breakOrder: [],
  drawn: false,
  finalTable: false,
  bustOuts: [],
  dismissed: [],
  rulings: [],
  penalties: [],
  recentMoves: [],
};
