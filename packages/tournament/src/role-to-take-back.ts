import type { EventType, TournamentEvent } from './event.ts';
import type { SaleId } from './ids.ts';
import { chipsPlayed } from './money/chips-played.ts';
import { saleWith } from './money/standing.ts';
import type { Needed } from './role.ts';
import type { Tournament } from './state.ts';

type NeededFor<T extends EventType> = Needed | ((event: Extract<TournamentEvent, { readonly type: T }>) => Needed);

/** From which role on staff take an event back: whoever gave the command may, and nobody with less. */
const ROLE_TO_TAKE_BACK: { readonly [T in EventType]: NeededFor<T> } = {
  Created: 'director',
  SetupChanged: 'director',
  LevelsChanged: 'director',
  EntriesAdded: 'cashier',
  AlternatePassed: 'floor',
  EntryWithdrawn: 'floor',
  CheckedIn: 'cashier',
  CheckedOut: 'floor',
  PersonChanged: 'floor',
  ClubChanged: 'floor',
  OwnLinkRenewed: 'cashier',
  KeptApart: 'floor',
  MarkedAbsent: 'floor',
  MarkedPresent: 'floor',
  TableAdded: 'floor',
  TableChanged: 'floor',
  TableRemoved: 'floor',
  TablesOrdered: 'floor',
  SeatBlocked: 'floor',
  SeatUnblocked: 'floor',
  SeatsDrawn: 'director',
  TableRedrawn: 'floor',
  EntrySeated: 'floor',
  EntryUnseated: 'floor',
  EntryMoved: 'floor',
  EntriesSwapped: 'floor',
  EntryLocked: 'floor',
  EntryUnlocked: 'floor',
  ButtonsDrawn: 'floor',
  ButtonPlaced: 'floor',
  ButtonAdvanced: 'floor',
  HandBegun: 'floor',
  ColourUpBegun: 'floor',
  SmallChipsCounted: 'floor',
  SmallChipsTaken: 'floor',
  ColourUpEnded: 'floor',
  LateChipsExchanged: 'floor',
  StacksCounted: 'floor',
  LastHandsAnnounced: 'director',
  StacksBagged: 'floor',
  DayEnded: 'director',
  DayCarried: 'director',
  PaidCarried: 'director',
  HandForHandStarted: 'floor',
  HandForHandDealt: 'floor',
  HandTold: 'floor',
  TimeCalled: 'floor',
  TimeCallEnded: 'floor',
  FloorCalled: 'floor',
  FloorCallAnswered: 'floor',
  FloorCallEnded: 'floor',
  ToldOfTable: 'floor',
  TableLinkRenewed: 'floor',
  HandForHandEnded: 'floor',
  TableBroken: 'floor',
  FinalTableFormed: 'floor',
  RoundDrawn: 'floor',
  EndedByTime: 'floor',
  StackHandedOn: 'floor',
  DutyTold: 'floor',
  PlayerDrawn: 'floor',
  ProposalDismissed: 'floor',
  HaltWaived: 'floor',
  TableSizeSet: 'floor',
  CountdownStarted: 'floor',
  // whether lost time counts is the director's question, and so is a stop because of it
  CountdownCancelled: ({ held }) => (held === undefined ? 'floor' : 'director'),
  ClockStarted: 'floor',
  ClockPaused: ({ why }) => (why === 'slept' || why === 'set' ? 'director' : 'floor'),
  ClockSet: ({ how }) => (how === 'speed' ? 'director' : 'floor'),
  BustedOut: 'floor',
  BustOutChanged: 'floor',
  StackRemoved: 'floor',
  BustOutMoved: 'floor',
  Reinstated: 'floor',
  Noted: 'floor',
  CalledOff: 'director',
  RulingRecorded: 'floor',
  RulingCarriedOut: 'floor',
  StepTicked: 'floor',
  HandRuled: 'floor',
  ChipsRemoved: 'floor',
  RulingAppealed: 'floor',
  AppealDecided: 'floor',
  PenaltyGiven: 'floor',
  PenaltiesCounted: 'floor',
  PenaltiesMoved: 'floor',
  PenaltyEnded: 'floor',
  Sold: ({ listed, listedChips }) => (listed === undefined && listedChips === undefined ? 'cashier' : 'director'),
  BoughtBack: 'cashier',
  SaleReversed: 'cashier',
  BoxOpened: 'cashier',
  CashMoved: 'cashier',
  BoxCounted: 'cashier',
  MoneyTaken: 'cashier',
  MoneyGivenBack: 'cashier',
  PrizeHandedOut: 'cashier',
  PaymentReversed: 'cashier',
  SpecialAwarded: 'floor',
  HatFilled: 'floor',
  HeadDrawn: 'cashier',
  ThingHandedOver: 'cashier',
  EnvelopesSealed: 'director',
  EnvelopeDrawn: 'cashier',
  // whoever may write down the last yes may take it back
  DealAgreed: ({ deal }) => (deal === undefined ? 'director' : 'floor'),
  DealProposed: 'floor',
  DealConsented: 'floor',
  DealDeclined: 'floor',
  DealWithdrawn: 'floor',
  DealFell: 'cashier',
  PlayEnded: 'floor',
  MoneyAdded: 'director',
  BookedByHand: 'director',
  FineBooked: 'floor',
  FineReversed: 'floor',
  PointsAdjusted: 'director',
  HitsAdjusted: 'director',
  Settled: 'director',
};

const isPlayedAway = (state: Tournament, id: SaleId): boolean => {
  const sale = saleWith(state.money?.sales ?? [], id);
  return sale !== undefined && sale.reversed !== true && chipsPlayed(state, sale) !== undefined;
};

/** Judged by what is written, so that old commits and those from elsewhere are judged as well. */
export function roleToTakeBack(event: TournamentEvent, state?: Tournament): Needed {
  // chips that were lost since are owed: that they were never sold, the director says
  if (event.type === 'Sold' && state !== undefined && isPlayedAway(state, event.sale)) return 'director';
  const needed = ROLE_TO_TAKE_BACK[event.type] as Needed | ((event: TournamentEvent) => Needed);
  return typeof needed === 'function' ? needed(event) : needed;
}

/** Whose it is besides the director's, as commands name him: what moved in a box is its holder's to take back. */
export function ownerOf({ money }: Tournament, event: TournamentEvent): string | undefined {
  if (event.type === 'BoxOpened') return event.holder;
  const box =
    event.type === 'PaymentReversed' ? money?.payments.find(({ id }) => id === event.payment)?.box : boxIn(event);
  return money?.boxes.find(({ id }) => id === box)?.holder;
}

const boxIn = (event: TournamentEvent) => ('box' in event ? event.box : undefined);
