import type { Answers } from '../rulebook.ts';
import { pvbBetting } from './betting/pvb.ts';
import { pvbBoard } from './board/pvb.ts';
import { pvbCash } from './cash/pvb.ts';
import { pvbDealing } from './dealing/pvb.ts';
import { pvbEvent } from './event/pvb.ts';
import { pvbLeague } from './league/pvb.ts';
import { pvbPresence } from './presence/pvb.ts';
import { pvbSanctions } from './sanctions/pvb.ts';
import { pvbShowdown } from './showdown/pvb.ts';

/** What this rulebook tells the floor. */
export const pvbFloor: Answers = {
  ...pvbBetting,
  ...pvbDealing,
  ...pvbBoard,
  ...pvbShowdown,
  ...pvbPresence,
  ...pvbEvent,
  ...pvbSanctions,
  ...pvbLeague,
  ...pvbCash,
};
