import { step } from '../../because.ts';
import { count } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';

/** Stud: the stub has not enough cards to give everybody his last one. */
export const studTooFewCards = incidentKind({
  phase: 'deal',
  facts: {
    playersLeft: count(2, 8),
    /** Cards in the stub before the last street. */
    stub: count(0, 20),
    /** Cards burned so far in this hand. */
    burns: count(0, 8, { usual: 3 }),
  },
  find({ playersLeft, stub, burns }, floor) {
    floor.notes('cardsForLastStreet', { stub, players: playersLeft });
    const rule = floor.decides('dealing.studTooFew');
    if (stub > playersLeft) return { outcome: { is: 'playOn' }, steps: [step('playOn')] };
    // as many cards as players: nothing is burned
    if (stub === playersLeft) return dealt(stub, 0, false);
    if (rule === 'commonCard') return common;
    const direct = Math.max(stub - 1, 0);
    const mixed = stub - direct + burns;
    const wanting = playersLeft - direct;
    return mixed < wanting ? common : dealt(direct, wanting, mixed > wanting);
  },
});

const common: Finding = { outcome: { is: 'commonCard' }, steps: [step('announce'), step('dealCommonCard')] };

/** All but the last card of the stub, and then from that one and the burn cards, mixed. */
const dealt = (direct: number, fromBurns: number, burnFirst: boolean): Finding => ({
  outcome: { is: 'lastCardsDealt', direct, fromBurns },
  steps: [
    ...(direct > 0 ? [step('dealWithoutBurn', { cards: direct })] : []),
    ...(fromBurns > 0 ? [step('mixBurns'), step('dealFromBurns', { cards: fromBurns, burnFirst })] : []),
    step('playOn'),
  ],
});
