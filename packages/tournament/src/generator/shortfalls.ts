import type { Chips } from '@riffle/cards';
import { type Millis, minutes } from '../structure.ts';
import type { BlindStep } from './blind-steps.ts';
import { chipsFor } from './paid-in-chips.ts';
import type { Shortfall, StructureWish } from './wish.ts';

/** A stack of fewer big blinds than this is not much of a tournament. */
const SHALLOW = 20;
/** More chips than this for one big blind nobody wants to count. */
const MOST_CHIPS = 12;
const MINUTE = 60_000;

/** What of the wish is not met, the weightiest first. */
export function shortfallsOf(
  wish: StructureWish,
  values: readonly Chips[],
  blinds: readonly BlindStep[],
  endsAfter: Millis,
): readonly Shortfall[] {
  const found: Shortfall[] = [];
  const [first, last] = [blinds[0]?.big ?? 1, blinds.at(-1)?.big ?? 1];
  if (Math.abs(endsAfter - wish.length) > wish.levelLength) found.push(missed(wish, endsAfter));
  const smallest = values.at(-1);
  const bigBlinds = Math.floor(wish.startingStack / first);
  if (smallest !== undefined && bigBlinds < SHALLOW) found.push({ code: 'chips-too-large', chip: smallest, bigBlinds });
  if (chipsFor(wish.startingStack, values) === undefined)
    found.push({ code: 'stack-not-payable', stack: wish.startingStack });
  const largest = values[0];
  const count = chipsFor(last, values) ?? 0;
  if (largest !== undefined && count > MOST_CHIPS) found.push({ code: 'chips-too-small', chip: largest, count });
  return found;
}

/** Longer levels make the same steps last, shorter ones get through them in time. */
function missed(wish: StructureWish, endsAfter: Millis): Shortfall {
  const levelLength = Math.round((wish.levelLength * wish.length) / endsAfter / MINUTE);
  return {
    code: endsAfter < wish.length ? 'ends-early' : 'ends-late',
    wished: wish.length,
    nearest: endsAfter,
    ...(levelLength >= 1 && levelLength <= 600 && { levelLength: minutes(levelLength) }),
  };
}
