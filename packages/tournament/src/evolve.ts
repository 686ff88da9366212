import type { TournamentEvent } from './event.ts';
import { floorCallAnswered, timeCallEnded, timeCalled, toldOfTable } from './evolve/at-table.ts';
import {
  boughtBack,
  bustedOut,
  bustOutChanged,
  bustOutMoved,
  endedByTime,
  playEnded,
  reinstated,
  stackRemoved,
} from './evolve/bust-outs.ts';
import { clockPaused, clockSet, clockStarted, countdownCancelled, countdownStarted } from './evolve/clock.ts';
import {
  colourUpBegun,
  colourUpEnded,
  lateChipsExchanged,
  smallChipsCounted,
  smallChipsTaken,
} from './evolve/colour-ups.ts';
import { countFollows, stacksCounted } from './evolve/counts.ts';
import { dayCarried, dayEnded, lastHandsAnnounced, paidCarried, stacksBagged } from './evolve/days.ts';
import { dutyTold } from './evolve/duties.ts';
import {
  alternatePassed,
  checkedIn,
  clubChanged,
  entriesAdded,
  entryWithdrawn,
  letIn,
  markedAbsent,
  markedPresent,
  ownLinkRenewed,
  stackHandedOn,
} from './evolve/entries.ts';
import { handForHandDealt, handForHandEnded, handForHandStarted, handTold } from './evolve/hand-for-hand.ts';
import { chipsRemoved, handBegun, handRuled } from './evolve/hands.ts';
import { playerDrawn } from './evolve/lots.ts';
import {
  bookedByHand,
  boxCounted,
  boxOpened,
  cashMoved,
  dealAgreed,
  dealConsented,
  dealGone,
  dealProposed,
  envelopeDrawn,
  envelopesSealed,
  fineBooked,
  fineReversed,
  hatFilled,
  headDrawn,
  hitsAdjusted,
  moneyAdded,
  moneyGivenBack,
  moneyTaken,
  paymentReversed,
  pointsAdjusted,
  prizeHandedOut,
  saleReversed,
  settled,
  sold,
  specialAwarded,
  thingHandedOver,
} from './evolve/money.ts';
import { buttonsDrawn, entryMoved, finalTableFormed, swapped, tableBroken, withPositions } from './evolve/moving.ts';
import { roundDrawn } from './evolve/rounds.ts';
import {
  appealDecided,
  penaltiesCounted,
  penaltiesMoved,
  penaltyEnded,
  penaltyGiven,
  rulingAppealed,
  rulingCarriedOut,
  rulingRecorded,
  stepTicked,
} from './evolve/rulings.ts';
import { entrySeated, seat, unseat, withEntry } from './evolve/seating.ts';
import { levelsChanged, setupChanged } from './evolve/setup.ts';
import {
  seatBlocked,
  seatUnblocked,
  tableAdded,
  tableChanged,
  tableRemoved,
  tableSizeSet,
  tablesOrdered,
  withTable,
} from './evolve/tables.ts';
import { tableMarks } from './gone-links.ts';
import { isWhatIsLeft } from './money/deal.ts';
import type { Tournament } from './state.ts';

/** What is so afterwards. Never refuses: what a recorded event names and nobody knows is passed over. */
export function evolve(state: Tournament, event: TournamentEvent): Tournament {
  const next = countFollows(evolved(state, event), event);
  const { dealProposal: open, ...rest } = next;
  // nobody has agreed to share with others, or something else than that
  return open === undefined || isWhatIsLeft(next, open) ? next : rest;
}

