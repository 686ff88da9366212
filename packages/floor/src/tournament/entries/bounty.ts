import { step } from '../../because.ts';
import { seats } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** A player with a bounty is out: who gets it. */
export const bounty = incidentKind({
  phase: 'tournament',
  facts: {
    /** Who won the pot in which his last chips lay; several where it was split. */
    winners: seats(),
  },
  clashes: ({ winners }) =>
    winners.length > 0 ? [] : [{ problem: 'notPossible', fact: 'winners', allowed: { is: 'seats' } }],
  find({ winners }, floor) {
    const to = [...new Set(winners)].toSorted((a, b) => a - b);
    const shared = to.length > 1 ? 'severalWinners' : undefined;
    if (floor.decides('entries.bounty', shared) === 'none') return { outcome: { is: 'noBounty' } };
    if (to.length === 1) return { outcome: { is: 'bountyTo', seats: to }, steps: [step('giveBounty')] };
    return {
      outcome: { is: 'bountyTo', seats: to },
      steps: [step('callFloor')],
      discretion: { range: [{ is: 'bountyTo', seats: to }], weigh: ['fairness'] },
    };
  },
});
