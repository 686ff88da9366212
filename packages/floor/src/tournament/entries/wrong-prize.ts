import { step } from '../../because.ts';
import { chipList, chips, count } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** A prize is doubted: what the place is worth. Money in cents. */
export const wrongPrize = incidentKind({
  phase: 'tournament',
  facts: {
    /** All that was paid in to be played for. */
    fees: chips({ min: 1 }),
    entries: count(2, 10_000),
    /** The value of one bounty; 0 = there are none. */
    bounty: chips({ usual: 0 }),
    /** What the house has kept of the fees, announced beforehand. */
    houseFee: chips({ usual: 0 }),
    /** Per cent of the pool by place, best first. */
    shares: chipList({ apart: true }),
    place: count(1, 10_000),
    /** What was paid out. */
    paid: chips({ usual: 0 }),
  },
  clashes: ({ fees, entries, bounty, houseFee, shares }) => [
    ...(shares.length > 0 && shares.reduce((sum, share) => sum + share, 0) <= 100
      ? []
      : [{ problem: 'notPossible', fact: 'shares', allowed: { is: 'chipList' } } as const]),
    ...(bounty * entries + houseFee <= fees
      ? []
      : [
          {
            problem: 'notPossible',
            fact: bounty * entries <= fees ? 'houseFee' : 'bounty',
            allowed: {
              is: 'chips',
              min: 0,
              max: bounty * entries <= fees ? fees - bounty * entries : Math.floor(fees / entries),
            },
          } as const,
        ]),
  ],
  find({ fees, entries, bounty, houseFee, shares, place, paid }, floor) {
    floor.decides('entries.prizePool');
    const apart = bounty > 0 && floor.decides('entries.bounty') !== 'none' ? bounty * entries : 0;
    const kept = houseFee > 0 && mayKeep(bounty > 0, floor) ? houseFee : 0;
    const pool = fees - apart - kept;
    floor.notes('poolIs', { cents: pool });
    const cents = Math.floor((pool * (shares[place - 1] ?? 0)) / 100);
    return {
      outcome: { is: 'prizeIs', cents, difference: cents - paid },
      steps: cents === paid ? [] : [step('callFloor'), step('correctPrize')],
    };
  },
});

/** By some rulebooks the fees of a bounty event are bounties and prizes, and nothing else. */
const mayKeep = (withBounty: boolean, floor: Inquiry): boolean =>
  floor.decides('entries.houseFee') === 'announced' || !withBounty;
