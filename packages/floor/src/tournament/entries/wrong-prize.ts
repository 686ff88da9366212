import { step } from '../../because.ts';
import { chipList, chips, count } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** A prize is doubted: what the place is worth. Money in cents. */
export const wrongPrize = incidentKind({
  phase: 'tournament',
  facts: {
    /** All that was paid in to be played for. */
    fees: chips({ min: 1 }),
    entries: count(2, 10_000),
    /** The value of one bounty; 0 = there are none. */
    bounty: chips({ usual: 0 }),
    /** Per cent of the pool by place, best first. */
    shares: chipList(),
    place: count(1, 10_000),
    /** What was paid out. */
    paid: chips({ usual: 0 }),
  },
  clashes: ({ fees, entries, bounty, shares }) => [
    ...(shares.length > 0 && shares.reduce((sum, share) => sum + share, 0) <= 100
      ? []
      : [{ problem: 'notPossible', fact: 'shares', allowed: { is: 'chipList' } } as const]),
    ...(bounty * entries <= fees
      ? []
      : [
          {
            problem: 'notPossible',
            fact: 'bounty',
            allowed: { is: 'chips', min: 0, max: Math.floor(fees / entries) },
          } as const,
        ]),
  ],
  find({ fees, entries, bounty, shares, place, paid }, floor) {
    floor.decides('entries.prizePool');
    const apart = bounty > 0 && floor.decides('entries.bounty') === 'jetonPerEntry' ? bounty * entries : 0;
    const pool = fees - apart;
    floor.notes('poolIs', { cents: pool });
    const cents = Math.floor((pool * (shares[place - 1] ?? 0)) / 100);
    return {
      outcome: { is: 'prizeIs', cents, difference: cents - paid },
      steps: cents === paid ? [] : [step('callFloor'), step('correctPrize')],
    };
  },
});
