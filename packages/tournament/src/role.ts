import type { Actor } from '@riffle/aggregate';
import type { CommandType, TournamentCommand } from './command.ts';
import type { Objection } from './decision.ts';
import type { Tournament } from './state.ts';

/** What the director fixes; all else the floor does as well. */
const DIRECTORS_ONLY: ReadonlySet<CommandType> = new Set([
  'Create',
  'ChangeSetup',
  'ChangeLevels',
  'DrawSeats',
  'SetSpeed',
]);

/** Who may give a command: staff run the night, a screen and a player never do, the clock only starts what is due. */
export function mayNot(state: Tournament, command: TournamentCommand, { role }: Actor): Objection {
  const needed = DIRECTORS_ONLY.has(command.type) ? ['director'] : ['director', 'floor'];
  return isAllowed(state, command, role) ? undefined : { code: 'role-may-not', role, needed };
}

function isAllowed(state: Tournament, command: TournamentCommand, role: Actor['role']): boolean {
  switch (role) {
    case 'director':
      return true;
    case 'floor':
      return !DIRECTORS_ONLY.has(command.type);
    case 'clock':
      return command.type === 'StartClock';
    case 'demo':
      return (command.type === 'Create' ? command.setup : state.setup)?.demo === true;
    case 'display':
    case 'player':
      return false;
  }
}
