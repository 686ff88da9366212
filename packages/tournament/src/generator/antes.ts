import { type Chips, toChips } from '@riffle/cards';
import type { AnteForm, PlayLevel } from '../structure.ts';
import type { BlindStep } from './blind-steps.ts';

/** An ante of everyone is about this part of the big blind: nine of them make another one. */
const PART = 8;
/** A chip that is more of the big blind than this is too large for an ante. */
const LARGEST_PART = 4;

/** The ante of a level; none yet where no chip is small enough. */
export function anteOf(
  { big }: BlindStep,
  form: AnteForm,
  values: readonly Chips[],
): Pick<PlayLevel, 'ante' | 'anteForm'> {
  if (form === 'none') return none;
  if (form === 'bigBlind') return { ante: big, anteForm: form };
  const by = values.find((value) => value * (LARGEST_PART + 2) <= big) ?? values.at(-1);
  if (by === undefined || by * LARGEST_PART > big) return none;
  return { ante: toChips(by * Math.max(1, Math.round(big / PART / by))), anteForm: form };
}

const none = { ante: toChips(0), anteForm: 'none' } as const;
