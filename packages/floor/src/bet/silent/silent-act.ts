import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { mayCheck, type Turn } from '../turn.ts';
import type { ChipsLaid } from './chips-laid.ts';
import { judgeFacingBet } from './facing-bet.ts';
import { judgeOpeningChips } from './opening-chips.ts';
import { judgeUnraisedBlind } from './unraised-blind.ts';

/** What chips put in with one motion and without a word count as. */
export function judgeSilentAct(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  if (turn.round.toFace === 0) return judgeOpeningChips(turn, laid, floor);
  return mayCheck(turn) ? judgeUnraisedBlind(turn, laid, floor) : judgeFacingBet(turn, laid, floor);
}