function evolved(state: Tournament, event: TournamentEvent): Tournament {
  switch (event.type) {
    case 'Created':
      return { ...state, setup: event.setup, createdAt: event.at };
    case 'SetupChanged':
      return setupChanged(state, event);
    case 'LevelsChanged':
      return levelsChanged(state, event);
    case 'EntriesAdded':
      return entriesAdded(state, event.entries);
    case 'EntryWithdrawn':
      return entryWithdrawn(state, event.entry);
    case 'AlternatePassed':
      return alternatePassed(state, event.entry);
    case 'CheckedIn':
      return letIn(checkedIn(state, event.entries, true), event.entries, event.reason);
    case 'CheckedOut':
      return checkedIn(state, event.entries, false);
    case 'PersonChanged':
      return withEntry(state, event.entry, (entry) => ({ ...entry, person: event.person }));
    case 'ClubChanged':
      return clubChanged(state, event.entry, event.club);
    case 'OwnLinkRenewed':
      return ownLinkRenewed(state, event);
    case 'KeptApart':
      return { ...state, keptApart: event.groups };
    case 'MarkedAbsent':
      return markedAbsent(state, event);
    case 'MarkedPresent':
      return letIn(markedPresent(state, event.entry), [event.entry], event.reason);
    case 'TableAdded':
      return tableAdded(state, event);
    case 'TableChanged':
      return tableChanged(state, event);
    case 'TableRemoved':
      return tableRemoved(state, event.table);
    case 'TablesOrdered':
      return tablesOrdered(state, event.breakOrder);
    case 'SeatBlocked':
      return seatBlocked(state, event);
    case 'SeatUnblocked':
      return seatUnblocked(state, event);
    case 'SeatsDrawn':
      return { ...seat(state, event.seats, 'seated'), drawn: true };
    case 'TableRedrawn':
      return seat(state, event.seats, 'seated');
    case 'EntrySeated':
      return letIn(entrySeated(state, event), [event.seated.entry], event.reason);
    case 'EntryUnseated':
      return unseat(state, [event.entry]);
    case 'EntryMoved':
      return entryMoved(state, event);
    case 'EntriesSwapped':
      return swapped(state, event);
    case 'EntryLocked':
      return withEntry(state, event.entry, (entry) => ({ ...entry, locked: true }));
    case 'EntryUnlocked':
      return withEntry(state, event.entry, (entry) => ({ ...entry, locked: false }));
    case 'ButtonsDrawn':
      return buttonsDrawn(state, event.buttons);
    case 'ButtonPlaced':
      return withPositions(state, event.table, { button: event.seat });
    case 'ButtonAdvanced':
      return withPositions(state, event.table, {
        button: event.button,
        ...(event.smallBlind && { smallBlind: event.smallBlind }),
        bigBlind: event.bigBlind,
      });
    case 'HandBegun':
      return handBegun(state, event);
    case 'ColourUpBegun':
      return colourUpBegun(state, event);
    case 'SmallChipsCounted':
      return smallChipsCounted(state, event);
    case 'SmallChipsTaken':
      return smallChipsTaken(state, event);
    case 'ColourUpEnded':
      return colourUpEnded(state, event);
    case 'LateChipsExchanged':
      return lateChipsExchanged(state, event);
    case 'StacksCounted':
      return stacksCounted(state, event);
    case 'LastHandsAnnounced':
      return lastHandsAnnounced(state, event);
    case 'StacksBagged':
      return stacksBagged(state, event);
    case 'DayEnded':
      return dayEnded(state, event);
    case 'DayCarried':
      return dayCarried(state, event);
    case 'PaidCarried':
      return paidCarried(state, event);
    case 'HandForHandStarted':
      return handForHandStarted(state, event);
    case 'HandForHandDealt':
      return handForHandDealt(state, event);
    case 'HandTold':
      return handTold(state, event);
    case 'TimeCalled':
      return timeCalled(state, event);
    case 'TimeCallEnded':
      return timeCallEnded(state, event);
    case 'FloorCalled':
      return withTable(state, event.table, (table) => ({ ...table, floorCall: { at: event.at } }));
    case 'FloorCallAnswered':
      return floorCallAnswered(state, event);
    case 'FloorCallEnded':
      return withTable(state, event.table, ({ floorCall: _, ...table }) => table);
    case 'ToldOfTable':
      return toldOfTable(state, event);
    case 'TableLinkRenewed':
      return withTable(state, event.table, (table) => ({
        ...table,
        linkMarks: [...tableMarks(state, event.table), event.mark],
      }));
    case 'HandForHandEnded':
      return handForHandEnded(state);
    case 'TableBroken':
      return tableBroken(state, event);
    case 'FinalTableFormed':
      return finalTableFormed(state, event);
    case 'EndedByTime':
      return endedByTime(state, event);
    case 'StackHandedOn':
      return stackHandedOn(state, event);
    case 'DutyTold':
      return dutyTold(state, event);
    case 'PlayerDrawn':
      return playerDrawn(state, event);
    case 'RoundDrawn':
      return roundDrawn(state, event);
    case 'ProposalDismissed':
      return { ...state, dismissed: [...state.dismissed, event.proposal] };
    case 'TableSizeSet':
      return tableSizeSet(state, event);
    case 'HaltWaived':
      return withTable(state, event.table, (table) => ({ ...table, haltWaived: true }));
    case 'CountdownStarted':
      return countdownStarted(state, event);
    case 'CountdownCancelled':
      return countdownCancelled(state, event);
    case 'ClockStarted':
      return clockStarted(state, event.clock);
    case 'ClockPaused':
      return clockPaused(state, event);
    case 'ClockSet':
      return clockSet(state, event.clock);
    case 'BustedOut':
      return bustedOut(state, event);
    case 'BustOutChanged':
      return bustOutChanged(state, event);
    case 'StackRemoved':
      return stackRemoved(state, event);
    case 'BustOutMoved':
      return bustOutMoved(state, event);
    case 'Reinstated':
      return reinstated(state, event);
    case 'RulingRecorded':
      return rulingRecorded(state, event);
    case 'RulingCarriedOut':
      return rulingCarriedOut(state, event);
    case 'StepTicked':
      return stepTicked(state, event);
    case 'HandRuled':
      return handRuled(state, event);
    case 'ChipsRemoved':
      return chipsRemoved(state, event);
    case 'RulingAppealed':
      return rulingAppealed(state, event);
    case 'AppealDecided':
      return appealDecided(state, event);
    case 'PenaltyGiven':
      return penaltyGiven(state, event);
    case 'PenaltiesCounted':
      return penaltiesCounted(state, event);
    case 'PenaltiesMoved':
      return penaltiesMoved(state, event);
    case 'PenaltyEnded':
      return penaltyEnded(state, event);
    case 'Sold':
      return sold(state, event);
    case 'BoughtBack':
      return boughtBack(state, event);
    case 'SaleReversed':
      return saleReversed(state, event);
    case 'BoxOpened':
      return boxOpened(state, event);
    case 'CashMoved':
      return cashMoved(state, event);
    case 'BoxCounted':
      return boxCounted(state, event);
    case 'MoneyTaken':
      return moneyTaken(state, event);
    case 'MoneyGivenBack':
      return moneyGivenBack(state, event);
    case 'PrizeHandedOut':
      return prizeHandedOut(state, event);
    case 'PaymentReversed':
      return paymentReversed(state, event);
    case 'SpecialAwarded':
      return specialAwarded(state, event);
    case 'HatFilled':
      return hatFilled(state, event);
    case 'HeadDrawn':
      return headDrawn(state, event);
    case 'ThingHandedOver':
      return thingHandedOver(state, event);
    case 'DealAgreed':
      return dealAgreed(state, event);
    case 'EnvelopesSealed':
      return envelopesSealed(state, event);
    case 'EnvelopeDrawn':
      return envelopeDrawn(state, event);
    case 'DealProposed':
      return dealProposed(state, event);
    case 'DealConsented':
      return dealConsented(state, event);
    case 'DealDeclined':
    case 'DealWithdrawn':
    case 'DealFell':
      return dealGone(state, event);
    case 'PlayEnded':
      return playEnded(state, event);
    case 'MoneyAdded':
      return moneyAdded(state, event);
    case 'FineBooked':
      return fineBooked(state, event);
    case 'FineReversed':
      return fineReversed(state, event);
    case 'BookedByHand':
      return bookedByHand(state, event);
    case 'HitsAdjusted':
      return hitsAdjusted(state, event);
    case 'PointsAdjusted':
      return pointsAdjusted(state, event);
    case 'Settled':
      return settled(state, event);
    case 'CalledOff':
      return { ...state, calledOff: { reason: event.reason, at: event.at } };
    case 'Noted':
      return state;
  }
}
