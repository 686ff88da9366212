import { step } from '../../because.ts';
import { chips, choice, type FactsOf, seat, yesNo } from '../../fact.ts';
import { actInHand } from '../../hand-effect.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { ActOutcome } from '../../outcome.ts';
import { withoutRaise } from './options.ts';
import { withdrawal } from './withdrawal.ts';

const facts = {
  /** What the bet or all-in really is. */
  toFace: chips({ min: 1 }),
  /** What the caller was told. */
  told: chips({ min: 1 }),
  by: choice(['dealer', 'player'], { usual: 'dealer' }),
  /** The chips that the caller has put in already; none where he only said it. */
  put: chips({ usual: 0 }),
  grossError: yesNo({ usual: false }),
  actedBehind: yesNo({ usual: false }),
  /** What the caller had before he called; where it is not said, enough. */
  stack: chips({ min: 1, optional: true }),
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** Somebody called after he was told a wrong amount. */
export const miscountAccepted = incidentKind({
  phase: 'bet',
  facts,
  find(its, floor) {
    floor.notes('toldAndReal', { told: its.told, real: its.toFace });
    switch (floor.decides('betting.acceptedAction')) {
      case 'callerBears':
        return callerBears(its, floor);
      case 'callerMayWithdraw':
        return mayWithdraw(its, floor);
    }
  },
});

function real({ toFace, stack, put }: Facts): ActOutcome {
  const amount = Math.min(toFace, stack ?? toFace);
  if (put === 0 || put === amount) return { is: 'call', amount };
  return put < amount ? { is: 'call', amount, add: amount - put } : { is: 'call', amount, change: put - amount };
}

function callerBears(its: Facts, floor: Inquiry): Finding {
  const call = real(its);
  const owes: Finding = {
    outcome: call,
    steps: [...moved(call), step('announce')],
    effects: actInHand(its.seat, call),
  };
  if (!its.grossError || floor.decides('betting.grossMiscount') === 'callerBears') return owes;
  return {
    ...owes,
    discretion: {
      range: [call, { is: 'call', amount: Math.min(its.told, its.stack ?? its.told) }],
      weigh: ['fairness', 'dealersPart', 'experience', 'advantageGained'],
    },
  };
}

/** A call on a wrong number is like a call made in error: by its share of what was really to pay. */
function mayWithdraw(its: Facts, floor: Inquiry): Finding {
  const call = real(its);
  const anew: ActOutcome = { is: 'notBinding', mayStill: withoutRaise(its.toFace) };
  const put = its.put === 0 ? Math.min(its.told, its.toFace) : its.put;
  switch (withdrawal(floor, { put, due: its.toFace, actedBehind: its.actedBehind })) {
    case 'right':
      return { outcome: anew, steps: [step('sayAmountAgain', { amount: its.toFace }), step('askAgainInTurn')] };
    case 'dealerDecides':
      return {
        outcome: call,
        steps: [...moved(call), step('announce')],
        discretion: { range: [call, anew], weigh: ['experience', 'dealersPart', 'fairness'] },
      };
    case 'no':
      return { outcome: call, steps: [...moved(call), step('announce')], effects: actInHand(its.seat, call) };
  }
}

const moved = (call: ActOutcome) =>
  call.is !== 'call'
    ? []
    : [
        ...(call.add ? [step('addChips', { amount: call.add })] : []),
        ...(call.change ? [step('returnChips', { amount: call.change })] : []),
      ];
