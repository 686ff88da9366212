import type { CarriedPenalty } from '../day-end/day-command.ts';
import type { Carried } from '../day-end/day-state.ts';
import type { FormOfPlay } from '../form/form-of-play.ts';
import type { Game, Setup } from '../setup.ts';
import type { StructureId } from '../structures.ts';

/** What a simulated night is to be. The same plan with the same seed plays the same night. */
export type NightPlan = {
  readonly players: number;
  readonly rulebook: Setup['rulebook'];
  readonly seed: string;
  readonly game?: Game;
  /** Tables made ready beforehand; absent = as many as the draw needs. */
  readonly tables?: number;
  readonly seatsPerTable?: number;
  /** So many are paid; absent = nobody, so that nothing is played for hand by hand. */
  readonly paid?: number;
  /** Absent = that of a club night. */
  readonly structure?: StructureId;
  /** Absent = as the rulebook has it. */
  readonly form?: FormOfPlay;
  /** Every other level is dealt at tables of so many. */
  readonly smallTables?: number;
  /** Small chips are raced for now and then. */
  readonly races?: true;
  /** Stacks are counted now and then, table by table. */
  readonly counts?: true;
  /** Now and then somebody is sent away for some hands or rounds, or for good. */
  readonly penalties?: true;
  /** It is a part of something longer. */
  readonly day?: DayPlan;
  /** It goes on from other days, with these stacks and nobody else. */
  readonly carried?: Carried & { readonly penalties: readonly CarriedPenalty[] };
};

/** The day ends with this level of play, or before it once so few are left. */
export type DayPlan = { readonly through: number; readonly with: number };
