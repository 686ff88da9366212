import { isFullIncrease } from '@riffle/hand';
import { step } from '../because.ts';
import { chipList, chips, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import { type BettingRound, bettingRound } from './betting-round.ts';
import { openWager } from './counts-as.ts';
import { turnOf } from './turn.ts';
import { boundsOf, incrementOf } from './wager-bounds.ts';

const { structure, street, bigBlind, lastRaise } = bettingRound;

/** All-ins of less than a full raise: it is asked whether a player may still raise. */
export const shortAllIn = incidentKind({
  phase: 'bet',
  facts: {
    structure,
    street,
    bigBlind,
    /** The highest bet when the player had acted: what he bet, called or checked. */
    betBefore: chips(),
    lastRaise,
    /** What the bet went up to since, one after the other: all-ins, and raises in between. */
    wentTo: chipList({ apart: true }),
    /** Whether he has acted in this round; a blind is no act. */
    hasActed: yesNo({ usual: true }),
  },
  clashes: ({ betBefore, wentTo }) =>
    wentTo.length > 0 && wentTo.every((to, at) => to > (wentTo[at - 1] ?? betBefore))
      ? []
      : [{ problem: 'notPossible', fact: 'wentTo', allowed: { is: 'chipList' } }],
  find({ betBefore, wentTo, hasActed, ...known }, floor) {
    const then = { ...known, toFace: betBefore };
    const last = after(then, wentTo, floor);
    const anyway = !hasActed || isFullRaise(then, wentTo, floor);
    const overShort = endsShort(then, wentTo, floor) ? 'overShortAllIn' : undefined;
    const mayRaise = anyway || isReopened(then, wentTo, floor);
    if (anyway) {
      floor.asks(reopeningPolicy(known.structure));
      floor.decides('betting.minRaise', overShort);
    }
    const turn = turnOf({ ...last, stack: undefined }, 0);
    const stay = [{ is: 'fold' }, { is: 'call', amount: last.toFace }] as const;
    if (!mayRaise) return { outcome: { is: 'playerChooses', between: stay }, steps: [step('onlyCallOrFold')] };
    const { least } = boundsOf(turn, floor, overShort);
    const raise =
      known.structure === 'fixedLimit'
        ? ({ is: 'raise', to: least } as const)
        : openWager(turn, { least, most: Number.POSITIVE_INFINITY });
    return {
      outcome: { is: 'playerChooses', between: [...stay, raise] },
      steps: [step('mayRaiseAgain')],
    };
  },
});

/** The round as it stands now. A short all-in does not change by how much the next raise must go up. */
function after(then: BettingRound, wentTo: readonly number[], floor: Inquiry): BettingRound {
  let toFace = then.toFace;
  let lastRaise = incrementOf(then, floor);
  for (const to of wentTo) {
    lastRaise = Math.max(lastRaise, to - toFace);
    toFace = to;
  }
  return { ...then, toFace, lastRaise };
}

/** The last all-in was for less than a raise: by how much the next must go up is not said of that. */
function endsShort(then: BettingRound, wentTo: readonly number[], floor: Inquiry): boolean {
  const last = wentTo.at(-1) ?? then.toFace;
  const before = after(then, wentTo.slice(0, -1), floor);
  return before.toFace > 0 && last - before.toFace < incrementOf(before, floor);
}

const reopeningPolicy = (structure: BettingRound['structure']) =>
  structure === 'fixedLimit' ? 'betting.shortAllInReopensLimit' : 'betting.shortAllInReopensNoLimit';

/** A full raise opens the betting anew, all-in or not. */
function isFullRaise(then: BettingRound, wentTo: readonly number[], floor: Inquiry): boolean {
  let round: BettingRound = { ...then, lastRaise: incrementOf(then, floor) };
  for (const to of wentTo) {
    const full = incrementOf(round, floor);
    if (to - round.toFace < full) {
      round = { ...round, toFace: to };
      continue;
    }
    floor.notes('increase', { by: to - round.toFace, full });
    return true;
  }
  return false;
}

function reopening({ structure }: BettingRound, floor: Inquiry) {
  const limit = structure === 'fixedLimit';
  return {
    shortAllInReopensLimit: limit ? floor.decides('betting.shortAllInReopensLimit') : 0,
    shortAllInReopensNoLimit: limit ? ('no' as const) : floor.decides('betting.shortAllInReopensNoLimit'),
  };
}

/** Whether one of the increases, or all of them together, is a full raise for a player who has acted. */
function isReopened(then: BettingRound, wentTo: readonly number[], floor: Inquiry): boolean {
  const rules = reopening(then, floor);
  let round: BettingRound = { ...then, lastRaise: incrementOf(then, floor) };
  for (const to of wentTo) {
    const increment = incrementOf(round, floor);
    const by = to - round.toFace;
    floor.notes('increase', { by, full: increment });
    if (isFullIncrease(rules, round.structure, by, increment)) return true;
    round = { ...round, toFace: to };
  }
  if (wentTo.length === 1) return false;
  const together = round.toFace - then.toFace;
  floor.notes('increasesTogether', { by: together, full: incrementOf(round, floor) });
  const full = isFullIncrease(rules, round.structure, together, incrementOf(round, floor));
  // what does not reach a raise even together leaves nothing to decide
  return (full ? floor.decides : floor.frames)('betting.shortAllInsAddUp') === 'addUp' && full;
}
