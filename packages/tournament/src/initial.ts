import { PersistentMap } from '@riffle/aggregate';
import type { Tournament } from './state.ts';

export const initial: Tournament = {
  entries: PersistentMap.of(),
  nextNo: 1,
  keptApart: [],
  tables: PersistentMap.of(),
  breakOrder: [],
  drawn: false,
  finalTable: false,
  bustOuts: [],
  dismissed: [],
  rulings: [],
  penalties: [],
  recentMoves: [],
};
