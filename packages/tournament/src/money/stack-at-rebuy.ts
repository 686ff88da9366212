import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Entry, Tournament } from '../state.ts';
import type { StackTold } from './money-command.ts';

type Told = { readonly entry: Entry['id']; readonly stack: StackTold | undefined; readonly reason: string | undefined };

/**
 * Who still has chips buys more with no more than the first stack, where it is so. No night counts what lies before somebody:
 * the cashier says it. A reason stands for a stack that nobody has told, and passes what is only usual, but no rulebook.
 */
export function stackAtRebuy(state: Tournament, { entry, stack, reason }: Told): Objection {
  const setup = setupOf(state);
  const { value, refs, from } = policyOf(setup, 'entries.rebuyWhen');
  const { startingStack: most } = setup;
  if (value !== 'upToStartingStack' || stack === 'upToStart' || (stack !== undefined && stack <= most))
    return undefined;
  if (reason && (stack === undefined || from === 'base')) return undefined;
  const cited = refs.length === 0 ? {} : { refs };
  return stack === undefined
    ? { code: 'stack-asked', entry, most, ...cited }
    : { code: 'stack-above-start', entry, stack, most, ...cited };
}
