import { type Tournament, tournament } from '@riffle/tournament';
import { leaked } from './leaked.ts';

/** What the room was told of money and should not have been. */
export function roomFaults(state: Tournament): readonly string[] {
  const shown = state.setup?.moneyShown ?? 'amounts';
  const room = tournament.view(state, { as: 'room' });
  const staff = tournament.view(state, { as: 'staff' });
  const faults: string[] = [];
  if (room.money?.books !== undefined) faults.push('the room sees the books');
  if (room.deal?.shares !== undefined) faults.push('the room sees what a deal gave');
  if (Object.values(room.entries).some(({ person }) => person !== undefined)) faults.push('the room sees who it is');
  if (shown !== 'amounts' && Object.values(room.entries).some(({ prize = 0 }) => prize > 0))
    faults.push('the room sees what somebody has won');
  if (shown === 'nothing') {
    const amounts = leaked(room, staff);
    if (amounts.length > 0) faults.push(`the room, which is told nothing, sees ${amounts.join(', ')}`);
  }
  return faults;
}
