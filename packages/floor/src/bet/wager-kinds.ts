import { betThePot } from './bet-the-pot.ts';
import { chipsNotReleased } from './chips-not-released.ts';
import { nonStandardWord } from './non-standard-word.ts';
import { overbetForChange } from './overbet-for-change.ts';
import { raiseWithoutAmount } from './raise-without-amount.ts';
import { silentChips } from './silent-chips.ts';
import { stringBet } from './string-bet.ts';
import { unclearAmount } from './unclear-amount.ts';
import { underbet } from './underbet.ts';
import { undercall } from './undercall.ts';
import { underraise } from './underraise.ts';
import { wordsAndChips } from './words-and-chips.ts';

/** What chips and words at the bet count as. */
export const wagerKinds = {
  silentChips,
  wordsAndChips,
  stringBet,
  raiseWithoutAmount,
  undercall,
  underraise,
  underbet,
  unclearAmount,
  overbetForChange,
  betThePot,
  nonStandardWord,
  chipsNotReleased,
};

export type WagerKinds = typeof wagerKinds;
