import { type Cited, findRulebook, houseBook, type PolicyName, policy, type Rulebook } from '@riffle/rulebooks';
import { bookOf } from './pinned-book.ts';
import { copyIn, printed } from './pinned-copy.ts';
import type { PinnedSetup } from './setup.ts';

/**
 * The rulebook as it was when it was chosen. Never another edition: where nobody has kept this one, it is silent on
 * everything, and `editionUnknown` says so.
 */
export function rulebookOf(setup: PinnedSetup): Rulebook {
  const { house } = setup.rulebook;
  const under = printedBook(setup) ?? silent(printed(setup.rulebook));
  return house === undefined ? under : houseBook(house, under);
}

function printedBook({ rulebook }: PinnedSetup): Rulebook | undefined {
  const copy = copyIn(rulebook);
  if (copy !== undefined) return bookOf(copy);
  const { id, edition } = printed(rulebook);
  return findRulebook(id, edition);
}

const silent = ({ id, edition }: Pick<Rulebook, 'id' | 'edition'>): Rulebook => ({
  id,
  edition,
  editionText: edition,
  name: id,
  answers: {},
  occasions: [],
});

/** A night from before editions were copied, whose edition has left the shelf. */
export const editionUnknown = (setup: PinnedSetup): boolean => printedBook(setup) === undefined;

/** What the rulebook of this setup says, on its occasion. */
export function policyOf<P extends PolicyName>(setup: PinnedSetup, name: P): Cited<P> {
  const book = rulebookOf(setup);
  const { occasion } = setup.rulebook;
  return policy(book, name, book.occasions.some(({ id }) => id === occasion) ? occasion : undefined);
}

/** The setup of a tournament that has been created; before that there is nothing to ask for. */
export function setupOf(state: { readonly setup?: PinnedSetup }): PinnedSetup {
  if (state.setup === undefined) throw new RangeError('the tournament has not been created');
  return state.setup;
}
