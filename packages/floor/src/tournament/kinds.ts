import { chipOnFloor } from './chips/chip-on-floor.ts';
import { chipsExchanged } from './chips/chips-exchanged.ts';
import { chipsHiddenOrMoved } from './chips/chips-hidden-or-moved.ts';
import { colorUp } from './chips/color-up.ts';
import { foreignChips } from './chips/foreign-chips.ts';
import { raceDispute } from './chips/race-dispute.ts';
import { bounty } from './entries/bounty.ts';
import { dealProposed } from './entries/deal-proposed.ts';
import { dodgedBlind } from './entries/dodged-blind.ts';
import { lateEntry } from './entries/late-entry.ts';
import { rebuyAfterBust } from './entries/rebuy-after-bust.ts';
import { wrongPrize } from './entries/wrong-prize.ts';
import { bustedTogether } from './places/busted-together.ts';
import { endOfDay } from './places/end-of-day.ts';
import { handForHand } from './places/hand-for-hand.ts';
import { notReportedBust } from './places/not-reported-bust.ts';
import { timedGameOver } from './places/timed-game-over.ts';
import { buttonDrawn } from './tables/button-drawn.ts';
import { fewerSeats } from './tables/fewer-seats.ts';
import { nextBlinds } from './tables/next-blinds.ts';
import { tablesUneven } from './tables/tables-uneven.ts';
import { whoMovesToBalance } from './tables/who-moves-to-balance.ts';

/** What concerns the tournament as a whole: places, chips, entries, tables. */
export const tournamentKinds = {
  bustedTogether,
  notReportedBust,
  whoMovesToBalance,
  tablesUneven,
  fewerSeats,
  buttonDrawn,
  nextBlinds,
  raceDispute,
  colorUp,
  chipsHiddenOrMoved,
  chipOnFloor,
  chipsExchanged,
  foreignChips,
  dodgedBlind,
  dealProposed,
  rebuyAfterBust,
  lateEntry,
  bounty,
  wrongPrize,
  handForHand,
  endOfDay,
  timedGameOver,
};

export type TournamentKinds = typeof tournamentKinds;
