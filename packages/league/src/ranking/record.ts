import type { Measures } from './chain.ts';

/** What one team, or one player, has done in the rounds that count. */
export type SeasonRecord = {
  readonly id: string;
  readonly points: number;
  /** How often he was first, second, third …; nothing of rounds without a place. */
  readonly places: readonly number[];
  readonly scored: number;
  readonly against: number;
  readonly matchesWon: number;
  readonly bestRound: number;
  readonly lastRound: number;
  readonly meetings: readonly MeetingOf[];
  /** Place in the order that was decided for those who were level; later is worse. */
  readonly decided: number;
};
export type MeetingOf = {
  readonly other: string;
  readonly points: number;
  readonly scored: number;
  readonly won: boolean;
};

export const recordMeasures: Measures<SeasonRecord> = {
  points: ({ points }) => [points],
  wins: ({ places }) => [places[0] ?? 0],
  places: ({ places }) => places,
  scored: ({ scored }) => [scored],
  difference: ({ scored, against }) => [Math.round((scored - against) * 100) / 100],
  matchesWon: ({ matchesWon }) => [matchesWon],
  bestRound: ({ bestRound }) => [bestRound],
  lastRound: ({ lastRound }) => [lastRound],
  directPoints: (one, level) => [direct(one, level, ({ points }) => points)],
  directScored: (one, level) => [direct(one, level, ({ scored }) => scored)],
  decided: ({ decided }) => [-decided],
};

function direct({ meetings }: SeasonRecord, level: readonly SeasonRecord[], of: (one: MeetingOf) => number): number {
  if (meetings.length === 0) return 0;
  const others = new Set(level.map(({ id }) => id));
  return meetings.filter(({ other }) => others.has(other)).reduce((all, one) => all + of(one), 0);
}

/** Who is not named in an order stands behind all who are. */
export function decidedFor(id: string, decided: readonly (readonly string[])[]): number {
  const order = decided.find((one) => one.includes(id));
  return order === undefined ? Math.max(0, ...decided.map((one) => one.length)) : order.indexOf(id);
}
