import { step } from '../../because.ts';
import { choice } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** Chips are changed, or somebody wants change. */
export const chipsExchanged = incidentKind({
  phase: 'tournament',
  facts: {
    how: choice(['betweenPlayers', 'fromPot', 'asked'], { usual: 'betweenPlayers' }),
  },
  find({ how }, floor) {
    const rule = floor.decides('chips.changeBetweenPlayers');
    if (how === 'asked') return { outcome: { is: 'dealerChanges' }, steps: [step('dealerMakesChange')] };
    if (how === 'betweenPlayers' && rule === 'noChangeFromPot') return { outcome: { is: 'exchangeStands' } };
    return { outcome: { is: 'dealerChanges' }, steps: [step('checkExchange')], offence: 'chipsExchanged' };
  },
});
