import type { Random } from '@riffle/aggregate';
import type { PlayLevel, Structure } from '../structure.ts';

/** A field as it stands at a moment of the clock. */
export type FieldNow = {
  readonly levels: Structure;
  /** Where the clock stands, and how much of that line is left; absent = at its beginning. */
  readonly at?: { readonly level: number; readonly remaining: number };
  readonly left: number;
  readonly chips: number;
  readonly seats: number;
  /** Everybody has as much as everybody else, as at the start. */
  readonly even: boolean;
};

/** One night of it: how long it takes from that moment on, and how many were left when each line began. */
export type FieldNight = { readonly length: number; readonly left: readonly number[]; readonly hands: number };

/** How long a hand takes: shuffle and deal, and each player's part. */
const HAND = 40_000;
const FOR_EACH_PLAYER = 9_000;
/**
 * How many of its first bets a pot is worth to its loser, at the least; twice as much half as often, and so on. Set so that
 * nights end as those of `simulation` do in which chips are bet by blinds.
 */
const USUAL_POT = 0.8;
const WORDS = 65_536;
/** Nobody plays longer: with blinds that never rise, a night has no end. */
const LONGEST = 48 * 3_600_000;

/**
 * Who is left, hand by hand: in each, one takes from another by the blinds and antes of that moment, and whoever has nothing
 * left is out. Seats are left aside, and how well anybody plays; whole numbers alone, so that a seed is a night everywhere.
 */
export function playField(field: FieldNow, random: Random): FieldNight {
  const { levels, seats } = field;
  const stacks = stacksOf(field, random);
  const left: number[] = [];
  let [line, at, hands] = [field.at?.level ?? 0, 0, 0];
  let lineEnds = field.at?.remaining ?? levels[line]?.duration ?? Infinity;
  let blinds = playedAt(levels, line);
  if (field.at === undefined) left[line] = stacks.length;
  while (stacks.length > 1 && at < LONGEST) {
    while (at >= lineEnds || levels[line]?.kind === 'break') {
      at = Math.max(at, lineEnds);
      line += 1;
      lineEnds = at + (levels[line]?.duration ?? Infinity);
      if (line < levels.length) left[line] = stacks.length;
      blinds = playedAt(levels, line) ?? blinds;
    }
    const tables = Math.ceil(stacks.length / seats);
    at += Math.ceil((HAND * tables + FOR_EACH_PLAYER * stacks.length) / (tables * tables));
    hands += 1;
    const winner = random(stacks.length);
    const loser = (winner + 1 + random(stacks.length - 1)) % stacks.length;
    const pot = Math.ceil((potOf(blinds, stacks.length / tables) * USUAL_POT * WORDS) / (random(WORDS) + 1));
    const won = Math.min(pot, stacks[winner] ?? 0, stacks[loser] ?? 0);
    stacks[winner] = (stacks[winner] ?? 0) + won;
    stacks[loser] = (stacks[loser] ?? 0) - won;
    if (stacks[loser] === 0) {
      const last = stacks.pop() ?? 0;
      if (loser < stacks.length) stacks[loser] = last;
    }
  }
  return { length: at, left, hands };
}

/** The blinds of a line; beyond the last line the last ones stay. */
const playedAt = (levels: Structure, line: number): PlayLevel | undefined =>
  levels.slice(0, line + 1).findLast((one): one is PlayLevel => one.kind === 'play');

/** What a hand begins with, in big blinds of a level without antes. */
function potOf(level: PlayLevel | undefined, players: number): number {
  if (level === undefined) return 1;
  const antes = level.anteForm === 'everyone' ? level.ante * players : level.ante;
  return Math.max(1, ((level.smallBlind + level.bigBlind + antes) * 2) / 3);
}

/** Nobody tells Riffle who has how much: later in a night stacks are as uneven as they use to be, few of them large. */
function stacksOf({ left, chips, even }: FieldNow, random: Random): number[] {
  const weights = Array.from({ length: left }, () => (even ? 1 : (random(1_000) + 1) ** 2));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => Math.max(1, Math.floor((chips * weight) / sum)));
}
