import { step } from '../because.ts';
import { chips, choice } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A stack does not reach for both ante and blind. */
export const anteOrBlindFirst = incidentKind({
  phase: 'bet',
  facts: {
    /** Where it is not said, as the rulebook has it. */
    anteFrom: choice(['bigBlind', 'everybody'], { optional: true }),
    ante: chips({ min: 1 }),
    /** The blind that he has to post. */
    blind: chips(),
    stack: chips({ min: 1 }),
  },
  clashes: ({ ante, blind, stack }) =>
    stack < ante + blind
      ? []
      : [{ problem: 'notPossible', fact: 'stack', allowed: { is: 'chips', min: 1, max: ante + blind - 1 } }],
  find({ anteFrom, ante, blind, stack }, floor) {
    const kind = floor.decides('betting.ante');
    if (kind === 'none') {
      floor.notes('anteOtherThanBook');
      return { outcome: { is: 'anteAndBlind', ante: 0, blind: Math.min(stack, blind) }, steps: [step('takeNoAnte')] };
    }
    const order = floor.asks('betting.anteOrder');
    // what is played tonight is a fact, and the rulebook's own way only fills in where nobody said it
    const byBook = kind === 'everybody' ? 'everybody' : 'bigBlind';
    if (anteFrom !== undefined && kind === 'everybody' && anteFrom !== byBook) floor.notes('anteOtherThanBook');
    const everybody = (anteFrom ?? byBook) === 'everybody';
    const first = everybody ? order.fromEverybody : order.fromBigBlind;
    const paidAnte = first === 'ante' ? Math.min(stack, ante) : Math.max(stack - blind, 0);
    return {
      outcome: { is: 'anteAndBlind', ante: paidAnte, blind: stack - paidAnte },
      steps: [step('takeAnteAndBlind', { ante: paidAnte, blind: stack - paidAnte })],
    };
  },
});
