import { dutyKey, type OfDuties } from '../duties/duty.ts';
import type { Tournament } from '../state.ts';

/** Whoever or whatever it is about is there, and it was told the other way before. */
export function dutyToldFits(state: Tournament, { duty, done }: OfDuties): boolean {
  if ((state.dutiesDone?.[dutyKey(duty)] !== undefined) === done) return false;
  switch (duty.is) {
    case 'clubCheckIn':
      return !done || [...state.entries.values()].some(({ club }) => club === duty.club);
    case 'roundCard':
      return state.tables.get(duty.table) !== undefined;
    case 'cardHandedIn':
      return !done || state.entries.get(duty.entry)?.out !== undefined;
    case 'cardOnStack':
      return state.entries.get(duty.entry) !== undefined;
  }
}
