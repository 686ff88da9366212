import { type Chip, type ClockReading, type ColourUpView, chipsInUse, leavesAt, type Setup } from '@riffle/tournament';

/** A chip that lies on the tables, how many each begins with, and whether it is about to go. */
export type ChipLine = {
  readonly chip: Chip;
  /** Before the first hand; of what comes later alone there is none. */
  readonly inStack?: number;
  readonly goes?: 'now' | 'atBreak' | 'afterLevel';
};

/** Values that somebody has begun to take out or to change, and whether a table is left where it is not done. */
type ColourUps = readonly Pick<ColourUpView, 'value' | 'keep' | 'left'>[];

/** What is in play where the clock stands, and what was begun with. */
export function chipLines(
  { chips = [], levels }: Pick<Setup, 'chips' | 'levels'>,
  { phase, levelIndex, onBreak }: Pick<ClockReading, 'phase' | 'levelIndex' | 'onBreak'>,
  colourUps: ColourUps = [],
): readonly ChipLine[] {
  const out = new Set(colourUps.filter(({ keep, left }) => !keep && left.length === 0).map(({ value }) => value));
  const now = new Set(colourUps.filter(({ left }) => left.length > 0).map(({ value }) => value));
  const before = phase === 'notStarted';
  const line = before ? 0 : levelIndex;
  const leaving = leavesAt(chips, levels);
  const pause = levels.findIndex(({ kind }, index) => index > line && kind === 'break');
  const inUse = new Set(chipsInUse(chips, levels, line));
  const there = chips.filter((chip) => (inUse.has(chip) && !out.has(chip.value)) || now.has(chip.value));
  return there.map((chip) => {
    if (now.has(chip.value)) return { chip, goes: 'now' };
    if (before) return { chip, ...(chip.inStack && { inStack: chip.inStack }) };
    const leaves = leaving.get(chip.value);
    if (leaves === undefined) return { chip };
    // in a break the room is told of this break alone
    if (onBreak) return leaves.line === line ? { chip, goes: 'now' } : { chip };
    if (leaves.onBreak) return leaves.line === pause ? { chip, goes: 'atBreak' } : { chip };
    return leaves.line === line + 1 ? { chip, goes: 'afterLevel' } : { chip };
  });
}
