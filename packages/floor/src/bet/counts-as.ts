import { type Step, step } from '../because.ts';
import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import type { ActOutcome } from '../outcome.ts';
import { mayCheck, type Turn } from './turn.ts';
import { type Bounds, incrementOf, nextRaiseTo } from './wager-bounds.ts';

type Moved = { readonly change?: number; readonly add?: number };

/** What goes back or is owed, where `lying` is in front of the player and `due` is what stands. */
const movedBetween = (lying: number, due: number): Moved =>
  lying > due ? { change: lying - due } : lying < due ? { add: due - lying } : {};

const movingSteps = ({ change, add }: Moved): readonly Step[] => [
  ...(change === undefined ? [] : [step('returnChips', { amount: change })]),
  ...(add === undefined ? [] : [step('addChips', { amount: add })]),
];

type Call = { readonly outcome: Extract<ActOutcome, { is: 'call' }>; readonly steps: readonly Step[] };

/** He stays in for the bet that he faces, or for what he has. */
export function countsAsCall({ round, all }: Turn, lying: number): Call {
  const amount = Math.min(round.toFace, all);
  const moved = movedBetween(lying, amount);
  return {
    outcome: { is: 'call', amount, ...moved },
    steps: [step('announceCall', { amount }), ...movingSteps(moved)],
  };
}

/** He has checked; of a blind that he swapped, the blind stays. */
export function countsAsCheck({ round }: Turn, lying: number): Finding {
  return {
    outcome: { is: 'check' },
    steps: [step('announceCheck'), ...movingSteps(movedBetween(lying, round.toFace))],
  };
}

/** No bet or raise: a call, or a check where there is nothing to pay. */
export const countsAsStaying = (turn: Turn, lying: number): Finding =>
  mayCheck(turn) ? countsAsCheck(turn, lying) : countsAsCall(turn, lying);

/** The bet or raise that stands, at most his whole stack. */
export function countsAsWager(turn: Turn, lying: number, wanted: number, floor: Inquiry): Finding {
  const { round, all } = turn;
  const to = Math.min(wanted, all);
  const moved = movedBetween(lying, to);
  floor.notes('nextRaise', { to: nextRaiseTo(round, to, incrementOf(round, floor)) });
  return round.toFace > 0
    ? { outcome: { is: 'raise', to, ...moved }, steps: [step('announceRaise', { to }), ...movingSteps(moved)] }
    : {
        outcome: { is: 'bet', amount: to, ...moved },
        steps: [step('announceBet', { amount: to }), ...movingSteps(moved)],
      };
}

/** A bet or raise that binds, its amount still to be named; a stack that does not reach is all-in. */
export function openWager({ round, all }: Turn, { least, most }: Bounds): ActOutcome {
  const highest = Math.min(most, all);
  const bounds = { least: Math.min(least, all), ...(Number.isFinite(highest) && { most: highest }) };
  if (round.structure === 'fixedLimit')
    return round.toFace > 0 ? { is: 'raise', to: bounds.least } : { is: 'bet', amount: bounds.least };
  return round.toFace > 0 ? { is: 'raiseFrom', ...bounds } : { is: 'betFrom', ...bounds };
}

/** Everything that the player may still do where an act binds nobody. */
export function everyAct(turn: Turn, bounds: Bounds): readonly ActOutcome[] {
  const { round, all } = turn;
  const wager = all > round.toFace ? [openWager(turn, bounds)] : [];
  if (mayCheck(turn)) return [{ is: 'check' }, ...wager];
  return [{ is: 'fold' }, { is: 'call', amount: Math.min(round.toFace, all) }, ...wager];
}
