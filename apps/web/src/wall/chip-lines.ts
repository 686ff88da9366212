import { type Chip, type ClockReading, chipsInUse, leavesAt, type Setup } from '@riffle/tournament';

/** A chip that lies on the tables, how many each begins with, and whether it is about to go. */
export type ChipLine = {
  readonly chip: Chip;
  /** Before the first hand; of what comes later alone there is none. */
  readonly inStack?: number;
  readonly goes?: 'now' | 'atBreak' | 'afterLevel';
};

/** What is in play where the clock stands. */
export function chipLines(
  { chips = [], levels }: Pick<Setup, 'chips' | 'levels'>,
  { phase, levelIndex, onBreak }: Pick<ClockReading, 'phase' | 'levelIndex' | 'onBreak'>,
): readonly ChipLine[] {
  const before = phase === 'notStarted';
  const line = before ? 0 : levelIndex;
  const leaving = leavesAt(chips, levels);
  const pause = levels.findIndex(({ kind }, index) => index > line && kind === 'break');
  return chipsInUse(chips, levels, line).map((chip) => {
    if (before) return { chip, ...(chip.inStack && { inStack: chip.inStack }) };
    const leaves = leaving.get(chip.value);
    if (leaves === undefined) return { chip };
    // in a break the room is told of this break alone
    if (onBreak) return leaves.line === line ? { chip, goes: 'now' } : { chip };
    if (leaves.onBreak) return leaves.line === pause ? { chip, goes: 'atBreak' } : { chip };
    return leaves.line === line + 1 ? { chip, goes: 'afterLevel' } : { chip };
  });
}
