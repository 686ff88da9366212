import { step } from '../because.ts';
import { count, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';
import { given, type Inquiry } from '../inquiry.ts';
import { type BettingRound, bettingRound } from './betting-round.ts';
import { countsAsWager, openWager } from './counts-as.ts';
import { roundClashes, turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

/** Somebody wants to raise once more, and it is asked whether that many raises are allowed. */
export const tooManyRaises = incidentKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    structure: { ...bettingRound.structure, usual: 'fixedLimit' },
    /** Raises made in this round, without the bet; before the flop without the big blind. */
    raises: count(0, 30),
    playersLeft: count(2, 12, { usual: 3 }),
    /** Only two are left in the whole tournament. */
    lastTwo: yesNo({ usual: false }),
  },
  clashes: (round) => roundClashes(round, 0, 'toFace'),
  find({ raises, playersLeft, lastTwo, ...round }, floor) {
    const cap = capOf(round, { raises, playersLeft, lastTwo }, floor);
    const turn = turnOf(round, 0);
    if (cap === undefined || raises < cap) {
      // asked is how often, and not by how much
      const asIs = given(floor, 'betting.limitSizes');
      const { least } = boundsOf(turn, asIs);
      const { outcome } =
        round.structure === 'fixedLimit'
          ? countsAsWager(turn, least, least, asIs)
          : { outcome: openWager(turn, { least, most: Number.POSITIVE_INFINITY }) };
      return { outcome, steps: [step('raiseAllowed')] };
    }
    floor.notes('raisesMade', { raises, cap });
    return {
      outcome: { is: 'refused', allowed: [{ is: 'fold' }, { is: 'call', amount: round.toFace }] },
      steps: [step('noFurtherRaise')],
    };
  },
});

type Raised = { readonly raises: number; readonly playersLeft: number; readonly lastTwo: boolean };

/** How many raises the round may have; asks only as far as the answer hangs on it. */
function capOf({ structure, street }: BettingRound, { raises, playersLeft, lastTwo }: Raised, floor: Inquiry) {
  switch (structure) {
    case 'noLimit':
    case 'potLimit':
      switch (floor.decides('betting.raiseCapNoLimit', structure === 'potLimit' ? 'potLimit' : undefined)) {
        case 'none':
          return undefined;
      }
      break;
    case 'fixedLimit': {
      const limit = floor.decides('betting.raiseCapLimit');
      if (limit.is === 'none') return undefined;
      const cap = street === 'preflop' ? limit.beforeFlop : limit.later;
      return raises >= cap && isLifted({ playersLeft, lastTwo }, floor) ? undefined : cap;
    }
  }
}

function isLifted({ playersLeft, lastTwo }: Omit<Raised, 'raises'>, floor: Inquiry): boolean {
  switch (floor.decides('betting.raiseCapLifted')) {
    case 'lastTwoOfTournament':
      return lastTwo;
    case 'headsUpPot':
      return playersLeft === 2;
    case 'never':
      return false;
  }
}
