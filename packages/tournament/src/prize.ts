import type { EntryId } from './ids.ts';
import type { Setup } from './setup.ts';
import type { TournamentView } from './view.ts';

/** In cents: equal parts of the prizes of all places that are shared; odd cents are the cashier's business. */
export function prizeOf(prizes: readonly number[], place: number, sharedBy: number): number {
  const shared = prizes.slice(place - 1, place - 1 + sharedBy);
  return Math.floor(shared.reduce((sum, prize) => sum + prize, 0) / sharedBy);
}

/** Whether a list that everybody may read tells what was won: as the club says. */
export const tellsWinnings = ({
  prizes,
  setup,
}: {
  readonly prizes: readonly number[];
  readonly setup: Pick<Setup, 'moneyShown'>;
}): boolean => prizes.length > 0 && (setup.moneyShown ?? 'amounts') === 'amounts';

/** In cents: what somebody has won, by his place or otherwise. */
export function prizeWon({ prizes, entries }: Pick<TournamentView, 'prizes' | 'entries'>, entry: EntryId): number {
  const { place, sharedBy = 1, prize } = entries[entry] ?? {};
  return prize ?? (place === undefined ? 0 : prizeOf(prizes, place, sharedBy));
}
