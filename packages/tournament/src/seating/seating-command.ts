import type { TournamentCommand } from '../command.ts';

export const SEATING_COMMANDS = [
  'DrawSeats',
  'RedrawTable',
  'SeatEntry',
  'AcceptProposal',
  'DismissProposal',
  'BreakTable',
  'FormFinalTable',
  'WaiveHalt',
  'PlaceButton',
  'AdvanceButton',
  'MoveEntry',
  'SwapEntries',
] as const;

/** What concerns who sits where. */
export type SeatingCommand = Extract<TournamentCommand, { readonly type: (typeof SEATING_COMMANDS)[number] }>;
