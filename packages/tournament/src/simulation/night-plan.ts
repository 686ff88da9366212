import type { Game, Setup } from '../setup.ts';

/** What a simulated night is to be. The same plan with the same seed plays the same night. */
export type NightPlan = {
  readonly players: number;
  readonly rulebook: Setup['rulebook'];
  readonly seed: string;
  readonly game?: Game;
  /** Tables made ready beforehand; absent = as many as the draw needs. */
  readonly tables?: number;
  readonly seatsPerTable?: number;
  /** Small chips are raced for now and then. */
  readonly races?: true;
};
