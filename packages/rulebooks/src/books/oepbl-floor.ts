import type { Answers } from '../rulebook.ts';
import { oepblBetting } from './betting/oepbl.ts';
import { oepblBoard } from './board/oepbl.ts';
import { oepblCash } from './cash/oepbl.ts';
import { oepblDealing } from './dealing/oepbl.ts';
import { oepblEvent } from './event/oepbl.ts';
import { oepblLeague } from './league/oepbl.ts';
import { oepblPresence } from './presence/oepbl.ts';
import { oepblSanctions } from './sanctions/oepbl.ts';
import { oepblShowdown } from './showdown/oepbl.ts';

/** What this rulebook tells the floor. */
export const oepblFloor: Answers = {
  ...oepblBetting,
  ...oepblDealing,
  ...oepblBoard,
  ...oepblShowdown,
  ...oepblPresence,
  ...oepblEvent,
  ...oepblSanctions,
  ...oepblLeague,
  ...oepblCash,
};
