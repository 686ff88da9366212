import type { Chips } from '@riffle/cards';
import type { Structure } from '../structure.ts';
import { type Chip, type ChipSet, playedChips } from './chip-set.ts';
import { type Leaves, leavesAt } from './leaving.ts';

type HandedOut = { readonly value: Chips; readonly chips: number };

/** A value that leaves play, and what stands for it afterwards. */
export type ColourUp = Leaves & {
  readonly value: Chips;
  readonly into: Chips;
  /** How many are in play then, and how many of `into` replace them; the last of these may be won in a race. */
  readonly chips: number;
  readonly replacedBy: number;
  /** What is handed out for them, smallest first: larger ones as well where the set has too few of `into`. */
  readonly mix: readonly HandedOut[];
  /** So many of `into` are missing then still. */
  readonly missing: number;
};

/** For so many starting stacks. Without the stack's chips it says when and into what, and counts nothing. */
export function colourUpPlan(set: ChipSet, levels: Structure, stacks: number): readonly ColourUp[] {
  const leaving = leavesAt(set, levels);
  const inPlay = new Map(set.map(({ value, inStack = 0 }) => [value, inStack * stacks]));
  const plan: ColourUp[] = [];
  for (const [value, { line, onBreak }] of leaving) {
    const staying = playedChips(set).filter(
      (one) => one.value > value && (leaving.get(one.value)?.line ?? levels.length) > line,
    );
    const [into] = staying;
    if (into === undefined) continue;
    const chips = inPlay.get(value) ?? 0;
    const replacedBy = Math.ceil((chips * value) / into.value);
    const { mix, missing } = handedFor(replacedBy, into, staying, inPlay);
    for (const one of mix) inPlay.set(one.value, (inPlay.get(one.value) ?? 0) + one.chips);
    inPlay.delete(value);
    plan.push({ value, into: into.value, line, onBreak, chips, replacedBy, mix, missing });
  }
  return plan;
}

/** As small as there are: of the next value as many as are not in play yet, and for what is missing the fewest of the next larger. */
function handedFor(
  needed: number,
  into: Chip,
  staying: ChipSet,
  inPlay: ReadonlyMap<Chips, number>,
): Pick<ColourUp, 'mix' | 'missing'> {
  const freeOf = ({ value, owned }: Chip): number => Math.max(0, owned - (inPlay.get(value) ?? 0));
  let ofInto = needed;
  const larger: HandedOut[] = [];
  for (const one of staying.filter(({ value }) => value > into.value && value % into.value === 0)) {
    const worth = one.value / into.value;
    const short = ofInto - freeOf(into);
    const chips = Math.min(freeOf(one), Math.ceil(short / worth), Math.floor(ofInto / worth));
    if (chips <= 0) continue;
    larger.push({ value: one.value, chips });
    ofInto -= chips * worth;
  }
  const given = Math.min(ofInto, freeOf(into));
  return { mix: [...(given > 0 ? [{ value: into.value, chips: given }] : []), ...larger], missing: ofInto - given };
}
