import { anteOrBlindFirst } from './ante-or-blind-first.ts';
import { potSizeAsked } from './pot-size-asked.ts';
import { raiseDoubted } from './raise-doubted.ts';
import { shortAllIn } from './short-all-in.ts';
import { shortBigBlind } from './short-big-blind.ts';
import { stackAsked } from './stack-asked.ts';
import { straddleWanted } from './straddle-wanted.ts';
import { tooManyRaises } from './too-many-raises.ts';
import { wrongBlind } from './wrong-blind.ts';
import { wrongBringIn } from './wrong-bring-in.ts';

/** What may be bet or raised at all, and what is told about chips. */
export const bettingLimitKinds = {
  shortAllIn,
  tooManyRaises,
  raiseDoubted,
  shortBigBlind,
  anteOrBlindFirst,
  wrongBlind,
  wrongBringIn,
  straddleWanted,
  potSizeAsked,
  stackAsked,
};

export type BettingLimitKinds = typeof bettingLimitKinds;
