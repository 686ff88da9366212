import type { Random } from '@riffle/aggregate';

/** How somebody plays, in thousandths. */
export type SimplePlayer = {
  /** So many of his first two cards are good enough for him. */
  readonly loose: number;
  /** So often he bets or raises where he could as well check or call. */
  readonly bold: number;
};

const KINDS = [
  { loose: [100, 80], bold: [500, 300] },
  { loose: [180, 80], bold: [250, 200] },
  { loose: [300, 150], bold: [150, 200] },
  { loose: [300, 200], bold: [550, 300] },
] as const;

/** Tight or loose, bold or quiet: as many of each kind as chance has it. */
export function simplePlayer(random: Random): SimplePlayer {
  const { loose, bold } = KINDS[random(KINDS.length)] ?? KINDS[0];
  return { loose: loose[0] + random(loose[1]), bold: bold[0] + random(bold[1]) };
}
