import { type Cited, findRulebook, houseBook, type PolicyName, policy, type Rulebook } from '@riffle/rulebooks';
import type { Setup } from './setup.ts';
import type { Tournament } from './state.ts';

/** The pinned rulebook, or one that is silent on everything: an old night opens even where its edition is gone. */
export function rulebookOf(setup: Setup): Rulebook {
  const { id, edition, house } = setup.rulebook;
  return (
    (house && houseBook(house)) ??
    findRulebook(id, edition) ??
    findRulebook(id) ?? { id, edition, editionText: edition, name: id, answers: {}, occasions: [] }
  );
}

/** What the rulebook of this setup says, on its occasion. */
export function policyOf<P extends PolicyName>(setup: Setup, name: P): Cited<P> {
  const book = rulebookOf(setup);
  const { occasion } = setup.rulebook;
  return policy(book, name, book.occasions.some(({ id }) => id === occasion) ? occasion : undefined);
}

/** The setup of a tournament that has been created; before that there is nothing to ask for. */
export function setupOf(state: Tournament): Setup {
  if (state.setup === undefined) throw new RangeError('the tournament has not been created');
  return state.setup;
}
