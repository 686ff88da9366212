import type { BetKinds, BetReasons, BetSteps } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import type { KindWords, Sentences } from '../floor-words.ts';
import { bettingLimitKindsEn } from './betting-limits-en.ts';
import { turnReasonsEn, turnStepsEn } from './turn-messages-en.ts';
import { turnKindsEn } from './turns-en.ts';
import { wagerReasonsEn, wagerStepsEn } from './wager-messages-en.ts';
import { wagerKindsEn } from './wagers-en.ts';

export const betKindsEn: KindWords<BetKinds> = joined({
  wagers: wagerKindsEn,
  turns: turnKindsEn,
  limits: bettingLimitKindsEn,
});
export const betStepsEn: Sentences<BetSteps> = joined({ wagers: wagerStepsEn, turns: turnStepsEn });
export const betReasonsEn: Sentences<BetReasons> = joined({ wagers: wagerReasonsEn, turns: turnReasonsEn });
