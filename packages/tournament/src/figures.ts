import { countOf, measure } from '@riffle/aggregate';
import { type Chips, sumChips, toChips } from '@riffle/cards';
import { inField, isAlternate } from './alternate-list.ts';
import { racedDifference } from './chip-race/open-colour-ups.ts';
import { hasPlayed, playersLeft } from './seating-index.ts';
import type { Entry, Tournament } from './state.ts';
import type { TournamentView } from './view.ts';

/**
 * Issued to everybody who came: chips change hands. They leave with a stack that is taken away, by a ruling, and with small
 * chips that a rulebook rounds down or lets lapse; where it rounds up, some are made.
 * Never below none: what stood when a stack was taken may have been undone since.
 */
export const chipsInPlay = (state: Tournament): Chips =>
  toChips(
    Math.max(
      0,
      chipsIssued(state) -
        chipsRemoved(state) -
        (state.chipsRemoved ?? 0) -
        (state.chipsOfRounds ?? 0) +
        racedDifference(state),
    ),
  );

export const chipsIssued = (state: Tournament): Chips => state.entries.measured(issued);

const issued = measure<Entry, Chips>(
  toChips(0),
  (entry) => (hasPlayed(entry) ? entry.stack : toChips(0)),
  (a, b) => sumChips([a, b]),
);

const chipsRemoved = (state: Tournament): Chips =>
  sumChips(state.bustOuts.flatMap(({ removed }) => (removed && removed.shares === undefined ? [removed.chips] : [])));

// who waits for a seat is not in the field yet
const out = countOf<Entry>((entry) => !isAlternate(entry) && entry.out !== undefined);
const checkedIn = countOf<Entry>((entry) => !isAlternate(entry) && entry.checkedIn);

export function figures(state: Tournament): TournamentView['figures'] {
  const { entries } = state;
  const left = playersLeft(state);
  const chips = chipsInPlay(state);
  return {
    entries: entries.measured(inField),
    left,
    out: entries.measured(out),
    checkedIn: entries.measured(checkedIn),
    chips,
    ...(left > 0 && { averageStack: toChips(Math.floor(chips / left)) }),
  };
}
