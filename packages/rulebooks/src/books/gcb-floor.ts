import type { Answers } from '../rulebook.ts';
import { gcbBetting } from './betting/gcb.ts';
import { gcbBoard } from './board/gcb.ts';
import { gcbCash } from './cash/gcb.ts';
import { gcbDealing } from './dealing/gcb.ts';
import { gcbEvent } from './event/gcb.ts';
import { gcbLeague } from './league/gcb.ts';
import { gcbPresence } from './presence/gcb.ts';
import { gcbSanctions } from './sanctions/gcb.ts';
import { gcbShowdown } from './showdown/gcb.ts';

/** What this rulebook tells the floor. */
export const gcbFloor: Answers = {
  ...gcbBetting,
  ...gcbDealing,
  ...gcbBoard,
  ...gcbShowdown,
  ...gcbPresence,
  ...gcbEvent,
  ...gcbSanctions,
  ...gcbLeague,
  ...gcbCash,
};
