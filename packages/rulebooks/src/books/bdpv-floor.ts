import type { Answers } from '../rulebook.ts';
import { bdpvBetting } from './betting/bdpv.ts';
import { bdpvBoard } from './board/bdpv.ts';
import { bdpvCash } from './cash/bdpv.ts';
import { bdpvDealing } from './dealing/bdpv.ts';
import { bdpvEvent } from './event/bdpv.ts';
import { bdpvLeague } from './league/bdpv.ts';
import { bdpvPresence } from './presence/bdpv.ts';
import { bdpvSanctions } from './sanctions/bdpv.ts';
import { bdpvShowdown } from './showdown/bdpv.ts';

/** What this rulebook tells the floor. */
export const bdpvFloor: Answers = {
  ...bdpvBetting,
  ...bdpvDealing,
  ...bdpvBoard,
  ...bdpvShowdown,
  ...bdpvPresence,
  ...bdpvEvent,
  ...bdpvSanctions,
  ...bdpvLeague,
  ...bdpvCash,
};
