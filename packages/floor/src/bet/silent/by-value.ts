import { isFullIncrease } from '@riffle/hand';
import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsStaying, countsAsWager } from '../counts-as.ts';
import type { Turn } from '../turn.ts';
import { boundsOf, incrementOf } from '../wager-bounds.ts';

/**
 * What more chips than the call count as by their value alone: a full raise stands, from one half on it is filled up to
 * the smallest raise, below that it is none. `lying` is all that lies there, also what is not counted.
 */
export function judgeByValue(turn: Turn, value: number, lying: number, floor: Inquiry): Finding {
  const { toFace } = turn.round;
  if (value <= toFace) return countsAsStaying(turn, lying);
  const { least, most } = boundsOf(turn, floor);
  floor.notes('leastRaise', { to: least, value });
  if (value >= least) return countsAsWager(turn, lying, Math.min(value, most), floor);
  if (value === turn.all) return shortAllIn(turn, floor);
  const over = value - toFace;
  const whole = wholeOf(turn, over, floor);
  floor.notes('halfNeeded', { over, needed: Math.ceil(whole / 2) });
  return over * 2 >= whole ? countsAsWager(turn, lying, least, floor) : countsAsStaying(turn, lying);
}

/** Of what one half must lie over the call. What reaches half of the bet itself is a raise, whichever half was meant. */
function wholeOf({ round }: Turn, over: number, floor: Inquiry): number {
  const increment = incrementOf(round, floor);
  const part = over * 2 >= round.toFace ? undefined : over * 2 >= increment ? 'halfOfRaiseOnly' : 'belowHalf';
  switch (floor.decides('betting.underraiseThreshold', part)) {
    case 'halfIncrement':
      return increment;
    case 'halfOfBet':
      return round.toFace;
  }
}

/** The last chips of a player stand as they are: there is nothing to complete with. */
function shortAllIn(turn: Turn, floor: Inquiry): Finding {
  const { round, all } = turn;
  const limit = round.structure === 'fixedLimit';
  const reopening = {
    shortAllInReopensLimit: limit ? floor.decides('betting.shortAllInReopensLimit') : 0,
    shortAllInReopensNoLimit: limit ? ('no' as const) : floor.decides('betting.shortAllInReopensNoLimit'),
  };
  const full = isFullIncrease(reopening, round.structure, all - round.toFace, incrementOf(round, floor));
  const { outcome, steps = [] } = countsAsWager(turn, all, all, floor);
  return { outcome, steps: [...steps, step(full ? 'actedMayRaise' : 'actedMayNotRaise')] };
}
