import { step } from '../because.ts';
import { chips, choice } from '../fact.ts';
import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import type { ActOutcome } from '../outcome.ts';
import { actKind } from './act-kind.ts';
import { bettingRound } from './betting-round.ts';
import { countsAsCall, countsAsWager } from './counts-as.ts';
import { roundClashes, type Turn, turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

/** In turn somebody names a number that can be several amounts: “five”. */
export const unclearAmount = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    /** The number as it was said: 5 for “five”, 15 for “one-five”. */
    number: chips({ min: 1 }),
    said: choice(['bet', 'raise', 'amount'], { usual: 'bet' }),
    /** All chips in the pot and in front of the players before it. */
    pot: chips({ optional: true }),
    inFront: chips({ usual: 0 }),
    stack: chips({ min: 1, optional: true }),
  },
  clashes: ({ inFront, pot, ...round }) => [
    ...(round.structure === 'potLimit' && pot === undefined ? [{ problem: 'missing', fact: 'pot' } as const] : []),
    ...roundClashes(round, inFront, 'inFront'),
  ],
  find({ number, said, inFront, ...known }, floor) {
    const turn = turnOf(known, inFront);
    const possible = readingsOf(turn, number, said, floor);
    const smallest = possible[0] as number;
    floor.notes('amountsPossible', { smallest, next: possible[1] ?? smallest });
    switch (floor.decides('betting.unclearAmount')) {
      case 'smallestLegal':
        return stands(turn, smallest, floor);
      case 'highestUpToPot':
        return known.pot === undefined
          ? proposed(turn, possible, floor)
          : stands(turn, possible.findLast((amount) => amount <= (known.pot ?? 0)) ?? smallest, floor);
      case 'dealerDecides':
        return proposed(turn, possible, floor);
    }
  },
});

/** The number with any noughts behind it, as far as it is a legal amount; beyond the stack it is all-in. */
function readingsOf(turn: Turn, number: number, said: 'bet' | 'raise' | 'amount', floor: Inquiry): readonly number[] {
  const { least, most } = boundsOf(turn, floor);
  const highest = Math.min(turn.all, most);
  const legal: number[] = [];
  for (let amount = number; legal.length < MOST_READINGS; amount *= 10) {
    const asCall = said !== 'raise' && amount === turn.round.toFace;
    if (amount >= highest) return legal.length > 0 && amount > highest ? legal : [...legal, highest];
    if (asCall || amount >= least) legal.push(amount);
  }
  return legal;
}

/** Nobody means more than the second nought too many. */
const MOST_READINGS = 3;

/** The amount that was meant; nothing lies there yet, so nothing is owed or goes back. */
const stands = (turn: Turn, amount: number, floor: Inquiry): Finding =>
  amount <= turn.round.toFace ? countsAsCall(turn, amount) : countsAsWager(turn, amount, amount, floor);

/** A person decides among them; the smallest binds least. */
function proposed(turn: Turn, possible: readonly number[], floor: Inquiry): Finding {
  const { outcome, steps = [] } = stands(turn, possible[0] as number, floor);
  return {
    outcome,
    steps: [step('askWhatHeMeant'), ...steps],
    discretion: {
      range: possible.map((amount) => meant(turn, amount)),
      weigh: ['fairness', 'intent', 'potSize', 'othersMisled'],
    },
  };
}

function meant({ round: { toFace } }: Turn, amount: number): ActOutcome {
  if (amount <= toFace) return { is: 'call', amount };
  return toFace > 0 ? { is: 'raise', to: amount } : { is: 'bet', amount };
}
