import type { Actor } from '@riffle/aggregate';
import type { CommandType, TournamentCommand } from './command.ts';
import type { Objection } from './decision.ts';
import type { Tournament } from './state.ts';

/** From which role on staff give a command: what the director fixes, and what the floor does as well. */
export const ROLE_NEEDED: { readonly [T in CommandType]: 'director' | 'floor' } = {
  Create: 'director',
  ChangeSetup: 'director',
  ChangeLevels: 'director',
  AddEntries: 'floor',
  WithdrawEntry: 'floor',
  CheckIn: 'floor',
  CheckOut: 'floor',
  ChangePerson: 'floor',
  ChangeClub: 'floor',
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
  AcceptProposal: 'floor',
  DismissProposal: 'floor',
  BreakTable: 'floor',
  FormFinalTable: 'floor',
  WaiveHalt: 'floor',
  StartCountdown: 'floor',
  CancelCountdown: 'floor',
  StartClock: 'floor',
  PauseClock: 'floor',
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
  AppealRuling: 'floor',
  DecideAppeal: 'floor',
  GivePenalty: 'floor',
  CountPenalties: 'floor',
  EndPenalty: 'floor',
};

/** Who may give a command: staff run the night, a screen and a player never do, the clock only starts what is due. */
export function mayNot(state: Tournament, command: TournamentCommand, { role }: Actor): Objection {
  const needed = ROLE_NEEDED[command.type] === 'director' ? ['director'] : ['director', 'floor'];
  return isAllowed(state, command, role) ? undefined : { code: 'role-may-not', role, needed };
}

function isAllowed(state: Tournament, command: TournamentCommand, role: Actor['role']): boolean {
  switch (role) {
    case 'director':
      return true;
    case 'floor':
      return ROLE_NEEDED[command.type] === 'floor';
    case 'clock':
      return command.type === 'StartClock';
    case 'demo':
      return (command.type === 'Create' ? command.setup : state.setup)?.demo === true;
    case 'display':
    case 'player':
      return false;
  }
}
