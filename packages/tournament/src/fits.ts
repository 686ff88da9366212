import type { TournamentEvent } from './event.ts';
import {
  bustedOutFits,
  bustOutChangedFits,
  bustOutMovedFits,
  playEndedFits,
  reinstatedFits,
  stackRemovedFits,
} from './fits/bust-outs.ts';
import { clockPausedFits, clockSetFits, clockStartedFits } from './fits/clock.ts';
import {
  colourUpBegunFits,
  colourUpEndedFits,
  lateChipsExchangedFit,
  smallChipsCountedFit,
  smallChipsTakenFit,
} from './fits/colour-ups.ts';
import { stacksCountedFit } from './fits/counts.ts';
import { dayCarriedFits, dayEndedFits, lastHandsAnnouncedFit, stacksBaggedFit } from './fits/days.ts';
import { dutyToldFits } from './fits/duties.ts';
import {
  areKnown,
  entriesAddedFit,
  entryWithdrawnFits,
  knows,
  personChangedFits,
  stackHandedOnFits,
} from './fits/entries.ts';
import {
  bookedByHandFits,
  boughtBackFits,
  boxCountedFits,
  boxFits,
  boxOpenedFits,
  dealAgreedFits,
  dealConsentedFits,
  dealOpen,
  dealProposedFits,
  envelopeDrawnFits,
  envelopesSealedFit,
  fineBookedFits,
  fineReversedFits,
  hatFilledFits,
  headDrawnFits,
  isOpen,
  moneyGivenBackFits,
  moneyTakenFits,
  paymentReversedFits,
  prizeHandedOutFits,
  saleReversedFits,
  settledFits,
  soldFits,
  specialAwardedFits,
  thingHandedOverFits,
} from './fits/money.ts';
import { endedByTimeFits, roundDrawnFits } from './fits/rounds.ts';
import {
  appealDecidedFits,
  penaltiesCountedFit,
  penaltyEndedFits,
  penaltyGivenFits,
  rulingAppealedFits,
  rulingCarriedOutFits,
  rulingRecordedFits,
  stepTickedFits,
} from './fits/rulings.ts';
import { entrySeatedFits, finalTableFits, movesFit, seatsFit, swapFits, tableBrokenFits } from './fits/seating.ts';
import {
  handRuledFits,
  hasSeats,
  isBlocked,
  seatBlockedFits,
  tableAddedFits,
  tableChangedFits,
  tableRemovedFits,
  tablesOrderedFits,
} from './fits/tables.ts';
import { samePlace } from './seating-index.ts';
import type { Tournament } from './state.ts';

