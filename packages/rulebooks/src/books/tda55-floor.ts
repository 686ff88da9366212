import type { Answers } from '../rulebook.ts';
import { tda55Betting } from './betting/tda55.ts';
import { tda55Board } from './board/tda55.ts';
import { tda55Cash } from './cash/tda55.ts';
import { tda55Dealing } from './dealing/tda55.ts';
import { tda55Event } from './event/tda55.ts';
import { tda55League } from './league/tda55.ts';
import { tda55Presence } from './presence/tda55.ts';
import { tda55Sanctions } from './sanctions/tda55.ts';
import { tda55Showdown } from './showdown/tda55.ts';

/** What this rulebook tells the floor. */
export const tda55Floor: Answers = {
  ...tda55Betting,
  ...tda55Dealing,
  ...tda55Board,
  ...tda55Showdown,
  ...tda55Presence,
  ...tda55Event,
  ...tda55Sanctions,
  ...tda55League,
  ...tda55Cash,
};
