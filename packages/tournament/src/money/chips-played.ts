import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { livesLost } from './lives.ts';
import { ENTERING } from './money-setup.ts';
import type { Sale } from './money-state.ts';
import { standing } from './standing.ts';

/** Chips that were bought and lost, or played to the night's end, are owed: nothing takes them back, unless the night is called off. Before that a slip is. */
export function chipsPlayed(state: Tournament, { kind, entry, life }: Sale): Objection {
  if (ENTERING.includes(kind) || state.calledOff !== undefined) return undefined;
  const isLost = state.entries.get(entry)?.out !== undefined || livesLost(state, entry) > life;
  if (!isLost && stageOf(state) !== 'over') return undefined;
  const { refs } = policyOf(setupOf(state), kind === 'rebuy' ? 'entries.rebuyDeclared' : 'entries.addOn');
  return { code: 'chips-played', entry, refs };
}

/** What else he has bought in the life for which this was sold. */
export const boughtInLife = (state: Tournament, { id, entry, life }: Sale): readonly Sale[] =>
  standing(state).filter(
    (one) => one.entry === entry && one.life === life && one.id !== id && !ENTERING.includes(one.kind),
  );
