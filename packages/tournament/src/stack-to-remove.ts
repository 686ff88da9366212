import type { Out } from './command.ts';
import type { Objection } from './decision.ts';
import { isDisqualified } from './money/disqualified.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { inPlay } from './seating-index.ts';
import { isDecided } from './stage.ts';
import type { Tournament } from './state.ts';

/** Nobody wins by chips that the rulebook takes from him: a disqualified player's stack is taken out before the hand that ends the night is told, corrected to be its last, or another's stack is taken out. */
export function stackToRemove(state: Tournament, out: readonly Pick<Out, 'entry'>[]): Objection {
  const { value, refs } = policyOf(setupOf(state), 'sanctions.disqualifiedChips');
  if (value !== 'removed' || refs.length === 0) return undefined;
  const gone = new Set(out.map(({ entry }) => entry));
  if (!isDecided(state, setupOf(state), gone)) return undefined;
  const winner = inPlay(state).find(({ id }) => !gone.has(id) && isDisqualified(state, id));
  return winner && { code: 'disqualified-would-win', entry: winner.id, refs };
}
