import { type Chips, toChips } from '@riffle/cards';
import type { DealtGame } from '../dealt-game.ts';
import { bringsIn } from '../level-game.ts';
import type { Offered } from '../money/money-setup.ts';
import { type Level, type Millis, type Structure, toMillis } from '../structure.ts';
import { anteOf } from './antes.ts';
import type { BlindStep } from './blind-steps.ts';
import { blindsFor } from './blinds-for.ts';
import { type ColourUp, colourUpsOf } from './colour-ups.ts';
import { enteringUntil, salesUntil } from './entering-until.ts';
import { eveningOf, levelsIn, type Slot, withLevels } from './evening.ts';
import { largestFirst } from './paid-in-chips.ts';
import { shortfallsOf } from './shortfalls.ts';
import { chipsExpected, type Shortfall, type StructureWish } from './wish.ts';

/** A structure as it is proposed; every value of it can be changed afterwards. */
export type ProposedStructure = {
  readonly levels: Structure;
  /** From the first hand to the end of the level in which 20 big blinds are left in play. */
  readonly endsAfter: Millis;
  /** That level, by its line. */
  readonly lastLine: number;
  readonly chipsInPlay: number;
  readonly colourUps: readonly ColourUp[];
  readonly lateEntryThrough: number;
  readonly rebuy: Offered;
  readonly addOn: Offered;
  readonly shortfalls: readonly Shortfall[];
};

/** The antes begin with the fourth level where nothing else is wished. */
const ANTES_FROM_LEVEL = 3;

export function proposeStructure(wish: StructureWish): ProposedStructure {
  const values = largestFirst(wish.chips);
  if (values.length === 0) throw new RangeError('a structure needs at least one chip value');
  const chipsInPlay = chipsExpected(wish);
  const evening = eveningOf(wish);
  const blinds = blindsFor(
    { chips: values, startingStack: wish.startingStack, inPlay: chipsInPlay },
    levelsIn(evening),
  );
  const slots = withLevels(wish, evening, blinds.levels.length);
  const all = [...blinds.levels, ...blinds.spare];
  const levels = lined(wish, [...slots, ...blinds.spare.map(() => 'level' as const)], all, values);
  const played = levels.slice(0, slots.length);
  const endsAfter = toMillis(played.reduce((sum, { duration }) => sum + duration, 0));
  const through = enteringUntil(levels, wish.startingStack, blinds.levels.length);
  return {
    levels,
    endsAfter,
    lastLine: slots.length - 1,
    chipsInPlay,
    colourUps: colourUpsOf(levels, values),
    lateEntryThrough: through,
    ...salesUntil(levels, through),
    shortfalls: shortfallsOf(wish, values, blinds.levels, endsAfter),
  };
}

function lined(
  wish: StructureWish,
  slots: readonly Slot[],
  steps: readonly BlindStep[],
  values: readonly Chips[],
): Structure {
  const antesFrom = wish.antesFrom ?? steps[Math.min(ANTES_FROM_LEVEL, steps.length - 1)]?.big ?? 0;
  let next = 0;
  return slots.flatMap((slot): readonly Level[] => {
    if (slot !== 'level') return [{ kind: 'break', duration: slot.pause }];
    const step = steps[next];
    next += 1;
    if (step === undefined) return [];
    const dealt = gameOf(wish, next - 1, step);
    // nobody has a big blind who could pay it for all
    const form = dealt?.bringIn !== undefined && wish.antes === 'bigBlind' ? 'everyone' : wish.antes;
    const ante = anteOf(step, step.big >= antesFrom ? form : 'none', values);
    return [
      { kind: 'play', duration: wish.levelLength, smallBlind: step.small, bigBlind: step.big, ...ante, ...dealt },
    ];
  });
}

/** What the level deals, counted from 0: the bring-in is the small blind, or half of a big blind that is as small. */
function gameOf(
  { games = [] }: StructureWish,
  nth: number,
  { small, big }: BlindStep,
): (DealtGame & { readonly bringIn?: Chips }) | undefined {
  const dealt = games[nth % Math.max(1, games.length)];
  if (dealt === undefined) return undefined;
  if (!bringsIn(dealt.game)) return dealt;
  const bringIn = toChips(small > 0 && small < big ? small : Math.max(1, Math.floor(big / 2)));
  return { ...dealt, limit: 'fixedLimit' as const, bringIn };
}
