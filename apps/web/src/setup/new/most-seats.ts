import { policy, type Rulebook } from '@riffle/rulebooks';
import type { Game } from '@riffle/tournament';

/** How many the book lets sit at a table of this game at the start; nothing where it does not speak of it. */
export function mostSeats(book: Rulebook, game: Game, occasion: string): number | undefined {
  const { value, from } = policy(book, 'tables.maxSeats', occasion === '' ? undefined : occasion);
  if (from === 'base') return undefined;
  return game === 'stud' ? value.stud : Math.max(value[game], value.atStart ?? 0);
}
