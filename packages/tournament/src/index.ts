export { absenceKind } from './absences.ts';
export { secondsLeft, type TimeCallEnd } from './at-table/calls.ts';
export { dealerOf } from './at-table/dealer.ts';
export { DECK_REASONS, type DeckReason, type TableMatter } from './at-table/kept-of-table.ts';
export { deckReasons } from './at-table/table-matter.ts';
export { entriesShownTo } from './at-table/view-of-table.ts';
export { bookNameOf } from './book-name.ts';
export { checkStructure, type GameOddity, type StructureProblem } from './check-structure.ts';
export {
  chipsRaced,
  dealRace,
  type EvenExchange,
  exchangeEvenly,
  type RaceChips,
  type RaceHand,
  type RaceRules,
  type RaceStack,
  type RaceWin,
  raceOrder,
  raceWins,
  savedFromRace,
} from './chip-race/chip-race.ts';
export type { Given, SmallChips, Taken, Witness } from './chip-race/colour-up-state.ts';
export type { ColourUpView } from './chip-race/colour-up-view.ts';
export { dueColourUps } from './chip-race/due-colour-ups.ts';
export { type Leftovers, leftoversBy } from './chip-race/leftovers.ts';
export { PROCEDURE, type Procedure, procedureOf } from './chip-race/procedure.ts';
export type { TablePlan } from './chip-race/table-plan.ts';
export { type Capacity, capacityOf, takenBy } from './chips/capacity.ts';
export { type ChipField, type ChipsFault, chipsFault } from './chips/check-chips.ts';
export {
  type Chip,
  type ChipSet,
  isBrokenDown,
  stackSum,
  valuesOf,
} from './chips/chip-set.ts';
export { type ColourUp, colourUpPlan } from './chips/colour-up.ts';
export { CHIP_COLOUR_NAMES, CHIP_COLOURS, type ChipColour } from './chips/colours.ts';
export { chipsInUse, leavesAt } from './chips/leaving.ts';
export { READY_SETS, type ReadySet, type ReadySetId, readySet } from './chips/ready-sets.ts';
export { fittedTo, withProposedStack } from './chips/starting-stack.ts';
export { type ClockReading, readClock } from './clock-reading.ts';
export type { ClockSetting } from './clock-setting.ts';
export type { CarriedOut, CommandType, NewEntry, Out, Place, TimeLost, TournamentCommand } from './command.ts';
export type { FinalPlace } from './counted-places.ts';
export { stackTold } from './counts/chip-count.ts';
export type { CountedStack } from './counts/count-command.ts';
export {
  COUNT_OCCASIONS,
  type CountOccasion,
  HAND_WHEN_COUNTED,
  type HandWhenCounted,
} from './counts/count-command.ts';
export type { IssuedLine } from './counts/count-shape.ts';
export type { BigStacks, CountsAtTable, CountsView, CountView } from './counts/count-view.ts';
export { isOpen as isCountOpen } from './counts/open-count.ts';
export type { WhyOff } from './counts/why-off.ts';
export type { Bag, CarriedPenalty } from './day-end/day-command.ts';
export { type DayLeft, dayLeft } from './day-end/day-left.ts';
export type { Carried, CarriedEntry } from './day-end/day-state.ts';
export { atTheirTables, type DealtGame } from './dealt-game.ts';
export { DEMO_SPEEDS } from './demo-speeds.ts';
export { type Due, due } from './due.ts';
export type { Duty } from './duties/duty.ts';
export type { EventType, TournamentEvent } from './event.ts';
export { EVENT_VERSIONS } from './event-versions.ts';
export {
  type FormClash,
  type FormOfPlay,
  ROUND_DRAWS,
  ROUND_PLACES,
  ROUND_STACKS,
  type Rounds,
} from './form/form-of-play.ts';
export { type HeatNow, heatNow } from './form/heats.ts';
export { READY_FORMS } from './form/ready-forms.ts';
export { playsToItsEnd } from './form/stands-alone.ts';
export type { MatchView, RoundView } from './form/view-rounds.ts';
export { FREE_TEXTS, isOfRecord, WhoseTexts } from './free-texts.ts';
export { entryMarks, tableMarks } from './gone-links.ts';
export type { InHand } from './hand-for-hand/hand-for-hand.ts';
export { type AwayInHand, whileAway } from './hands/away-in-hand.ts';
export { RULED_HANDS } from './hands/hand-as-ruled.ts';
export { goesByClock, goOnFrom, isHeld } from './held.ts';
export {
  type BoxId,
  type BustOutId,
  type DealId,
  type EntryId,
  type PaymentId,
  type PenaltyId,
  type ProfileId,
  type RulingId,
  type SaleId,
  type TableId,
  toBoxId,
  toBustOutId,
  toDealId,
  toEntryId,
  toPaymentId,
  toPenaltyId,
  toProfileId,
  toRulingId,
  toSaleId,
  toTableId,
} from './ids.ts';
export { lateEntryEnds, takesEntries } from './late-entry.ts';
export { bringsIn, LEVEL_GAMES, type LevelGame, LIMITS, type Limit } from './level-game.ts';
export { lifted, lifting } from './lifting.ts';
export { lotOf } from './lots/lot.ts';
export type { LotView } from './lots/view-lots.ts';
export { type Candidate as LotCandidate, inLot, LOT_BOUGHT, LOT_FROM, type Whom } from './lots/whom.ts';
export { type AccountCalled, accountCalled, accountLines, accountOfPart } from './money/account-lines.ts';
export { addOnAt } from './money/add-on-at.ts';
export type { Bounty, Unclaimed } from './money/bounties.ts';
export type { BountyNight } from './money/bounty-night.ts';
export { boxShort } from './money/boxes.ts';
export { type MoneyFault, moneyFault, type PriceAt, type PriceFault } from './money/check-money.ts';
export { isDisqualified } from './money/disqualified.ts';
export type { PrizeDue } from './money/dues.ts';
export { mayNotEnd } from './money/ends-by-deal.ts';
export { commitEnvelopes } from './money/envelopes.ts';
export { isFieldFinal } from './money/field.ts';
export { FINE_ACCOUNTS } from './money/fine-account.ts';
export { handedSum, paidOut, WON_KINDS, type WonKind } from './money/handed.ts';
export { type HeadTaken, headsLeft, headsTaken, type WhyItStays } from './money/heads-taken.ts';
export { hitsMade } from './money/hits.ts';
export { noHouseShare } from './money/house-share.ts';
export { limitMet } from './money/limit-met.ts';
export { missedHand } from './money/missed-hand.ts';
export type { DealShare, Owed, RebuyWithIt } from './money/money-command.ts';
export {
  BOUNTY_FORMS,
  type BountyForm,
  ENTERING,
  isForWhoIsIn,
  isPlayedFor,
  LIMITED,
  type Limited,
  type Limits,
  MOST_AT_ONCE,
  type MoneySetup,
  type Offered,
  type Part,
  type Profile,
  PURPOSES,
  type Purpose,
  priceOf,
  SALE_KINDS,
  type SaleKind,
} from './money/money-setup.ts';
export type { Box, Deal, Fine, Payment, Sale, Thing } from './money/money-state.ts';
export { type NightTotals, nightTotals, totalsOver } from './money/night-totals.ts';
export { isOffered, mayBeOffered, offeredAtLevel, offeredNow } from './money/offered-at.ts';
export type { OwedRebuy } from './money/owed-rebuys.ts';
export {
  entriesOfSame,
  type OwnEntry,
  type OwnProposal,
  type OwnReceipt,
  type OwnSale,
  type OwnStand,
  ownStand,
} from './money/own-stand.ts';
export { type Payable, payable } from './money/payable.ts';
export { type PaidFor, type PaymentLine, paymentLines, paymentOf, paymentSum } from './money/payment-lines.ts';
export type { PointsLine } from './money/points.ts';
export { stacksAtRebuys } from './money/stack-at-rebuy.ts';
export { THINGS_FROM } from './money/thing-from.ts';
export type { UnpaidFine } from './money/unpaid-fine.ts';
export { isUnsettled, type Unsettled } from './money/unsettled.ts';
export type { WhyKept } from './money/why-kept.ts';
export { isNobodys } from './nobodys.ts';
export { onlyByMistake } from './only-by-mistake.ts';
export { OUT_TOGETHER, type OutTogether } from './out-together.ts';
export type { CarriedFrom, Penalty, PenaltyBar, PenaltyLength, UnservedPenalty } from './penalty.ts';
export { type Bar, barAgainst, barsIn } from './penalty-bar.ts';
export { penaltyBegins } from './penalty-begins.ts';
export { missedHands } from './penalty-book.ts';
export { unservedPenalties } from './penalty-carried.ts';
export { copyIn, isCopyOf, printed } from './pinned-copy.ts';
export { places } from './places.ts';
export { prizeWon, tellsWinnings } from './prize.ts';
export type { Proposal, SeatProposal, TogetherProposal } from './proposal.ts';
export type { RankedOut, Removal } from './ranked-out.ts';
export { type Candidate, type Ranking, ranking, stacksRank } from './ranking.ts';
export { reEntryOpen } from './re-entry.ts';
export { READY_MIXES, type ReadyMix } from './ready-mixes.ts';
export type { Reason, ReasonCode } from './reason.ts';
/** @internal tests hold that each has its words. */
export { REASON_CODES } from './reason.ts';
export type { MoveView } from './recent-move.ts';
export type { RefusalCode, TournamentRefusal } from './refusal.ts';
export { entryOfPlayer, playerOf, ROLE_NEEDED, roleFor } from './role.ts';
export { ownerOf, roleToTakeBack } from './role-to-take-back.ts';
export { policyOf, rulebookOf } from './rulebook-of.ts';
export type { LoggedRuling, RuledOn } from './ruled-on.ts';
export { CARRIES_OUT } from './rulings/carries-out.ts';
export { projectedEnd, type Scheduled, scheduleOf } from './schedule.ts';
export type { ButtonDrawn, Moved, Seated } from './seated.ts';
export { finalTablePlayers } from './seating/final-table-size.ts';
export { proposals } from './seating/index.ts';
export {
  ALTERNATES_MOVE_UP,
  CLEARABLE,
  type Clearable,
  GAMES,
  type Game,
  MONEY_SHOWN,
  type MoneyShown,
  type PinnedSetup,
  type Setup,
} from './setup.ts';
export { type Stage, stageOf } from './stage.ts';
export type { BustOut, Entry, Positions, Table, Tournament } from './state.ts';
export {
  ANTE_FORMS,
  type AnteForm,
  type BreakLevel,
  type Level,
  type Millis,
  minutes,
  type PlayLevel,
  playLevelNo,
  type Structure,
  toMillis,
} from './structure.ts';
export { READY_STRUCTURES, type ReadyStructure, type StructureId, structureFor } from './structures.ts';
export { tournament } from './tournament.ts';
export type {
  Absence,
  BustOutView,
  EntryView,
  Missing,
  MoneyView,
  SpecialView,
  TableView,
  TournamentView,
  Viewer,
} from './view.ts';
