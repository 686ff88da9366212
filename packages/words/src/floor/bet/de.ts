import type { BetKinds, BetReasons, BetSteps } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import type { KindWords, Sentences } from '../floor-words.ts';
import { bettingLimitKindsDe } from './betting-limits-de.ts';
import { turnReasonsDe, turnStepsDe } from './turn-messages-de.ts';
import { turnKindsDe } from './turns-de.ts';
import { wagerReasonsDe, wagerStepsDe } from './wager-messages-de.ts';
import { wagerKindsDe } from './wagers-de.ts';

export const betKindsDe: KindWords<BetKinds> = joined({
  wagers: wagerKindsDe,
  turns: turnKindsDe,
  limits: bettingLimitKindsDe,
});
export const betStepsDe: Sentences<BetSteps> = joined({ wagers: wagerStepsDe, turns: turnStepsDe });
export const betReasonsDe: Sentences<BetReasons> = joined({ wagers: wagerReasonsDe, turns: turnReasonsDe });
