import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsCall, countsAsCheck, everyAct } from '../counts-as.ts';
import { judgeByValue } from '../silent/by-value.ts';
import { type ChipsLaid, lyingIn } from '../silent/chips-laid.ts';
import { judgeSilentAct } from '../silent/silent-act.ts';
import { mayCheck, type Turn } from '../turn.ts';
import { boundsOf } from '../wager-bounds.ts';
import { judgeAmount } from './spoken-amount.ts';
import { judgeWithoutAmount } from './without-amount.ts';
import type { Words } from './words.ts';

/** What a word in turn counts as; the chips in front only show what is owed or goes back. */
export function judgeSpokenAct(turn: Turn, { said, amount }: Words, laid: ChipsLaid, floor: Inquiry): Finding {
  const lying = lyingIn(laid);
  floor.asks('betting.verbalInTurn');
  const ruled = judgeWord(turn, { said, amount }, laid, lying, floor);
  restsOnWord(floor);
  return ruled;
}

/** What binds is the word, unless a more special rule says what it counts as. */
export function restsOnWord(floor: Inquiry): void {
  if (!floor.hasAsked('betting.announcedUnderraise')) floor.decides('betting.verbalInTurn');
}

function judgeWord(turn: Turn, { said, amount }: Words, laid: ChipsLaid, lying: number, floor: Inquiry): Finding {
  switch (said) {
    case 'fold':
      return judgeFold(turn, lying, floor);
    case 'check':
      return mayCheck(turn) ? countsAsCheck(turn, lying) : notPossible(turn, lying, floor);
    case 'call':
      floor.asks('betting.callForms');
      if (!mayCheck(turn)) return countsAsCall(turn, lying);
      floor.notes('nothingToCall');
      return countsAsCheck(turn, lying);
    case 'allIn':
      if (turn.all <= turn.round.toFace) return countsAsCall(turn, lying);
      return turn.round.toFace === 0
        ? judgeAmount(turn, turn.all, lying, 'announced', floor)
        : judgeByValue(turn, turn.all, lying, floor);
    case 'bet':
    case 'raise':
      return amount === undefined
        ? judgeWithoutAmount(turn, laid, floor)
        : judgeAmount(turn, amount, lying, said === 'raise' ? 'announced' : 'bare', floor);
    case 'unclear':
      return judgeSilentAct(turn, laid, floor);
    case 'amount':
      return judgeAmount(turn, amount ?? 0, lying, 'bare', floor);
  }
}

function judgeFold(turn: Turn, lying: number, floor: Inquiry): Finding {
  if (mayCheck(turn)) floor.asks('betting.foldWithoutBet');
  const back = lying - turn.paid;
  return {
    outcome: { is: 'fold' },
    steps: [step('takeCardsIn'), ...(back > 0 ? [step('returnChips', { amount: back })] : [])],
  };
}

/** A check where there is something to pay is no act: he still has every other. */
function notPossible(turn: Turn, lying: number, floor: Inquiry): Finding {
  floor.notes('checkNotPossible', { toFace: turn.round.toFace });
  const back = lying - turn.paid;
  return {
    outcome: { is: 'notBinding', mayStill: everyAct(turn, boundsOf(turn, floor)) },
    steps: [step('askToAct'), ...(back > 0 ? [step('returnChips', { amount: back })] : [])],
  };
}
