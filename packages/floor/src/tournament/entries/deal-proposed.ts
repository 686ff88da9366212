import { step } from '../../because.ts';
import { choice, count } from '../../fact.ts';
import { incidentKind } from '../../incident-kind.ts';

/** Players want to agree on something instead of playing for it. */
export const dealProposed = incidentKind({
  phase: 'tournament',
  facts: {
    what: choice(['prizes', 'points', 'pot'], { usual: 'prizes' }),
    /** Players still in; for a pot: those in the hand. */
    players: count(2, 10_000),
    agree: count(0, 10_000),
  },
  clashes: ({ players, agree }) =>
    agree <= players ? [] : [{ problem: 'notPossible', fact: 'agree', allowed: { is: 'count', min: 0, max: players } }],
  find({ what, players, agree }, floor) {
    floor.notes('haveAgreed', { agree, players });
    if (what === 'pot') {
      floor.decides('entries.potAgreements');
      return { outcome: { is: 'dealVoid' }, steps: [step('playOnAlone')], offence: 'collusion' };
    }
    if (what === 'points' && floor.decides('league.pointsAgreement') === 'forbidden')
      return { outcome: { is: 'dealRefused' }, steps: [step('bookByPlace')] };
    const all = agree === players;
    const rule = floor.decides('entries.deals');
    if (all && rule !== 'forbidden') floor.frames('entries.afterDeal');
    switch (rule) {
      case 'forbidden':
        return { outcome: { is: 'dealRefused' }, steps: [step('playItOut')] };
      case 'allRemaining':
        return all
          ? { outcome: { is: 'dealRecorded' }, steps: [step('writeDown'), step('staffNeedNotPay')] }
          : { outcome: { is: 'dealVoid' }, steps: [step('writeDown'), step('playItOut')] };
      case 'byEvent': {
        const outcome = all ? ({ is: 'dealRecorded' } as const) : ({ is: 'dealVoid' } as const);
        return {
          outcome,
          steps: [step('callFloor')],
          discretion: { range: [outcome, { is: 'dealRefused' }], weigh: ['fairness', 'stageOfEvent'] },
        };
      }
    }
  },
});
