import type { Chips } from '@riffle/cards';
import type { Offered } from '../money/money-setup.ts';
import { playLevelNo, type Structure } from '../structure.ts';

/** Who comes late should have so many big blinds left to play. */
const BIG_BLINDS_FOR_THE_LATE = 15;
/** No later than this part of the levels up to the expected end. */
const PART = 0.4;

/**
 * The level through which entries and rebuys are taken: the last one before a break in which a starting stack still plays,
 * or the last such level where no break stands there.
 */
export function enteringUntil(levels: Structure, startingStack: Chips, upTo: number): number {
  let [no, byBreak, byLevel] = [0, 0, 1];
  for (const [index, level] of levels.entries()) {
    if (level.kind === 'break') continue;
    no += 1;
    const deep = level.bigBlind * BIG_BLINDS_FOR_THE_LATE <= startingStack;
    if (!deep || no > Math.max(1, Math.ceil(upTo * PART))) break;
    byLevel = no;
    if (levels[index + 1]?.kind === 'break') byBreak = no;
  }
  return byBreak > 0 ? byBreak : byLevel;
}

/** When rebuys are sold, and add-ons in the break after them; with no break there, in the level after. */
export function salesUntil(levels: Structure, through: number): { readonly rebuy: Offered; readonly addOn: Offered } {
  const last = levels.findIndex((_, line) => playLevelNo(line, levels) === through);
  const inBreak = levels[last + 1]?.kind === 'break';
  const after = through + 1;
  return {
    rebuy: { through },
    addOn: inBreak ? { from: through, through, breaks: 'only' } : { from: after, through: after },
  };
}
