import type { RankedPlayer } from '../simulation/ranked.ts';
import { playLevelNo, type Structure } from '../structure.ts';

/** What was played while a line of the structure ran. */
export type LevelReport = {
  /** As players count them, from 1. */
  readonly level: number;
  readonly bigBlind: number;
  readonly hands: number;
  readonly out: number;
};

/** How a night went that was played hand by hand. */
export type NightReport = {
  /** Best first. */
  readonly places: readonly RankedPlayer[];
  /** They came when late entry had closed or the night was over, and have no place. */
  readonly turnedAway: readonly string[];
  /** From the first hand to the last by the clock on the wall, breaks counted, in milliseconds. */
  readonly length: number;
  readonly hands: number;
  /** Up to the last one that was played. */
  readonly levels: readonly LevelReport[];
  readonly commands: number;
  readonly events: number;
  readonly moves: number;
  readonly breaks: number;
};

/** Hands and those who went out in them, level by level. */
export class LevelsPlayed {
  readonly #structure: Structure;
  readonly #lines = new Map<number, { hands: number; out: number }>();

  constructor(structure: Structure) {
    this.#structure = structure;
  }

  hand(line: number, out: number): void {
    const level = this.#lines.get(line) ?? { hands: 0, out: 0 };
    level.hands += 1;
    level.out += out;
    this.#lines.set(line, level);
  }

  get played(): readonly LevelReport[] {
    return [...this.#lines]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([line, counted]) => {
        const level = this.#structure[line];
        const no = playLevelNo(line, this.#structure);
        return level?.kind === 'play' && no !== undefined ? [{ level: no, bigBlind: level.bigBlind, ...counted }] : [];
      });
  }
}
