import { step } from '../because.ts';
import { chips, choice, choices } from '../fact.ts';
import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import type { ActOutcome } from '../outcome.ts';
import { actKind } from './act-kind.ts';
import { bettingRound } from './betting-round.ts';
import { countsAsCheck, everyAct } from './counts-as.ts';
import { mayCheck, roundClashes, type Turn, turnOf } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

const MEANINGS = ['check', 'fold', 'call', 'bet', 'raise'] as const;
type Meaning = (typeof MEANINGS)[number];

/** In turn somebody uses a word or a gesture of his own. */
export const nonStandardWord = actKind({
  phase: 'bet',
  facts: {
    ...bettingRound,
    form: choice(['word', 'tap', 'gesture'], { usual: 'word' }),
    /** What the others at the table could take it for. */
    couldMean: choices(MEANINGS, { usual: [] }),
    inFront: chips({ usual: 0 }),
  },
  clashes: ({ inFront, ...round }) => roundClashes(round, inFront, 'inFront'),
  find({ form, couldMean, inFront, ...round }, floor) {
    const turn = turnOf({ ...round, stack: undefined }, inFront);
    const possible = (couldMean.length === 0 && form === 'tap' ? (['check'] as const) : couldMean)
      .filter((meaning) => isPossible(turn, meaning))
      .toSorted((one, other) => MEANINGS.indexOf(one) - MEANINGS.indexOf(other));
    if (form === 'tap') return judgeTap(turn, possible, floor);
    switch (floor.decides('betting.nonStandardWords')) {
      case 'smallestMeaning':
        return judgeMeanings(turn, possible, floor);
      case 'notBinding':
        return actAnew(turn, floor);
    }
  },
});

/** A tap is a check, where a check is possible. */
function judgeTap(turn: Turn, possible: readonly Meaning[], floor: Inquiry): Finding {
  switch (floor.decides('betting.clearGestures')) {
    case 'binding':
      if (mayCheck(turn)) return countsAsCheck(turn, turn.paid);
      floor.decides('betting.nonStandardWords');
      if (possible.length > 0) return judgeMeanings(turn, possible, floor);
      floor.notes('checkNotPossible', { toFace: turn.round.toFace });
      return actAnew(turn, floor);
    case 'notBinding':
      return actAnew(turn, floor);
  }
}

function isPossible(turn: Turn, meaning: Meaning): boolean {
  switch (meaning) {
    case 'check':
      return mayCheck(turn);
    case 'call':
    case 'raise':
      return turn.round.toFace > turn.paid || (meaning === 'raise' && turn.round.toFace > 0);
    case 'bet':
      return turn.round.toFace === 0;
    case 'fold':
      return true;
  }
}

/** One meaning stands; among several a person decides, and the one that costs least is proposed. */
function judgeMeanings(turn: Turn, possible: readonly Meaning[], floor: Inquiry): Finding {
  const { least } = boundsOf(turn, floor);
  const outcomes = possible.map((meaning) => meant(turn, meaning, least));
  const staying = possible.findIndex((meaning) => meaning !== 'fold');
  const outcome = outcomes[Math.max(staying, 0)];
  if (outcome === undefined) return actAnew(turn, floor);
  if (outcomes.length === 1) return { outcome, steps: [step('repeatUsualWord')] };
  return {
    outcome,
    steps: [step('callFloor'), step('repeatUsualWord')],
    discretion: { range: outcomes, weigh: ['fairness', 'intent', 'experience', 'othersMisled'] },
  };
}

function meant({ round: { toFace } }: Turn, meaning: Meaning, least: number): ActOutcome {
  switch (meaning) {
    case 'check':
    case 'fold':
      return { is: meaning };
    case 'call':
      return { is: 'call', amount: toFace };
    case 'bet':
      return { is: 'bet', amount: least };
    case 'raise':
      return { is: 'raise', to: least };
  }
}

const actAnew = (turn: Turn, floor: Inquiry): Finding => ({
  outcome: { is: 'notBinding', mayStill: everyAct(turn, boundsOf(turn, floor)) },
  steps: [step('askToAct')],
});
