import type { Decision, NightContext } from '../decision.ts';
import type { Tournament } from '../state.ts';
import { acceptProposal, dismissProposal } from './accept-proposal.ts';
import { advanceButton, placeButton } from './button-by-hand.ts';
import { breakTable, formFinalTable } from './decide-otherwise.ts';
import { drawSeats } from './draw-seats.ts';
import { waiveHalt } from './halts.ts';
import { setTableSize } from './level-seats.ts';
import { moveEntry, swapEntries } from './move-entry.ts';
import { redrawTable } from './redraw-table.ts';
import { seatEntry } from './seat-entry.ts';
import type { SeatingCommand } from './seating-command.ts';

export function decideSeating(state: Tournament, command: SeatingCommand, context: NightContext): Decision {
  // biome-ignore lint/nursery/useExhaustiveSwitchCases: it does not see through Extract; the compiler does
  switch (command.type) {
    case 'DrawSeats':
      return drawSeats(state, command, context);
    case 'RedrawTable':
      return redrawTable(state, command, context);
    case 'SeatEntry':
      return seatEntry(state, command, context);
    case 'AcceptProposal':
      return acceptProposal(state, command, context);
    case 'DismissProposal':
      return dismissProposal(state, command, context);
    case 'BreakTable':
      return breakTable(state, command, context);
    case 'FormFinalTable':
      return formFinalTable(state, command, context);
    case 'SetTableSize':
      return setTableSize(state, command, context);
    case 'WaiveHalt':
      return waiveHalt(state, command, context);
    case 'PlaceButton':
      return placeButton(state, command, context);
    case 'AdvanceButton':
      return advanceButton(state, command, context);
    case 'MoveEntry':
      return moveEntry(state, command, context);
    case 'SwapEntries':
      return swapEntries(state, command, context);
  }
}
