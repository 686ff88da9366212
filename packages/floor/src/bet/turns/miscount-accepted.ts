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
  /** What lay in front of the caller before, a blind for example. */
  inFront: chips({ usual: 0 }),
  /** The chips that the caller has put in already; none where he only said it. */
  put: chips({ usual: 0 }),
  grossError: yesNo({ usual: false }),
  actedBehind: yesNo({ usual: false }),
  /** What the caller had behind what lay in front, before he called; where it is not said, enough. */
  stack: chips({ min: 1, optional: true }),
  seat: seat({ optional: true }),
} as const;
type Facts = FactsOf<typeof facts>;

/** Somebody called after he was told a wrong amount. */
export const miscountAccepted = incidentKind({
  phase: 'bet',
  facts,
  clashes: ({ inFront, toFace, told }) =>
    inFront < Math.min(toFace, told)
      ? []
      : [
          {
            problem: 'notPossible',
            fact: 'inFront',
            allowed: { is: 'chips', min: 0, max: Math.min(toFace, told) - 1 },
          },
        ],
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

/** As much as he has, if the whole is more. */
const atMost = (amount: number, { inFront, stack }: Facts): number =>
  stack === undefined ? amount : Math.min(amount, inFront + stack);

function real(its: Facts): ActOutcome {
  const amount = atMost(its.toFace, its);
  const missing = amount - its.inFront - its.put;
  if (its.put === 0 || missing === 0) return { is: 'call', amount };
  return missing > 0 ? { is: 'call', amount, add: missing } : { is: 'call', amount, change: -missing };
}

function callerBears(its: Facts, floor: Inquiry): Finding {
  const call = real(its);
  const owes: Finding = {
    outcome: call,
    steps: [step('announce'), ...moved(call)],
    effects: actInHand(its.seat, call),
  };
  if (!its.grossError || floor.decides('betting.grossMiscount') === 'callerBears') return owes;
  return {
    ...owes,
    discretion: {
      range: [call, { is: 'call', amount: atMost(its.told, its) }],
      weigh: ['fairness', 'dealersPart', 'experience', 'advantageGained'],
    },
  };
}

/** A call on a wrong number is like a call made in error: by its share of what was really to pay. */
function mayWithdraw(its: Facts, floor: Inquiry): Finding {
  const call = real(its);
  const anew: ActOutcome = { is: 'notBinding', mayStill: withoutRaise(its.toFace) };
  const due = its.toFace - its.inFront;
  const put = its.put === 0 ? Math.min(its.told - its.inFront, due) : its.put;
  switch (withdrawal(floor, { put, due, actedBehind: its.actedBehind, raiseMissed: false })) {
    case 'right':
      return {
        outcome: anew,
        steps: [
          step('sayAmountAgain', { amount: its.toFace }),
          ...(its.put > 0 ? [step('returnChips', { amount: its.put })] : []),
          step('askAgainInTurn'),
        ],
      };
    case 'dealerDecides':
      return {
        outcome: call,
        steps: [step('announce'), ...moved(call)],
        discretion: { range: [call, anew], weigh: ['experience', 'dealersPart', 'fairness'] },
      };
    case 'no':
      return { outcome: call, steps: [step('announce'), ...moved(call)], effects: actInHand(its.seat, call) };
  }
}

const moved = (call: ActOutcome) =>
  call.is !== 'call'
    ? []
    : [
        ...(call.add ? [step('addChips', { amount: call.add })] : []),
        ...(call.change ? [step('returnChips', { amount: call.change })] : []),
      ];
