import type { TournamentCommand } from '../command.ts';

/** What concerns who sits where. */
export type SeatingCommand = Extract<
  TournamentCommand,
  {
    readonly type:
      | 'DrawSeats'
      | 'RedrawTable'
      | 'SeatEntry'
      | 'AcceptProposal'
      | 'DismissProposal'
      | 'BreakTable'
      | 'FormFinalTable'
      | 'SetTableSize'
      | 'WaiveHalt'
      | 'PlaceButton'
      | 'AdvanceButton'
      | 'MoveEntry'
      | 'SwapEntries';
  }
>;
