import { type Context, refuse, type Verdict } from '@riffle/aggregate';
import type { TournamentEvent } from '../event.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import type { SeatingCommand } from './seating-command.ts';

export function decideSeating(
  _state: Tournament,
  _command: SeatingCommand,
  _context: Context,
): Verdict<readonly TournamentEvent[], TournamentRefusal> {
  return refuse({ code: 'nothing-to-do' });
}
