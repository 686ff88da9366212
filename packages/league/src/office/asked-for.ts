import type { PlayerTable } from '../ranking/player-table.ts';
import type { RoundScore } from '../reckon/round-score.ts';
import { forEverybody } from './for-everybody.ts';
import { playersOf, scoreOf } from './standings.ts';
import { type League, matchDayOf } from './state.ts';

// what everybody may read and no view carries: a season of thirty match days is megabytes, and a phone waits for its table

/** What came of one match day, part by part; nothing where nothing is entered. */
export function publicRound(state: League, division: string, round: number): RoundScore | undefined {
  const day = matchDayOf(state, division, round);
  const score = state.setup && day && scoreOf(state, state.setup.profile, day);
  return score && forEverybody(score);
}

/** All players of a division, not the first alone. */
export const publicPlayers = ({ setup, ...state }: League, division: string): PlayerTable | undefined =>
  setup && playersOf({ setup, ...state }, setup.profile, division);