/** Whether a recorded event still makes sense here. What decide gives always fits; after an undo the later ones are asked. */
export function fits(state: Tournament, event: TournamentEvent): boolean {
  if (state.setup === undefined) return event.type === 'Created';
  switch (event.type) {
    case 'Created':
      return false;
    case 'SetupChanged':
    case 'ProposalDismissed':
    case 'Noted':
    // whichever of them are there no more
    case 'PenaltiesMoved':
    case 'DealFell':
      return true;
    case 'LevelsChanged':
      return (event.clock === undefined) === (state.clock === undefined);
    case 'EntriesAdded':
      return entriesAddedFit(state, event);
    case 'EntryWithdrawn':
      return entryWithdrawnFits(state, event);
    case 'AlternatePassed':
      return knows(state, event.entry, ({ alternate }) => alternate !== undefined);
    case 'CheckedIn':
      return areKnown(state, event.entries);
    case 'CheckedOut':
      return state.startedAt === undefined && areKnown(state, event.entries);
    case 'PersonChanged':
      return personChangedFits(state, event);
    case 'ClubChanged':
      return areKnown(state, [event.entry]);
    case 'OwnLinkRenewed':
      return event.entries.some((entry) => areKnown(state, [entry]));
    case 'KeptApart':
      return areKnown(state, event.groups.flat());
    case 'MarkedAbsent':
      return knows(
        state,
        event.entry,
        (entry) => entry.out === undefined && (entry.absentSince === undefined || event.excused === true),
      );
    case 'MarkedPresent':
      return knows(state, event.entry, ({ absentSince }) => absentSince !== undefined);
    case 'TableAdded':
      return tableAddedFits(state, event);
    case 'TableChanged':
      return tableChangedFits(state, event);
    case 'TableRemoved':
      return tableRemovedFits(state, event.table);
    case 'TablesOrdered':
      return tablesOrderedFits(state, event);
    case 'SeatBlocked':
      return seatBlockedFits(state, event);
    case 'SeatUnblocked':
      return isBlocked(state, event.place);
    case 'SeatsDrawn':
    case 'TableRedrawn':
      return seatsFit(state, event.seats);
    case 'EntrySeated':
      return entrySeatedFits(state, event);
    case 'EntryUnseated':
      return knows(state, event.entry, ({ at }) => samePlace(at, event.from));
    case 'EntryMoved':
      return movesFit(state, [event.moved]);
    case 'EntriesSwapped':
      return swapFits(state, event);
    case 'EntryLocked':
      return knows(state, event.entry, ({ locked }) => !locked);
    case 'EntryUnlocked':
      return knows(state, event.entry, ({ locked }) => locked);
    case 'ButtonsDrawn':
      return event.buttons.every(({ table, seat }) => hasSeats(state, table, [seat]));
    case 'ButtonPlaced':
      return hasSeats(state, event.table, [event.seat]);
    case 'ButtonAdvanced':
    case 'HandBegun':
      return hasSeats(state, event.table, [event.button, event.bigBlind]);
    case 'ColourUpBegun':
      return colourUpBegunFits(state, event);
    case 'SmallChipsCounted':
      return smallChipsCountedFit(state, event);
    case 'SmallChipsTaken':
      return smallChipsTakenFit(state, event);
    case 'ColourUpEnded':
      return colourUpEndedFits(state, event);
    case 'LateChipsExchanged':
      return lateChipsExchangedFit(state, event);
    case 'StacksCounted':
      return stacksCountedFit(state, event);
    case 'LastHandsAnnounced':
      return lastHandsAnnouncedFit(state);
    case 'StacksBagged':
      return stacksBaggedFit(state, event);
    case 'DayEnded':
      return dayEndedFits(state, event);
    case 'DayCarried':
      return dayCarriedFits(state, event);
    case 'PaidCarried':
      return state.carried !== undefined && isOpen(state);
    case 'HandForHandStarted':
      return state.startedAt !== undefined && state.handForHand === undefined;
    case 'HandForHandDealt':
      return state.handForHand !== undefined && event.hand === (state.handsForHand ?? 0) + 1;
    case 'HandTold':
      return state.handForHand !== undefined && state.tables.get(event.table) !== undefined;
    case 'TimeCalled':
      return (
        state.tables.get(event.table) !== undefined &&
        (event.entry === undefined || state.entries.get(event.entry) !== undefined)
      );
    case 'TimeCallEnded':
      return state.tables.get(event.table)?.timeCall !== undefined;
    case 'FloorCallAnswered':
    case 'FloorCallEnded':
      return state.tables.get(event.table)?.floorCall !== undefined;
    case 'ToldOfTable':
      return event.what.is === 'stakesAnnounced'
        ? state.tables.get(event.table)?.sharedStakes !== undefined
        : state.tables.get(event.table) !== undefined;
    case 'FloorCalled':
    case 'TableLinkRenewed':
      return state.tables.get(event.table) !== undefined;
    case 'HandForHandEnded':
      return state.handForHand !== undefined;
    case 'TableBroken':
      return tableBrokenFits(state, event);
    case 'FinalTableFormed':
      return finalTableFits(state, event);
    case 'EndedByTime':
      return endedByTimeFits(state, event);
    case 'StackHandedOn':
      return stackHandedOnFits(state, event);
    case 'CalledOff':
      return state.calledOff === undefined;
    case 'DutyTold':
      return dutyToldFits(state, event);
    case 'PlayerDrawn':
      return areKnown(state, [event.entry]) && !(state.lots ?? []).some(({ lot }) => lot === event.lot);
    case 'RoundDrawn':
      return roundDrawnFits(state, event);
    case 'TableSizeSet':
      return state.clock !== undefined;
    case 'HaltWaived':
      return state.tables.get(event.table) !== undefined;
    case 'CountdownStarted':
      return state.startedAt === undefined;
    case 'CountdownCancelled':
      return state.countdown !== undefined;
    case 'ClockStarted':
      return clockStartedFits(state, event.clock);
    case 'ClockPaused':
      return clockPausedFits(state);
    case 'ClockSet':
      return clockSetFits(state, event.clock);
    case 'BustedOut':
      return bustedOutFits(state, event);
    case 'BustOutChanged':
      return bustOutChangedFits(state, event);
    case 'StackRemoved':
      return stackRemovedFits(state, event);
    case 'BustOutMoved':
      return bustOutMovedFits(state, event);
    case 'Reinstated':
      return reinstatedFits(state, event);
    case 'RulingRecorded':
      return rulingRecordedFits(state, event);
    case 'RulingCarriedOut':
      return rulingCarriedOutFits(state, event);
    case 'StepTicked':
      return stepTickedFits(state, event);
    case 'HandRuled':
      return handRuledFits(state, event);
    case 'ChipsRemoved':
      return event.entry === undefined || state.entries.get(event.entry) !== undefined;
    case 'RulingAppealed':
      return rulingAppealedFits(state, event);
    case 'AppealDecided':
      return appealDecidedFits(state, event);
    case 'PenaltyGiven':
      return penaltyGivenFits(state, event);
    case 'PenaltiesCounted':
      return penaltiesCountedFit(state, event);
    case 'PenaltyEnded':
      return penaltyEndedFits(state, event);
    case 'Sold':
      return soldFits(state, event);
    case 'BoughtBack':
      return boughtBackFits(state, event);
    case 'SaleReversed':
      return saleReversedFits(state, event);
    case 'BoxOpened':
      return boxOpenedFits(state, event);
    case 'CashMoved':
      return boxFits(state, event);
    case 'BoxCounted':
      return boxCountedFits(state, event);
    case 'MoneyTaken':
      return moneyTakenFits(state, event);
    case 'MoneyGivenBack':
      return moneyGivenBackFits(state, event);
    case 'PrizeHandedOut':
      return prizeHandedOutFits(state, event);
    case 'PaymentReversed':
      return paymentReversedFits(state, event);
    case 'SpecialAwarded':
      return specialAwardedFits(state, event);
    case 'HatFilled':
      return hatFilledFits(state, event);
    case 'HeadDrawn':
      return headDrawnFits(state, event);
    case 'ThingHandedOver':
      return thingHandedOverFits(state, event);
    case 'DealAgreed':
      return dealAgreedFits(state, event);
    case 'EnvelopesSealed':
      return envelopesSealedFit(state, event);
    case 'EnvelopeDrawn':
      return envelopeDrawnFits(state, event);
    case 'DealProposed':
      return dealProposedFits(state, event);
    case 'DealConsented':
      return dealConsentedFits(state, event);
    case 'DealDeclined':
    case 'DealWithdrawn':
      return dealOpen(state, event);
    case 'PlayEnded':
      return playEndedFits(state, event);
    case 'MoneyAdded':
      return isOpen(state);
    case 'FineBooked':
      return fineBookedFits(state, event);
    case 'FineReversed':
      return fineReversedFits(state, event);
    case 'BookedByHand':
      return bookedByHandFits(state, event);
    case 'HitsAdjusted':
    case 'PointsAdjusted':
      return knows(state, event.entry, () => true);
    case 'Settled':
      return settledFits(state, event);
  }
}
