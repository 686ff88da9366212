import type { Actor } from '@riffle/aggregate';
import { isDealersOwn, tableOfDealer } from './at-table/dealer.ts';
import type { CommandType, TournamentCommand } from './command.ts';
import type { Objection } from './decision.ts';
import { type EntryId, toEntryId } from './ids.ts';
import type { OwnTerms } from './money/own-terms.ts';
import type { Tournament } from './state.ts';

export type Needed = 'director' | 'floor' | 'cashier';

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
  DrawPlayer: 'floor',
  TallyGone: 'floor',
  TallyOut: 'floor',
  TallySale: 'cashier',
  EndDay: 'director',
  CarryOver: 'director',
  CarryPaid: 'director',
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
  CallOff: 'director',
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
  AdjustHits: 'director',
  Settle: 'director',
};

const isOwn = ({ price, chips }: OwnTerms): boolean => price !== undefined || chips !== undefined;

/** From which role on staff give this very command: a price or chips of one's own are the director's. */
export const roleFor = (command: TournamentCommand): Needed =>
  (command.type === 'Sell' && isOwn(command)) ||
  (command.type === 'BustOut' && command.rebuy !== undefined && isOwn(command.rebuy)) ||
  (command.type === 'AddEntries' && command.entries.some(isOwn))
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
  'CarryPaid',
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
    case 'kiosk':
      return false;
  }
}
