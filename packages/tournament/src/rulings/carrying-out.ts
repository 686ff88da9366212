import { accept } from '@riffle/aggregate';
import type { CarriedOut } from '../command.ts';
import { type Decide, type Decision, happens, nothingToDo, refused } from '../decision.ts';
import { evolve } from '../evolve.ts';
import type { RulingId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import type { CarriesOut } from './carries-out.ts';

/** What follows from the ruling itself, before any of it is carried out. */
export const carryOutRuling: Decide<'CarryOutRuling'> = (state, { ruling, carryOut }) => {
  if (state.rulings.every(({ id }) => id !== ruling)) return refused({ code: 'no-such-ruling', ruling });
  return carryOut.length === 0 ? nothingToDo : happens();
};

/** One after the other on what the one before has left; where one is refused, nothing of it happens. */
export function carriedOut(
  state: Tournament,
  ruled: Decision,
  { ruling, carryOut = [] }: { readonly ruling: RulingId; readonly carryOut?: readonly CarriedOut[] },
  decide: (state: Tournament, command: CarriedOut) => Decision,
): Decision {
  if (!ruled.ok || carryOut.length === 0) return ruled;
  let events = [...ruled.value, { v: 1, type: 'RulingCarriedOut', ruling, by: typesOf(carryOut) } as const];
  let now = events.reduce(evolve, state);
  for (const command of carryOut) {
    const decision = decide(now, command);
    if (!decision.ok) return decision;
    now = decision.value.reduce(evolve, now);
    events = [...events, ...decision.value] as typeof events;
  }
  return accept(events);
}

/** Steps that the night ticks by itself are none of its own. */
const typesOf = (commands: readonly CarriedOut[]): readonly CarriesOut[] =>
  commands.map(({ type }) => type).filter((type) => type !== 'TickStep');
