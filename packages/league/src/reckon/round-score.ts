import type { RuleRef } from '@riffle/rulebooks';
import type { Fine } from './fines.ts';
import type { CardProblem, Remark } from './remark.ts';

/** One thing that gave or took points: a table, a team event, a third of its heat, a duel, what was told, a sanction. */
export type Part = {
  readonly of: 'table' | 'inTime' | 'event' | 'third' | 'duel' | 'told' | 'deduction';
  /** Which table, event or opponent. */
  readonly at: string;
  readonly heat?: number;
  readonly place?: number;
  readonly third?: 'first' | 'second' | 'last';
  readonly points: number;
  readonly player?: string;
  readonly reason?: string;
  readonly refs: readonly RuleRef[];
};
/** `notThere`: it did not appear; `disqualified`: it has nothing of the round; `untold`: nothing was entered of it. */
export type Standing = 'ranked' | 'notThere' | 'disqualified' | 'untold';

export type TeamRound = {
  readonly team: string;
  readonly standing: Standing;
  /** Of all its players and events; what the place goes by. */
  readonly scored: number;
  /** What its opponents scored against it. */
  readonly against: number;
  readonly parts: readonly Part[];
  readonly place?: number;
  readonly sharers?: number;
  /** What the round gives in the table. */
  readonly table: number;
  /** What is taken from it there. */
  readonly taken: number;
  readonly fines: readonly Fine[];
  readonly refs: readonly RuleRef[];
};
export type PlayerRound = {
  readonly player: string;
  readonly team?: string;
  readonly points: number;
  readonly parts: readonly Part[];
  readonly eligible: boolean;
  /** How much of it was kept or lost with his team. */
  readonly refs: readonly RuleRef[];
};
type Meeting = {
  readonly home: string;
  readonly away: string;
  readonly scored: readonly [number, number];
  readonly points: readonly [number, number];
};
type DayBest = {
  readonly points: number;
  readonly players: readonly string[];
  /** Whom the management named, where several are level and it must. */
  readonly named?: string;
  readonly open: boolean;
  readonly refs: readonly RuleRef[];
};
export type RoundScore = {
  readonly round: number;
  readonly division: string;
  readonly teams: readonly TeamRound[];
  /** Most points first. */
  readonly players: readonly PlayerRound[];
  readonly best?: DayBest;
  readonly meetings: readonly Meeting[];
  readonly remarks: readonly Remark[];
  readonly problems: readonly CardProblem[];
};
