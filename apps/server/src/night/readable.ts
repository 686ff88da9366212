import { type Commit, restore } from '@riffle/aggregate';
import { findRulebook } from '@riffle/rulebooks';
import { type TournamentEvent, tournament } from '@riffle/tournament';

/** Whether commits from elsewhere make a night that this Riffle can show. What does not replay here is not taken in. */
export function isReadable(commits: readonly Commit<TournamentEvent>[]): boolean {
  try {
    const { state } = restore(tournament, commits);
    const book = state.setup && findRulebook(state.setup.rulebook.id, state.setup.rulebook.edition);
    tournament.view(state, { as: 'staff' });
    return book !== undefined;
  } catch {
    return false;
  }
}
