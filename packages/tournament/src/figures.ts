import { type Chips, sumChips, toChips } from '@riffle/cards';
import { isAlternate } from './alternate-list.ts';
import { racedDifference } from './chip-race/open-colour-ups.ts';
import { hasPlayed, seatingIndex } from './seating-index.ts';
import type { Tournament } from './state.ts';
import type { TournamentView } from './view.ts';

/**
 * Issued to everybody who came: chips change hands. They leave with a stack that is taken away, by a ruling, and with small
 * chips that a rulebook rounds down or lets lapse; where it rounds up, some are made.
 * Never below none: what stood when a stack was taken may have been undone since.
 */
export const chipsInPlay = (state: Tournament): Chips =>
  toChips(Math.max(0, chipsIssued(state) - chipsRemoved(state) - (state.chipsRemoved ?? 0) + racedDifference(state)));

export const chipsIssued = (state: Tournament): Chips =>
  sumChips(
    Object.values(state.entries)
      .filter(hasPlayed)
      .map(({ stack }) => stack),
  );

const chipsRemoved = (state: Tournament): Chips =>
  sumChips(state.bustOuts.flatMap(({ removed }) => (removed && removed.shares === undefined ? [removed.chips] : [])));

export function figures(state: Tournament): TournamentView['figures'] {
  // who waits for a seat is not in the field yet
  const entries = Object.values(state.entries).filter((entry) => !isAlternate(entry));
  const left = seatingIndex(state.entries).inPlay.length;
  const chips = chipsInPlay(state);
  return {
    entries: entries.length,
    left,
    out: entries.filter(({ out }) => out !== undefined).length,
    checkedIn: entries.filter(({ checkedIn }) => checkedIn).length,
    chips,
    ...(left > 0 && { averageStack: toChips(Math.floor(chips / left)) }),
  };
}
