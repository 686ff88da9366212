import { step } from '../because.ts';
import { chips, choice, count, yesNo } from '../fact.ts';
import type { Finding } from '../incident-kind.ts';
import { incidentKind } from '../incident-kind.ts';
import type { RunFault } from './outcome.ts';

/** Players want the rest of the board dealt twice. */
export const runItTwice = incidentKind({
  phase: 'cash',
  facts: {
    table: choice(['cash', 'tournament'], { usual: 'cash' }),
    /** The whole pot, side pots included. */
    pot: chips({ min: 1 }),
    bigBlind: chips({ min: 1 }),
    from: choice(['flop', 'turn', 'river'], { usual: 'turn' }),
    /** That card lies there already. */
    dealt: yesNo({ usual: false }),
    times: count(2, 4, { usual: 2 }),
    /** Players in the hand who are not all-in. */
    notAllIn: count(0, 10, { usual: 1 }),
    allAgree: yesNo({ usual: true }),
    askedToWait: yesNo({ usual: true }),
  },
  find({ table, pot, bigBlind, from, dealt, times, notAllIn, allAgree, askedToWait }, floor) {
    if (table === 'tournament') {
      floor.decides('pots.runItTwice');
      return { outcome: { is: 'runOnce', why: 'forbidden' } };
    }
    const runs = floor.decides('cash.runItTwice');
    const once = (why: RunFault): Finding => ({ outcome: { is: 'runOnce', why } });
    floor.notes('potInBigBlinds', { pot, needed: runs.minBigBlinds * bigBlind });
    if (runs.runs < 2) return once('forbidden');
    if (from === 'flop') return once('flop');
    if (times > runs.runs) return once('onlyTwice');
    if (dealt) return once('alreadyDealt');
    if (notAllIn > 1) return once('actionLeft');
    if (pot < runs.minBigBlinds * bigBlind) return once('potTooSmall');
    if (!allAgree) return once('noConsent');
    if (!askedToWait) return once('notAskedToWait');
    const fee = floor.asks('cash.runItTwiceFee');
    return {
      outcome: { is: 'runTwice', streets: from === 'turn' ? ['turn', 'river'] : ['river'], fee },
      steps: [step('askAllToAgree'), ...(fee > 0 ? [step('takeFee', { amount: fee })] : []), step('halvePots')],
    };
  },
});
