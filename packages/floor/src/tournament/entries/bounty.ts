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
    if (floor.decides('entries.bounty') === 'none') return { outcome: { is: 'noBounty' } };
    floor.frames('entries.bountyTo');
    if (to.length === 1) return { outcome: { is: 'bountyTo', seats: to }, steps: [step('giveBounty')] };
    const inParts = floor.decides('entries.bountyShared') === 'equalParts';
    return {
      outcome: { is: 'bountyTo', seats: to },
      steps: inParts ? [step('callFloor'), step('giveBounty')] : [step('callFloor')],
      discretion: { range: [{ is: 'bountyTo', seats: to }], weigh: ['fairness'] },
    };
  },
});
