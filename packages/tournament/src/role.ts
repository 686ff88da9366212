import type { Actor } from '@riffle/aggregate';
import { isDealersOwn, tableOfDealer } from './at-table/dealer.ts';
import type { CommandType, TournamentCommand } from './command.ts';
import type { Objection } from './decision.ts';
import type { EventType, TournamentEvent } from './event.ts';
import { type EntryId, type SaleId, toEntryId } from './ids.ts';
import { chipsPlayed } from './money/chips-played.ts';
import { saleWith } from './money/standing.ts';
import type { Tournament } from './state.ts';

type Needed = 'director' | 'floor' | 'cashier';

/** Who may most, first. */
const STAFF: readonly Needed[] = ['director', 'floor', 'cashier'];

/** From which role on staff give a command: what the director fixes, and what the floor does as well. */
export const ROLE_NEEDED: { readonly [T in CommandType]: Needed } = {
  Create: 'director',
  ChangeSetup: 'director',
  ChangeLevels: 'director',
  AddEntries: 'cashier',
  PassAlternate: 'floor',
  WithdrawEntry: 'floor',
  CheckIn: 'cashier',
  CheckOut: 'floor',
  ChangePerson: 'floor',
  ChangeClub: 'floor',
  RenewOwnLink: 'cashier',
  KeepApart: 'floor',
  MarkAbsent: 'floor',
  MarkPresent: 'floor',
  AddTable: 'floor',
  ChangeTable: 'floor',
  RemoveTable: 'floor',
  OrderTables: 'floor',
  BlockSeat: 'floor',
  UnblockSeat: 'floor',
  DrawSeats: 'director',
  RedrawTable: 'floor',
  SeatEntry: 'floor',
  Unseat: 'floor',
  MoveEntry: 'floor',
  SwapEntries: 'floor',
  LockEntry: 'floor',
  UnlockEntry: 'floor',
  PlaceButton: 'floor',
  AdvanceButton: 'floor',
  NextHand: 'floor',
  BeginColourUp: 'floor',
  CountSmallChips: 'floor',
  TakeSmallChips: 'floor',
  EndColourUp: 'floor',
  ExchangeLateChips: 'floor',
  CountStacks: 'floor',
  AnnounceLastHands: 'director',
  BagStacks: 'floor',
  EndByTime: 'floor',
  HandOnStack: 'floor',
  TellDuty: 'floor',
  EndDay: 'director',
  CarryOver: 'director',
  StartHandForHand: 'floor',
  TellHand: 'floor',
  CallTime: 'floor',
  EndTimeCall: 'floor',
  CallFloor: 'floor',
  AnswerFloorCall: 'floor',
  EndFloorCall: 'floor',
  TellOfTable: 'floor',
  RenewTableLink: 'floor',
  EndHandForHand: 'floor',
  AcceptProposal: 'floor',
  DismissProposal: 'floor',
  BreakTable: 'floor',
  FormFinalTable: 'floor',
  SetTableSize: 'floor',
  WaiveHalt: 'floor',
  StartCountdown: 'floor',
  CancelCountdown: 'floor',
  StartClock: 'floor',
  PauseClock: 'floor',
  HoldClock: 'director',
  JumpToLevel: 'floor',
  AddTime: 'floor',
  BreakNow: 'floor',
  EndBreak: 'floor',
  SetSpeed: 'director',
  BustOut: 'floor',
  ChangeBustOut: 'floor',
  MoveBustOut: 'floor',
  RemoveStack: 'floor',
  Reinstate: 'floor',
  Note: 'floor',
  RecordRuling: 'floor',
  CarryOutRuling: 'floor',
  TickStep: 'floor',
  RuleHand: 'floor',
  RemoveChips: 'floor',
  AppealRuling: 'floor',
  DecideAppeal: 'floor',
  GivePenalty: 'floor',
  CarryPenalty: 'floor',
  CountPenalties: 'floor',
  EndPenalty: 'floor',
  Sell: 'cashier',
  ReverseSale: 'cashier',
  OpenBox: 'cashier',
  MoveCash: 'cashier',
  CountBox: 'cashier',
  TakeMoney: 'cashier',
  GiveBack: 'cashier',
  HandOut: 'cashier',
  ReversePayment: 'cashier',
  AwardSpecial: 'floor',
  DrawSpecial: 'floor',
  HandOverThing: 'cashier',
  AgreeDeal: 'director',
  SealEnvelopes: 'director',
  DrawEnvelope: 'cashier',
  ProposeDeal: 'floor',
  ConsentToDeal: 'floor',
  DeclineDeal: 'floor',
  WithdrawDeal: 'floor',
  EndPlay: 'floor',
  AddMoney: 'director',
  BookByHand: 'director',
  AdjustPoints: 'director',
  Settle: 'director',
};

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
  Sold: ({ listed }) => (listed === undefined ? 'cashier' : 'director'),
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

/** From which role on staff give this very command: a price of one's own is the director's. */
export const roleFor = (command: TournamentCommand): Needed =>
  (command.type === 'Sell' && command.price !== undefined) ||
  (command.type === 'BustOut' && command.rebuy?.price !== undefined) ||
  (command.type === 'AddEntries' && command.entries.some(({ price }) => price !== undefined))
    ? 'director'
    : ROLE_NEEDED[command.type];

/** Who may give a command: staff run the night, a screen never does, a player speaks for himself, a dealer for his table, the clock only starts what is due. */
export function mayNot(state: Tournament, command: TournamentCommand, { id, role }: Actor): Objection {
  const needed = STAFF.slice(0, STAFF.indexOf(roleFor(command)) + 1);
  return isAllowed(state, command, { id, role }) ? undefined : { code: 'role-may-not', role, needed };
}

/** What happens by itself. */
const OF_THE_CLOCK: readonly CommandType[] = [
  'StartClock',
  'PauseClock',
  'HoldClock',
  'AnnounceLastHands',
  'SetTableSize',
];

const PLAYER = 'player:';

/** As commands name the player of this entry. */
export const playerOf = (entry: EntryId): string => `${PLAYER}${entry}`;

/** Which entry a player speaks for; none where it is no player. */
export const entryOfPlayer = ({ id, role }: Pick<Actor, 'id' | 'role'>): EntryId =>
  toEntryId(role === 'player' && id.startsWith(PLAYER) ? id.slice(PLAYER.length) : '');

function isAllowed(state: Tournament, command: TournamentCommand, { id, role }: Actor): boolean {
  switch (role) {
    case 'director':
      return true;
    case 'floor':
      return roleFor(command) !== 'director';
    case 'cashier':
      return roleFor(command) === 'cashier';
    case 'clock':
      return OF_THE_CLOCK.includes(command.type);
    case 'demo':
      return (command.type === 'Create' ? command.setup : state.setup)?.demo === true;
    case 'player':
      return (command.type === 'ConsentToDeal' || command.type === 'DeclineDeal') && id === playerOf(command.entry);
    case 'dealer': {
      const table = tableOfDealer({ id, role });
      return table !== undefined && isDealersOwn(state, command, table);
    }
    case 'display':
      return false;
  }
}
