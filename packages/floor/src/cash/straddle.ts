import { chips, listOf, seat, seats, yesNo } from '../fact.ts';
import type { Finding } from '../incident-kind.ts';
import { incidentKind } from '../incident-kind.ts';
import type { StraddleFault } from './outcome.ts';
import { isNext } from './positions.ts';

/** Somebody puts in a straddle before the cards. */
export const straddle = incidentKind({
  phase: 'cash',
  facts: {
    seat: seat(),
    amount: chips({ min: 1 }),
    stack: chips({ min: 1 }),
    bigBlind: chips({ min: 1 }),
    bigBlindSeat: seat(),
    buttonSeat: seat(),
    playing: seats(),
    /** Straddles that are in already, in their order. */
    before: listOf({ seat: seat(), amount: chips({ min: 1 }) }, { min: 0, usual: [] }),
    firstCardDealt: yesNo({ usual: false }),
  },
  find({ seat: his, amount, stack, bigBlind, bigBlindSeat, buttonSeat, playing, before, firstCardDealt }, floor) {
    const last = before.at(-1) ?? { seat: bigBlindSeat, amount: bigBlind };
    const wanted = last.amount * 2;
    const refuse = (why: StraddleFault): Finding => ({
      outcome: { is: 'straddleRefused', why, ...(why === 'notTwice' && { amount: wanted }) },
    });
    if (floor.decides('cash.straddle') === 'forbidden') return refuse('forbidden');
    floor.notes('straddleMustBe', { amount: wanted });
    if (firstCardDealt) return refuse('firstCardDealt');
    if (last.seat === buttonSeat && before.length > 0) return refuse('beyondButton');
    if (!isNext(his, last.seat, playing)) return refuse('notNextInTurn');
    if (amount !== wanted) return refuse('notTwice');
    if (stack <= amount) return refuse('wouldBeAllIn');
    return { outcome: { is: 'straddleAllowed', amount } };
  },
});
